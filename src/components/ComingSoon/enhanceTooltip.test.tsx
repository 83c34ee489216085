import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from '../../lib/constants';
import { ComingSoonTooltip } from './ComingSoon';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (time: number) => jest.advanceTimersByTime(time);
const control = (name: string) => screen.getByRole('button', { name });
const hover = () => user.hover(control('One'));
const tooltip = () => screen.getByRole('tooltip', { hidden: true });

function Page({ names = ['One', 'Two'] }) {
  return (
    <>
      {names.map((name) => (
        <button key={name} type="button" aria-describedby="coming-soon">
          <b>{name}</b>
        </button>
      ))}
      <button type="button">Other</button>
      <ComingSoonTooltip />
    </>
  );
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each<[string, enter: () => Promise<void>, leave: () => unknown]>([
  ['the pointer leaves the control', hover, () => user.unhover(control('One'))],
  ['the pointer leaves the window', hover, () => fireEvent.pointerLeave(document.documentElement)],
  ['the focus leaves the control', () => user.tab(), () => user.tab({ shift: true })],
])('opens after a delay, and closes when %s', async (_, enter, leave) => {
  render(<Page />);
  await enter();
  pass(TOOLTIP_DELAY - 1);
  expect(tooltip()).not.toBeVisible();
  pass(1);
  expect(tooltip()).toBeVisible();
  await leave();
  expect(tooltip()).not.toBeVisible();
});

it('opens at the control that has the pointer', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this === control('Two') ? 300 : 100, 40, 20);
  });
  render(<Page />);
  await user.hover(control('Two'));
  pass(TOOLTIP_DELAY);
  // jsdom's window has no height, so the tooltip is 8 px above the control.
  expect(tooltip().style.transform).toBe('translate(20px, 292px)');
});

it('opens without a delay shortly after another has closed, and with the delay later', async () => {
  render(<Page />);
  await hover();
  pass(TOOLTIP_DELAY);
  await user.hover(control('Other'));
  pass(TOOLTIP_SKIP_DELAY - 1);
  await user.hover(control('Two'));
  pass(0);
  expect(tooltip()).toBeVisible();
  await user.hover(control('Other'));
  pass(TOOLTIP_SKIP_DELAY);
  await user.hover(control('Two'));
  pass(TOOLTIP_DELAY - 1);
  expect(tooltip()).not.toBeVisible();
});

it.each([
  ['Escape', () => user.keyboard('{Escape}')],
  ['a press', () => user.click(control('One'))],
])('closes on %s, and stays closed while the pointer stays on the control', async (_, end) => {
  render(<Page />);
  await hover();
  pass(TOOLTIP_DELAY);
  await end();
  expect(tooltip()).not.toBeVisible();
  await user.hover(screen.getByText('One'));
  pass(10_000);
  expect(tooltip()).not.toBeVisible();
});

it.each(['touch', 'a control that was left', 'a control that was removed'])('does not open on %s', async (how) => {
  const { rerender } = render(<Page />);
  if (how === 'touch') await user.pointer({ keys: '[TouchA>]', target: control('One') });
  else await hover();
  if (how.endsWith('left')) await user.unhover(control('One'));
  if (how.endsWith('removed')) rerender(<Page names={[]} />);
  pass(10_000);
  expect(tooltip()).not.toBeVisible();
});
