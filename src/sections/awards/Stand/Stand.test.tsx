import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { content } from '../../../testing/content';
import { fixture } from '../../../testing/fixture';
import { Stand } from './Stand';

// The browser tests in `e2e/stand.spec.ts` test the rest.

const page = {
  ...fixture<Queries.StandFragment>('AwardsPage'),
  ...content<Queries.StandFragment>('pages/awards.yaml'),
};
const awards = ['2026-12-18', '2027-02-12', '2027-03-31'].map((closes, index) => ({
  ...fixture<Queries.StandAwardFragment>('Award'),
  closes,
  slug: `award-${index}`,
}));

const shown = {
  ...page,
  closingHeading: { ...page.closingHeading, actions: null },
  closingImage: { ...page.closingImage, file: { childImageSharp: null }, portrait: null },
};
const stand = (hash: string) => <Stand content={shown} awards={awards} hash={hash} />;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'], now: Date.parse('2026-12-19') });
  class IntersectionObserver {
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(window, { IntersectionObserver, matchMedia: () => new EventTarget() });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.useRealTimers());

it.each([
  ['that is open', '&award=award-2', 'award-2', ''],
  ['that is open, with a full stop', '&award=award-2.', 'award-2', ''],
  ['that has closed', '&award=award-0', 'award-1', page.stand.otherAward],
  ['that does not exist', '&award=award-9', 'award-1', page.stand.otherAward],
  ['that it does not name', '', 'award-1', ''],
])('a link to an award %s selects an open one, and says so if it is another one', async (_, link, chosen, said) => {
  render(stand(`#stand=Ama${link}`));
  await screen.findByRole('heading', { name: new RegExp(page.stand.sent) });
  expect(screen.getByRole('combobox')).toHaveValue(chosen);
  expect(screen.getByRole('status').textContent).toBe(said);
});

it.each([
  ['a choice', 'award-2', 'award-2'],
  ['no choice, while the first award is still open in the built page', 'award-0', 'award-1'],
])('keeps what was entered before the scripts ran: %s', async (_, entered, chosen) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(stand(''));
  screen.getByRole<HTMLInputElement>('textbox').value = ' Ama  Mensah ';
  screen.getByRole<HTMLSelectElement>('combobox').value = entered;
  render(stand(''), { container, hydrate: true });
  const name = page.stand.nominate.replace('{name}', 'Ama Mensah');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', expect.stringContaining('Ama%20Mensah'));
  expect(screen.getByRole('combobox')).toHaveValue(chosen);
  expect(screen.getByRole('status').textContent).toBe('');
});
