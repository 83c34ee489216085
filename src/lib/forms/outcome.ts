/** How sending a form has ended; `unclear` if it may have arrived, or may not. */
export type Outcome = 'sent' | 'refused' | 'unclear';

/** What an endpoint answered. */
export interface Answer {
  readonly status: number;
  /** True if the answer comes from another address than the one it was sent to. */
  readonly redirected: boolean;
  /** Its Content-Type. */
  readonly type: string;
  readonly body: string;
}

/** A gateway's word that what stands behind it has said nothing. */
const TIMEOUTS = [504, 524];

/** Yes, no, or nothing said. Services have true and false in words as well. */
const meaning = (value: unknown): boolean | undefined =>
  value === undefined || value === null ? undefined : !/^(?:false|0|)$/i.test(String(value));

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : meaning(value) === true;

/** What a JSON answer comes to. Formspree has answered 200 with nothing but an `error` when its quota was used up. */
function verdict(answer: unknown): boolean | undefined {
  if (typeof answer !== 'object' || answer === null) return meaning(answer);
  const { ok, success, error, errors } = answer as Record<string, unknown>;
  const said = [meaning(ok), meaning(success)].filter((one) => one !== undefined);
  if (said.length > 0) return !said.includes(false);
  return isFilled(error) || isFilled(errors) ? false : undefined;
}

/**
 * Whether a form has arrived, by what its endpoint answered. Only what an endpoint meant for this site says so: a page is
 * what a visitor is sent to who has to log in.
 * @param ownPages true if a page counts: Netlify Forms answers with nothing else
 */
export function outcomeOf({ status, redirected, type, body }: Answer, ownPages: boolean): Outcome {
  if (TIMEOUTS.includes(status)) return 'unclear';
  if (status < 200 || status > 299) return 'refused';
  if (/html/i.test(type) || /^\s*</.test(body)) return ownPages ? 'sent' : 'unclear';
  let said: boolean | undefined;
  if ((/json/i.test(type) && status !== 204) || /^\s*[{[]/.test(body)) {
    try {
      said = verdict(JSON.parse(body));
    } catch {
      return 'unclear';
    }
  }
  if (said === false) return 'refused';
  return redirected && !said ? 'unclear' : 'sent';
}
