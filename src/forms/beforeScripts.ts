import { type Control, draftOf, keep, keepDrafts, nameOf } from './drafts';
import { letterOf, withBody } from './preparedMail';

// The part of the forms in the inline script of every page. gatsby-plugin-small-pages runs it before the site's scripts.

const { dataset } = document.documentElement;

/** Returns the fields of all forms. */
const fields = () => [...document.querySelectorAll<Control>('form :not([type=hidden])[name]')];

/**
 * Keeps the values that a browser or an extension has filled in without an event. Otherwise they would be lost when React renders a form
 * again, or when the page reloads. A value that is also in the page's address is from a link and not from the visitor, so it is not kept.
 */
function keepAll(): void {
  if (dataset.scripts === 'ready') return;
  const linked = new URLSearchParams(location.search);
  keep(fields().filter(({ name, value }) => value && value !== linked.get(name)));
}

/**
 * Fills in the drafts, because a key pressed in an empty field would replace the stored text, and then the values in the page's address,
 * because a translated page stays without the site's scripts. A list that has both waits for the scripts, which report the change.
 */
function restore(): void {
  const link = new URLSearchParams(location.search);
  for (const field of fields()) {
    const typed = field.form && draftOf(nameOf(field.form)).get(field.name);
    const linked = field instanceof HTMLInputElement ? null : link.get(field.name);
    const value = typed ?? linked;
    const waits = field instanceof HTMLSelectElement && typed !== null && linked !== null;
    if (!value || field.value || waits) continue;
    field.value = value;
    if (!field.value) field.value = ''; // A list without this option would have none selected.
  }
}

/**
 * Adds the input to the mail link of a form without an endpoint, if the site's scripts do not run. The page has no button that copies a
 * long letter then, so the link has all of it.
 */
function fillMail({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('form [href^=mailto]');
  const form = link && link.closest('form');
  if (form && dataset.scripts === 'off') link.href = withBody(link.href.replace(/&body=.*/, ''), letterOf(form));
}

restore();
keepDrafts();
addEventListener('beforescripts', keepAll);
addEventListener('pagehide', keepAll);
addEventListener('click', fillMail, true);
