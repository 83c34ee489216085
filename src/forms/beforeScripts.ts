import { type Control, keep, keepDrafts } from './drafts';
import { mailOf } from './preparedMail';

// The part of the forms in the inline script of every page, which gatsby-plugin-small-pages runs before the site's scripts.

const { dataset } = document.documentElement;

/**
 * Keeps the fields that a browser or an extension has filled in without an event. They would be lost when React renders a form again, or
 * a new deployment loads the page again. A value from the page's address is left out: a link has filled it in, not the visitor.
 */
function keepAll(): void {
  if (dataset.scripts === 'ready') return;
  const linked = new URLSearchParams(location.search);
  const fields = document.querySelectorAll<Control>('form :not([type=hidden])[name]');
  keep([...fields].filter(({ name, value }) => value && value !== linked.get(name)));
}

/** Adds what was typed to the mail link of a form without an endpoint, where the site's scripts do not run, and if it fits. */
function fillMail({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('form [href^=mailto]');
  const form = link && link.closest('form');
  if (form && dataset.scripts === 'off') link.href = mailOf(form, link.href.replace(/&body=.*/, ''), '').to;
}

keepDrafts();
addEventListener('beforescripts', keepAll);
addEventListener('pagehide', keepAll);
addEventListener('click', fillMail, true);
