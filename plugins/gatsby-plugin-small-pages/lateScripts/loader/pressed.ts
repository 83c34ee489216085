import { dataset } from './page';

// The controls that were pressed before the scripts answer.

/** The submit buttons of forms that were sent. */
const sent = new Set<HTMLElement>();
/** The last button or placeholder link. */
let last: HTMLElement | null = null;

/** The longest time that a form that the browser can send waits for the scripts, in milliseconds. */
const LONGEST_WAIT = 5000;

/** The browser can send a form with an address; it would send any other to the page itself. */
const isSendable = (form: Element | null) => Boolean(form && form.matches('[action], [data-netlify]'));

/** The controls to press again: of forms that were sent, and the last of the others, if any. */
export const pressed = () => [...sent, last];

/** Sends what the browser can send without scripts. */
export function sendPressed(): void {
  for (const button of sent) if (isSendable(button.closest('form'))) button.click();
}

function onClick({ target }: Event): void {
  // A script may click on the document.
  if (!dataset.scripts && target instanceof Element) last = target.closest('button[type=button], [role=link]');
}

/** Browsers turn Enter into a click only on links that have an address. */
function onKeyDown({ key, target }: KeyboardEvent): void {
  if (!dataset.scripts && key === 'Enter' && target instanceof HTMLElement && target.matches('[role=link]'))
    target.click();
}

/** The browser asks before a page is left whose form still waits for the scripts. */
function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (dataset.scripts) return;
  event.preventDefault();
  // For browsers that do not ask otherwise.
  event.returnValue = true;
}

/** Notes what is pressed until the scripts answer. `giveUp` is called when a form has waited too long. */
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
      addEventListener('beforeunload', onBeforeUnload);
      if (isSendable(form)) setTimeout(giveUp, LONGEST_WAIT);
    },
    true,
  );
}
