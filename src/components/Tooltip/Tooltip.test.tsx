import { act, fireEvent, render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { Placeholder } from '../Placeholder/Placeholder';
import { Tooltip } from './Tooltip';

const { title } = content<{ comingSoon: { title: string } }>('interface.yaml').comingSoon;
const figures = content<Array<{ key: string; number?: number }>>('figures.yaml');
const time = (key: string) => figures.find((one) => one.key === key)?.number ?? 0;
const delay = time('tooltip-delay');
const skip = time('tooltip-skip-delay');
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const tip = () => screen.queryByRole('tooltip');
/** Does something and lets all of its answer be drawn, the library that is fetched included, before any time passes. */
const settled = (does: () => void) =>
  act(async () => {
    does();
    await import('./Tooltips');
  });
/** Brings the pointer over a control and moves it there. */
const point = async (control: Element) => {
  await settled(() => fireEvent.pointerEnter(control));
  await settled(() => fireEvent.pointerMove(control));
};

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(async () => {
  jest.useFakeTimers();
  // What jsdom lacks and Radix measures with.
  Object.assign(globalThis, { ResizeObserver: Observer });
  render(
    <>
      <Placeholder>One</Placeholder>
      <Placeholder aria-describedby="more">Two</Placeholder>
      <Tooltip />
    </>,
  );
});

afterEach(() => jest.useRealTimers());

it('opens after its delay, describes its control and leaves it untouched', async () => {
  const button = screen.getByRole('button', { name: 'Two' });
  await point(button);
  await pass(delay - 20);
  expect(tip()).not.toBeInTheDocument();
  await pass(40);
  expect(tip()).toHaveTextContent(title);
  expect(screen.getByRole('button', { name: 'Two' })).toBe(button);
  expect(button.getAttribute('aria-describedby')).toBe(`more ${tip()?.id}`);
});

it('closes on Escape and gives the control back its own description', async () => {
  const button = screen.getByRole('button', { name: 'Two' });
  await point(button);
  await pass(delay + 20);
  expect(tip()).toBeInTheDocument();
  await settled(() => fireEvent.keyDown(button, { key: 'Escape' }));
  expect(tip()).not.toBeInTheDocument();
  expect(button).toHaveAttribute('aria-describedby', 'more');
});

it('opens on keyboard focus, and the next one at once', async () => {
  const [one, two] = screen.getAllByRole('button');
  await settled(() => one?.focus());
  await pass(delay + 20);
  expect(tip()).toBeInTheDocument();
  await settled(() => two?.focus());
  await pass(20);
  expect(tip()).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Two' })).toHaveAccessibleDescription(title);
  await settled(() => two?.blur());
  await pass(20);
  expect(tip()).not.toBeInTheDocument();
  await pass(skip + 20);
  await settled(() => two?.focus());
  await pass(delay - 40);
  expect(tip()).not.toBeInTheDocument();
});

it('closes when its control is pressed', async () => {
  const button = screen.getByRole('button', { name: 'One' });
  await point(button);
  await pass(delay + 20);
  fireEvent.click(button);
  await pass(0);
  expect(tip()).not.toBeInTheDocument();
});
