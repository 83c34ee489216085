import { fieldsOf, fillIn, keepDrafts, keepFilled } from './drafts';
import { letterOf } from './preparedMail';

// The part of the forms in the inline script of every page. gatsby-plugin-late-scripts runs it before the site's scripts.

const { dataset } = document.documentElement;

/** Keeps what has no draft yet, before React renders the page again or the page is left. */
function keepAll(): void {
  if (dataset.scripts !== 'ready') keepFilled(fieldsOf(document));
}

/**
 * Adds the input to the mail link of a form without an endpoint, if the site's scripts do not run. The page has no button that copies a
 * long letter then, so the link has all of it.
 */
function fillMail({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('form [href^=mailto]');
  const form = link && link.closest('form');
  if (form && dataset.scripts === 'off')
    link.href = `${link.href.replace(/&body=.*/, '')}&body=${encodeURIComponent(letterOf(form))}`;
}

// A key pressed in an empty field would replace its draft, so the drafts are filled in at once.
fillIn(fieldsOf(document));
keepDrafts();
addEventListener('beforescripts', keepAll);
addEventListener('pagehide', keepAll);
addEventListener('click', fillMail, true);
