import type * as Drafts from './drafts';
import type * as Letter from './submission';

const written = { name: 'Ama', subject: 'films', message: 'Line one\nline two' };

/** The modules as they are after the page has been loaded; what an earlier page listened to is of no account. */
function loaded(): typeof Drafts & typeof Letter {
  let modules: unknown;
  jest.isolateModules(() => (modules = { ...jest.requireActual('./drafts'), ...jest.requireActual('./submission') }));
  return modules as typeof Drafts & typeof Letter;
}

/** A form as it comes fresh from the page. */
function fresh(name = 'contact'): HTMLFormElement {
  document.body.innerHTML = `<form name="${name}"><input type="hidden" name="form-name" value="${name}">
    <input name="_gotcha" tabindex="-1"><input name="name">
    <select name="subject"><option value=""></option><option value="films">Films</option></select>
    <textarea name="message"></textarea></form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;
const values = (form: HTMLFormElement) =>
  Object.fromEntries(Object.keys(written).map((name) => [name, field(form, name).value]));

function type(form: HTMLFormElement, given: Record<string, string>) {
  for (const [name, value] of Object.entries(given)) {
    field(form, name).value = value;
    field(form, name).dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Types into a form of a page that keeps drafts, and leaves the page. */
function typed() {
  const modules = loaded();
  modules.keepDrafts();
  type(fresh(), written);
  window.dispatchEvent(new Event('pagehide'));
  return modules;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('gives a form back what was typed into it before the page was loaded again, a choice as well', () => {
  typed();
  const form = fresh();
  loaded().restoreDrafts(document);
  expect(values(form)).toEqual(written);
});

it('gives another form nothing of it', () => {
  const { restoreDrafts } = typed();
  const other = fresh('newsletter');
  restoreDrafts(document);
  expect(values(other).name).toBe('');
});

it('does not write over what stands in the form already, and remembers it', () => {
  const { restoreDrafts } = typed();
  const early = fresh();
  field(early, 'name').value = 'Kofi';
  restoreDrafts(document);
  expect(values(early)).toEqual({ ...written, name: 'Kofi' });
  const later = fresh();
  loaded().restoreDrafts(document);
  expect(values(later).name).toBe('Kofi');
});

it('does not keep what a robot typed, and nothing longer than the tab lives', () => {
  loaded().keepDrafts();
  type(fresh(), { ...written, _gotcha: 'robot' });
  window.dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify({ ...sessionStorage })).toContain('Ama');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('robot');
  expect(localStorage).toHaveLength(0);
});

it.each([
  ['missing', () => undefined as unknown as Storage],
  [
    'forbidden',
    () => {
      throw new Error('forbidden');
    },
  ],
])('keeps drafts in memory where session storage is %s', (_, get) => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(get);
  const { restoreDrafts } = typed();
  const form = fresh();
  restoreDrafts(document);
  expect(values(form)).toEqual(written);
});

it('keeps the newest where the storage is full', () => {
  const { keepDrafts, restoreDrafts } = loaded();
  keepDrafts();
  const first = fresh();
  type(first, { name: 'A' });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  type(first, { name: 'Ama' });
  const form = fresh();
  restoreDrafts(document);
  expect(values(form).name).toBe('Ama');
});

it('leaves out a choice and a field the form no longer has', () => {
  const { restoreDrafts } = typed();
  const form = fresh();
  form.querySelector('[name=name]')?.remove();
  form.querySelector('option[value=films]')?.remove();
  restoreDrafts(document);
  expect(form.querySelector('select')?.selectedIndex).toBe(0);
  expect(field(form, 'message').value).toBe(written.message);
});

it('forgets what has arrived, and empties the form', () => {
  const { keepDrafts, forget, valuesOf } = loaded();
  keepDrafts();
  const form = fresh();
  type(form, written);
  forget('contact', valuesOf(new FormData(form)));
  expect(values(form).message).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('gives a letter one id, whenever it is sent, until its text changes or it has arrived', () => {
  const first = loaded();
  const id = first.submissionId('contact', written);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(first.submissionId('contact', { ...written })).toBe(id);
  expect(loaded().submissionId('contact', written)).toBe(id);
  expect(first.submissionId('newsletter', written)).not.toBe(id);
  const changed = first.submissionId('contact', { ...written, name: 'Kofi' });
  expect(changed).not.toBe(id);
  first.forget('contact', written);
  expect(first.submissionId('contact', { ...written, name: 'Kofi' })).not.toBe(changed);
});

it('sends no files', () => {
  const data = new FormData();
  data.set('name', 'Ama');
  data.set('reel', new File(['x'], 'reel.mov'));
  expect(loaded().valuesOf(data)).toEqual({ name: 'Ama' });
});

it('stores what is typed when typing rests, not at every key', () => {
  jest.useFakeTimers();
  const store = jest.spyOn(Storage.prototype, 'setItem');
  const { keepDrafts } = loaded();
  keepDrafts();
  const form = fresh();
  for (const message of ['L', 'Li', 'Line']) type(form, { message });
  expect(store).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(store).toHaveBeenCalled();
  for (const [, draft] of store.mock.calls) expect(draft).toContain('message=Line');
  jest.useRealTimers();
});
