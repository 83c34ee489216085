import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tooltips } from '../../lib/tooltips';
import { toasts } from '../../lib/toasts';
import { content } from '../../testing/content';
import { heard } from '../../testing/heard';
import { Placeholder } from './Placeholder';

const { title, message } = content<{ comingSoon: Record<'title' | 'message', string> }>('interface.yaml').comingSoon;
const raised = heard(toasts);
const offered = heard(tooltips);

it('says by toast what it is, after what it was given to do', async () => {
  const onClick = jest.fn(() => expect(raised).toEqual([]));
  render(
    <Placeholder className="look" aria-label="Watch" onClick={onClick}>
      Showreel
    </Placeholder>,
  );
  const button = screen.getByRole('button', { name: 'Watch' });
  expect(button).toHaveClass('look');
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(raised).toEqual([{ id: 'coming-soon', kind: 'info', title, message }]);
});

it('answers the keyboard', async () => {
  render(<Placeholder>Showreel</Placeholder>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(raised).toHaveLength(1);
});

it('offers its tooltip when it is pointed at or reached by keyboard, and takes it along when it goes', async () => {
  const { unmount } = render(<Placeholder>Showreel</Placeholder>);
  const target = screen.getByRole('button');
  expect(offered).toEqual([]);
  await userEvent.hover(target);
  expect(offered).toEqual([{ target, text: title }]);
  act(() => target.focus());
  expect(offered.at(-1)).toEqual({ target, text: title });
  unmount();
  expect(offered.at(-1)).toEqual({ target });
});

it('offers none to a finger, which has the toast', () => {
  render(<Placeholder>Showreel</Placeholder>);
  const touch = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(touch, 'pointerType', { value: 'touch' });
  fireEvent(screen.getByRole('button'), touch);
  expect(offered).toEqual([]);
});
