import { type Control, draftOf, isControl, keep, keepDrafts, nameOf } from './drafts';
import { mailOf } from './preparedMail';

// The part of the forms in the inline script of every page. gatsby-plugin-small-pages runs it before the site's scripts.

const { dataset } = document.documentElement;

/**
 * Keeps the values that a browser or an extension has filled in without an event. Otherwise they would be lost when React renders a form
 * again, or when the page reloads. A value that is also in the page's address is from a link and not from the visitor, so it is not kept.
 */
function keepAll(): void {
  if (dataset.scripts === 'ready') return;
  const linked = new URLSearchParams(location.search);
  const fields = document.querySelectorAll<Control>('form :not([type=hidden])[name]');
  keep([...fields].filter(({ name, value }) => value && value !== linked.get(name)));
}

/**
 * Fills in the drafts, because a key pressed in an empty field would replace the stored text. Fields with a value in the page's address
 * wait for the site's scripts, which compare both.
 */
function restore(): void {
  const linked = new URLSearchParams(location.search);
  for (const form of document.forms)
    for (const [name, value] of draftOf(nameOf(form))) {
      const field = form.elements.namedItem(name);
      if (field instanceof Element && isControl(field) && !field.value && !linked.has(name)) field.value = value;
    }
}

/** Adds the input to the mail link of a form without an endpoint, if the site's scripts do not run and the text fits. */
function fillMail({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('form [href^=mailto]');
  const form = link && link.closest('form');
  if (form && dataset.scripts === 'off') link.href = mailOf(form, link.href.replace(/&body=.*/, ''), '').to;
}

restore();
keepDrafts();
addEventListener('beforescripts', keepAll);
addEventListener('pagehide', keepAll);
addEventListener('click', fillMail, true);
