import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as company from '../../lib/useCompany';
import { content } from '../../testing/content';
import { PreparedMail } from './PreparedMail';

const { mail: words } = content<{ forms: Queries.FormWords }>('interface.yaml').forms;
const { email } = content<{ email: string }>('company.yaml');

// jsdom does not follow links.
beforeAll(() =>
  addEventListener('click', (event) => event.target instanceof HTMLAnchorElement && event.preventDefault()),
);

/** Shows the ways to send a form, with a number for WhatsApp or without one. */
function show(text: string, whatsapp: string | null = null) {
  const site = company.useCompany();
  const headOffice = { ...site.company.headOffice, whatsapp };
  jest.spyOn(company, 'useCompany').mockReturnValue({ ...site, company: { ...site.company, headOffice } });
  return render(
    <form>
      <label htmlFor="message" data-label="Message">
        Message
      </label>
      <textarea id="message" defaultValue={text} />
      <PreparedMail subject="R&D" isOpened />
    </form>,
  );
}

const copy = () => screen.getByRole('button', { name: words.copy });

/** Presses a link, and returns its address. */
async function addressOf(name: string): Promise<URL> {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  await userEvent.click(link);
  return new URL(link.href);
}

it('copies the whole text only on request, and announces it each time', async () => {
  const user = userEvent.setup();
  show('Akwaaba');
  expect(await navigator.clipboard.readText()).toBe('');
  await user.click(copy());
  const copied = await screen.findByText(words.copied);
  const head = `${words.to}: ${email}\r\n${words.subject}: R&D\r\n\r\n`;
  expect(await navigator.clipboard.readText()).toBe(`${head}Message: Akwaaba`);
  await user.click(copy());
  expect(screen.getByText(words.copied)).not.toBe(copied);
});

it.each([
  ['is missing', undefined],
  ['refuses', { writeText: () => Promise.reject(new Error('forbidden')) }],
  [
    'throws an error',
    {
      writeText: () => {
        throw new Error('broken');
      },
    },
  ],
])('shows the text, selected, if the clipboard %s', async (_, clipboard) => {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  show('Akwaaba');
  await userEvent.click(copy());
  expect(await screen.findByText(words.notCopied)).toBeInTheDocument();
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.letter });
  expect(text).toHaveFocus();
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(text.value);
  expect(text.value).toContain('Message: Akwaaba');
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('opens the text in WhatsApp if the head office has a number', async () => {
  const { unmount } = show('Akwaaba & more');
  expect(screen.queryByRole('link', { name: words.whatsapp })).toBeNull();
  unmount();
  show('Akwaaba & more', '+233 30 000 0001');
  const { origin, pathname, search, searchParams } = await addressOf(words.whatsapp);
  expect(origin + pathname).toBe('https://wa.me/233300000001');
  expect(search).not.toContain('+');
  expect(searchParams.get('text')).toBe('R&D\r\n\r\nMessage: Akwaaba & more');
});

it('asks the visitor to paste a text that is too long for an address', async () => {
  show('Kente is woven in strips. '.repeat(100), '+233 30 000 0001');
  expect((await addressOf(words.openAgain)).searchParams.get('body')).toBe(words.paste);
  expect((await addressOf(words.whatsapp)).searchParams.get('text')).toBe(`R&D\r\n\r\n${words.paste}`);
});
