import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Toaster } from '../../components/Toaster/Toaster';
import { content } from '../../testing/content';
import { ShareButton } from './ShareButton';

const words = content<{ stories: Record<'share' | 'copied', string> }>('interface.yaml').stories;

it.each([
  ['fails', 'NotAllowedError', true],
  ['is closed by the visitor', 'AbortError', false],
])('copies the link if the list of ways to share %s', async (_, error, copies) => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  const answer = jest.fn().mockRejectedValue(new DOMException('', error));
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Object.assign(navigator, { share: answer, clipboard: { writeText } });
  render(<Toaster />);
  render(<ShareButton to="/media-hub#one" title="One" />);
  fireEvent.click(screen.getByRole('button', { name: words.share }));
  await waitFor(() => expect(answer).toHaveBeenCalledWith({ title: 'One', url: 'http://localhost/media-hub#one' }));
  if (copies) expect(await screen.findByText(words.copied)).toBeVisible();
  expect(writeText).toHaveBeenCalledTimes(copies ? 1 : 0);
});
