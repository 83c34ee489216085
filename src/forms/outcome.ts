/** The outcome of sending a form. `refused`: rejected; `error`: not arrived, may be sent again; `unclear`: may have arrived. */
export type Outcome = 'success' | 'refused' | 'error' | 'unclear';

/** Returns true or false, or undefined if the value is missing. Some services send booleans as strings. */
const toBoolean = (value: unknown): boolean | undefined =>
  value === undefined || value === null ? undefined : !/^(?:false|0|)$/i.test(String(value));

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : toBoolean(value) === true;

/**
 * Returns true if a JSON answer reports success, false if it reports failure, and undefined if it reports nothing. Formspree answers 200
 * with only an `error` when its quota is used up.
 */
function reportedSuccess(answer: unknown): boolean | undefined {
  if (typeof answer !== 'object' || answer === null) return toBoolean(answer);
  const { ok, success, error, errors } = answer as Record<string, unknown>;
  const said = [toBoolean(ok), toBoolean(success)].filter((one) => one !== undefined);
  if (said.length > 0) return !said.includes(false);
  return isFilled(error) || isFilled(errors) ? false : undefined;
}

/** Returns the outcome that an answer reports. An HTML page is a success only with `acceptsHtml` (Netlify); else it may be a login page. */
export function outcomeOf(
  { status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>,
  body: string,
  acceptsHtml: boolean,
): Outcome {
  // The receiver itself has failed or not started. A 503 counts only with a `Retry-After`; others may be from a gateway.
  if (status === 500 || status === 408 || status === 429 || (status === 503 && headers.has('Retry-After')))
    return 'error';
  // Other 5xx usually come from a gateway. The server behind it may have received the form.
  if (status >= 500) return 'unclear';
  if (status < 200 || status > 299) return 'refused';
  const type = headers.get('Content-Type') ?? '';
  if (/html/i.test(type) || /^\s*</.test(body)) return acceptsHtml ? 'success' : 'unclear';
  let said: boolean | undefined;
  if ((/json/i.test(type) && status !== 204) || /^\s*[{[]/.test(body)) {
    try {
      said = reportedSuccess(JSON.parse(body));
    } catch {
      return 'unclear';
    }
  }
  if (said === false) return 'refused';
  return redirected && !said ? 'unclear' : 'success';
}
