import { type Control, keep, keepDrafts } from './drafts';
import { mailOf } from './preparedMail';

// The part of the forms in the inline script of every page, which gatsby-plugin-small-pages runs before the site's scripts.

const { dataset } = document.documentElement;

/**
 * Keeps the fields that a browser or an extension has filled in without an event: React may render a form again, and a new deployment
 * loads the page again. What a link has filled in is in the page's address, and browsers restore it.
 */
function keepAll(): void {
  if (dataset.scripts === 'ready') return;
  const linked = new URLSearchParams(location.search);
  const fields = document.querySelectorAll<Control>('form :not([type=hidden])[name]');
  keep([...fields].filter(({ name, value }) => value && value !== linked.get(name)));
}

/** Lets the mail link that a form without an address has without scripts take along what was typed, if there is room for it. */
function fillMail({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('form [href^=mailto]');
  const form = link && link.closest('form');
  if (form && dataset.scripts === 'off') link.href = mailOf(form, link.href.replace(/&body=.*/, ''), '').to;
}

keepDrafts();
addEventListener('beforescripts', keepAll);
addEventListener('pagehide', keepAll);
addEventListener('click', fillMail, true);
