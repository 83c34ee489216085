import { removeListeners } from '../testing/listeners';

// The forms' part of the inline script: input before hydration, and the mail link of a page without scripts.

const fields = `<form name="one"><input type="hidden" name="key" value="one"><label for="a" data-label="Name">Name</label><input id="a" name="name">
  <label for="b" data-label="Subject">Subject</label><select id="b" name="subject"><option></option><option value="films" data-label="Films & series">Films & series</option></select>
  <textarea name="text"></textarea><a href="mailto:a@pams.example?subject=One">Write</a></form>`;
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const type = (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('input', { bubbles: true }));
};
const draft = () => Object.fromEntries(new URLSearchParams(sessionStorage.getItem('draft-one') ?? ''));
const { dataset } = document.documentElement;

removeListeners();

/** Opens the page at an address, and runs the script in it. */
function open(address = '/films') {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = fields;
  jest.isolateModules(() => void jest.requireActual('./beforeScripts'));
}

beforeEach(() => {
  sessionStorage.clear();
  delete dataset.scripts;
});

it('adds each field that is typed into to the draft', () => {
  sessionStorage.setItem('draft-one', 'name=Ama&text=Akwaaba');
  open();
  type('name', 'Kofi & Söhne');
  expect(draft()).toEqual({ name: 'Kofi & Söhne', text: 'Akwaaba' });
  type('name', '');
  expect(draft()).toEqual({ name: '', text: 'Akwaaba' });
});

it('fills in the draft, and the values of a link where the draft has none', () => {
  sessionStorage.setItem('draft-one', 'name=Ama&gone=1');
  open('/films?name=No&subject=films&text=For+');
  expect(['name', 'subject', 'text'].map((name) => field(name).value)).toEqual(['Ama', 'films', 'For ']);
});

it.each(['pagehide', 'beforescripts'])('keeps at %s what no event reported, but nothing of a link', (moment) => {
  open('/films?text=For+the+SDEA:+');
  // The browser has restored these values.
  for (const [name, value] of Object.entries({ name: 'Ama', subject: 'films', text: 'For the SDEA: ' }))
    field(name).value = value;
  dispatchEvent(new Event(moment));
  expect(draft()).toEqual({ name: 'Ama', subject: 'films' });
});

it('fills in the mail link of a page without scripts, also with a long text', () => {
  open();
  const mail = () => {
    const link = document.querySelector<HTMLAnchorElement>('form a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    return new URL(link?.href ?? '').searchParams.get('body');
  };
  type('name', 'Ama & Kofi');
  type('subject', 'films');
  expect(mail()).toBeNull();
  dataset.scripts = 'off';
  expect(mail()).toBe('Name: Ama & Kofi\r\nSubject: Films & series');
  type('name', 'Kofi');
  expect(mail()).toContain('Name: Kofi');
  type('name', 'long '.repeat(500));
  expect(mail()).toContain('long long');
});
