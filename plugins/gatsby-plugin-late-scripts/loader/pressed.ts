import { dataset } from './page';

// Stores the controls that are pressed before React is ready.

/** The submit buttons of forms that were sent. */
const sent = new Set<HTMLElement>();
/** The last pressed button, or link without an address. */
let last: HTMLElement | null = null;

/** The longest time, in milliseconds, that a form waits for the scripts before the browser sends it. */
const LONGEST_WAIT = 5000;

/** True if the browser can send the form without scripts: it has an address, or Netlify receives it. */
const isSendable = (form: Element | null) => Boolean(form && form.matches('[action], [data-netlify]'));

/** Returns the controls to press again: the submit buttons of sent forms, then the last other control. */
export const pressed = () => [...sent, last];

/** Sends the stored forms that the browser can send without scripts. */
export function sendPressed(): void {
  for (const button of sent) if (isSendable(button.closest('form'))) button.click();
}

function onClick({ target }: Event): void {
  // The target is the document if a script has clicked on it.
  if (!dataset.scripts && target instanceof Element) last = target.closest('button[type=button], [role=link]');
}

/** Clicks a link without an address on Enter. Browsers do so only for links with an address. */
function onKeyDown({ key, target }: KeyboardEvent): void {
  if (!dataset.scripts && key === 'Enter' && target instanceof HTMLElement && target.matches('[role=link]'))
    target.click();
}

/** Stores the controls that are pressed until React is ready. `giveUp` is called when a form has waited for `LONGEST_WAIT`. */
export function keepPressed(giveUp: () => void): void {
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof Element) || dataset.scripts === 'ready' || (dataset.scripts && isSendable(form))) return;
      event.preventDefault();
      const button = form.querySelector<HTMLElement>('[type=submit]');
      if (dataset.scripts || !button) return;
      sent.add(button);
      button.setAttribute('aria-busy', 'true');
      // Any return value makes the browser ask before it leaves the page. Later `src/forms/status.ts` makes it ask.
      window.onbeforeunload = () => (dataset.scripts ? undefined : true);
      if (isSendable(form)) setTimeout(giveUp, LONGEST_WAIT);
    },
    true,
  );
}
