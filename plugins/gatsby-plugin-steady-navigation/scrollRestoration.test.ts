import { restoreScrolling } from './scrollRestoration';

it('restores the scroll position of a page from the back/forward cache', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  restoreScrolling();
  Object.assign(window, { scrollX: 0, scrollY: 1752 });
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(window.history.scrollRestoration).toBe('auto');
  Object.assign(window, { scrollY: 0 });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(scrollTo).not.toHaveBeenCalled();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(scrollTo.mock.calls).toEqual([[0, 1752]]);
  expect(window.history.scrollRestoration).toBe('manual');
});
