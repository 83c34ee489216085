import { content } from '../testing/content';
import { toasts } from '../lib/toasts';
import { send, type Submission } from './send';

jest.mock('./post', () => {
  throw new Error('gone');
});

const words = content<{ forms: Submission['words'] }>('interface.yaml').forms;
const submission: Submission = {
  key: 'contact',
  values: { email: 'ama@example.org' },
  address: 'https://forms.example/contact',
  netlify: false,
  mail: { to: 'mailto:hello@pams.example' },
  words,
};

it('has not arrived when what posts it cannot be fetched, and leaves it open without a connection', async () => {
  const last = jest.fn();
  toasts.listen(last);
  await send(submission);
  const link = { label: words.preparedMail, ...submission.mail };
  expect(last).toHaveBeenLastCalledWith({ id: 'form-contact', kind: 'error', ...words.error, link, stays: true });
  last.mockReset();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(send(submission)).rejects.toThrow('gone');
  expect(last).not.toHaveBeenCalled();
});
