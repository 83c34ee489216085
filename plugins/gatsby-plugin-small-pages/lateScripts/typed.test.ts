import { waitFor } from '@testing-library/react';
import { loaded, openAnew, parse, sources } from '../testing/loader';

// What the inline script of every page keeps of what is typed before a form keeps it itself.

const fields = `<form name="one"><input type="hidden" name="key" value="one"><label for="a">Name</label><input id="a" name="name">
  <label for="b">Subject</label><select id="b" name="subject"><option></option><option selected>films</option></select>
  <textarea name="text"></textarea><a href="mailto:a@pams.example?subject=One">Write</a></form>`;
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const type = (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};
const draft = () => [...new URLSearchParams(sessionStorage.getItem('draft-one') ?? '')];

openAnew();

it('is kept field by field as a draft, beside what was there', () => {
  sessionStorage.setItem('draft-one', 'name=Ama&text=Akwaaba');
  parse('/films', fields)();
  type('name', 'Kofi & Söhne');
  expect(draft()).toEqual([
    ['name', 'Kofi & Söhne'],
    ['text', 'Akwaaba'],
  ]);
  type('name', '');
  expect(draft()[0]).toEqual(['name', '']);
});

it('is kept without an event when the page is left or taken over, but for lists and hidden fields', async () => {
  parse('/films', fields)();
  field('name').value = 'Ama';
  dispatchEvent(new Event('pagehide'));
  expect(draft()).toEqual([['name', 'Ama']]);
  field('name').value = 'Kofi';
  dispatchEvent(new Event('keyup'));
  await waitFor(() => expect(loaded()).toEqual(sources));
  expect(draft()).toEqual([['name', 'Kofi']]);
});

it('is kept by the form itself once it does so, and nowhere if storage is forbidden', () => {
  parse('/films', fields)();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  type('name', 'Ama');
  jest.restoreAllMocks();
  field('name').form?.setAttribute('data-drafts', '');
  type('name', 'Kofi');
  expect(draft()).toEqual([]);
});

it('goes into the mail link of a page without scripts, if it is short enough', () => {
  parse('/films', fields)();
  window.lateScripts?.stayStatic();
  const mail = () => {
    const link = document.querySelector<HTMLAnchorElement>('form a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    return new URL(link?.href ?? '').searchParams.get('body');
  };
  type('name', 'Ama & Kofi');
  expect(mail()).toBe('Name: Ama & Kofi\r\nSubject: films');
  type('name', 'Kofi');
  expect(mail()).toContain('Name: Kofi');
  type('name', 'long '.repeat(500));
  expect(mail()).toContain('Name: Kofi');
});
