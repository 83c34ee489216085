import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tooltips } from '../../lib/tooltips';
import { toasts } from '../../lib/toasts';
import { content } from '../../testing/content';
import { emittedMessages } from '../../testing/emittedMessages';
import { ComingSoon } from './ComingSoon';

const { title, message } = content<{ comingSoon: Record<'title' | 'message', string> }>('interface.yaml').comingSoon;
const raised = emittedMessages(toasts);
const offered = emittedMessages(tooltips);

it('says by toast what it is, after what it was given to do', async () => {
  const onClick = jest.fn(() => expect(raised).toEqual([]));
  render(<ComingSoon onClick={onClick}>Showreel</ComingSoon>);
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(raised).toEqual([{ id: 'coming-soon', kind: 'info', title, message }]);
});

it('says where to look meanwhile, once that is written', async () => {
  render(<ComingSoon message="Films stand on /films.">Showreel</ComingSoon>);
  await userEvent.click(screen.getByRole('button'));
  expect(raised).toEqual([{ id: 'coming-soon', kind: 'info', title, message: 'Films stand on /films.' }]);
});

it('takes its tooltip along when it goes', () => {
  const { unmount } = render(<ComingSoon>Showreel</ComingSoon>);
  const target = screen.getByRole('button');
  act(() => target.focus());
  expect(offered.at(-1)).toEqual({ target, text: title });
  unmount();
  expect(offered.at(-1)).toEqual({ target });
});
