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

it.each([undefined, 'Films stand on /films.'])('says by toast what it is', async (own) => {
  render(<ComingSoon message={own}>Showreel</ComingSoon>);
  await userEvent.click(screen.getByRole('button'));
  expect(raised).toMatchObject([{ id: 'coming-soon', kind: 'info', title, message: own ?? message }]);
});

it('has the browser say it where toasts cannot be shown', async () => {
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  render(<ComingSoon>Showreel</ComingSoon>);
  await userEvent.click(screen.getByRole('button'));
  raised[0]?.onFail?.();
  expect(alert).toHaveBeenCalledWith(`${title}. ${message}`);
});

it('offers a tooltip on focus, and ends it when it is pressed or goes', async () => {
  const { unmount } = render(<ComingSoon>Showreel</ComingSoon>);
  const target = screen.getByRole('button');
  act(() => target.focus());
  expect(offered.at(-1)).toMatchObject({ target, text: title });
  await userEvent.keyboard('{Enter}');
  expect(offered.at(-1)).toBeNull();
  unmount();
  expect(offered.at(-1)).toBeNull();
});
