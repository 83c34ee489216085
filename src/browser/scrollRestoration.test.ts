import type { ShouldUpdateScrollArgs } from 'gatsby';
import { focusTarget, keepScroll } from './scrollRestoration';

const place = (pathname: string, hash: string, key: string) => ({ pathname, hash, key });

/** What is decided on the way from one place to another, where the second was left at 700 px before. */
function decide(from: ReturnType<typeof place> | undefined, to: ReturnType<typeof place>, kept = 700) {
  const args: unknown = {
    prevRouterProps: from && { location: from },
    routerProps: { location: to },
    getSavedScrollPosition: () => [0, kept],
  };
  return keepScroll(args as ShouldUpdateScrollArgs);
}

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
beforeEach(() => scrollTo.mockClear());

test('going back to an address with a hash leads to the place that was left', () => {
  expect(decide(place('/films', '', '2'), place('/', '#media', '1'))).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
});

test.each([
  ['a first visit', undefined, place('/', '#media', 'initial'), 700],
  ['a link to a section', place('/', '', '1'), place('/', '#media', '2'), 0],
  ['an address without a hash', place('/films', '', '2'), place('/', '', '1'), 700],
  ['a hash typed into the address', place('/', '', 'initial'), place('/', '#media', 'initial'), 700],
])('%s is led by Gatsby', (_, from, to, kept) => {
  expect(decide(from, to, kept)).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('the focus', () => {
  const section = () => document.getElementById('media');

  beforeEach(() => {
    document.body.innerHTML =
      '<div id="gatsby-focus-wrapper" tabindex="-1"><section id="media"><a href="/films">Films</a></section></div>';
    window.location.hash = '#media';
  });

  test('is left to the browser on a first visit', () => {
    focusTarget(null);
    expect(document.body).toHaveFocus();
  });

  test('goes to the section that is led to, which is as it was once the focus moves on', () => {
    focusTarget(window.location);
    expect(section()).toHaveFocus();
    document.querySelector('a')?.focus();
    expect(section()).not.toHaveAttribute('tabindex');
  });

  test('goes on from the wrapper of a new page', () => {
    focusTarget(null);
    document.getElementById('gatsby-focus-wrapper')?.focus();
    expect(section()).toHaveFocus();
  });
});
