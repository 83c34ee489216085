import type { Page } from '@playwright/test';

/** Runs in the page. Scrolls to each possible target of a link, and reports those that the header covers. */
function targetsUnderHeader(): string[] {
  const header = document.querySelector('header');
  const targets = [...document.querySelectorAll('main :is(section, article, li, div)[id]')];
  const problems = header && /fixed|sticky/.test(getComputedStyle(header).position) ? [] : ['no fixed header'];
  for (const target of targets) {
    target.scrollIntoView({ behavior: 'instant' });
    // The first section is at the top of the page, where the header covers its beginning.
    if (window.scrollY === 0) continue;
    const gap = target.getBoundingClientRect().top - (header?.getBoundingClientRect().bottom ?? 0);
    if (Math.round(gap) < 0) problems.push(`#${target.id} is ${gap} px below the header`);
  }
  window.scrollTo(0, 0);
  return problems;
}

/** Returns the sections and entries of a page that the header covers after a link has led to them. */
export const coveredTargets = (page: Page): Promise<string[]> => page.evaluate(targetsUnderHeader);
