/** What became of a form: `refused` as it is; `error`: it may be taken later; `unclear`: it may or may not have arrived. */
export type Outcome = 'success' | 'refused' | 'error' | 'unclear';

/** True, false, or undefined when absent. Some services send booleans as strings. */
const toBoolean = (value: unknown): boolean | undefined =>
  value === undefined || value === null ? undefined : !/^(?:false|0|)$/i.test(String(value));

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : toBoolean(value) === true;

/** Whether a JSON response reports success. Formspree answers 200 with only an `error` when its quota is used up. */
function reportedSuccess(answer: unknown): boolean | undefined {
  if (typeof answer !== 'object' || answer === null) return toBoolean(answer);
  const { ok, success, error, errors } = answer as Record<string, unknown>;
  const said = [toBoolean(ok), toBoolean(success)].filter((one) => one !== undefined);
  if (said.length > 0) return !said.includes(false);
  return isFilled(error) || isFilled(errors) ? false : undefined;
}

/** Whether a form has arrived. `acceptsHtml`: a page counts, as Netlify Forms sends it; a redirect to a login page would look the same. */
export function outcomeOf(
  { status, redirected, headers }: Pick<Response, 'status' | 'redirected' | 'headers'>,
  body: string,
  acceptsHtml: boolean,
): Outcome {
  // Gateway timeouts: the server behind the gateway may have received the form.
  if (status === 504 || status === 524) return 'unclear';
  // Request timeout, too many requests: the endpoint asks to try again later.
  if (status >= 500 || status === 408 || status === 429) return 'error';
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
