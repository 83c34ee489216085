import { randomFrom } from '../testing/random';
import type * as Drafts from './drafts';
import type * as Submissions from './submission';

// Drafts, values from links, and the removal of drafts when a form has arrived.

const nothing = { name: '', subject: '', message: '' };
const written = { name: 'Ama', subject: 'films', message: 'Line one\nline two' };
type Some = Partial<typeof written>;

/** Loads the modules again, as a newly loaded page does. */
function loaded(): typeof Drafts & typeof Submissions {
  const modules = {};
  jest.isolateModules(() => {
    for (const name of ['drafts', 'submission']) Object.assign(modules, jest.requireActual(`./${name}`));
  });
  return modules as typeof Drafts & typeof Submissions;
}

/** A new form, as the built page contains it, with an additional option. */
function fresh(option = 'awards'): HTMLFormElement {
  document.body.innerHTML = `<form name="contact"><input type="hidden" name="form-name" value="contact"><input name="name">
    <select name="subject"><option value=""></option><option value="films">Films</option><option id="more"></option></select>
    <textarea name="message"></textarea></form>`;
  (document.getElementById('more') as HTMLOptionElement).value = option;
  return document.querySelector('form') as HTMLFormElement;
}

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const values = () => Object.fromEntries(Object.keys(written).map((name) => [name, field(name).value]));

function set(given: Some, isTyped = true) {
  for (const [name, value] of Object.entries(given)) {
    field(name).value = value;
    if (isTyped) field(name).dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Opens the page at an address, in a new document or, with the modules of an earlier page, in the same one. */
function open(search: string, modules = loaded()) {
  window.history.replaceState(null, '', `/contact${search}`);
  fresh();
  modules.keepDrafts();
  modules.fillIn(modules.fieldsOf(document));
  return modules;
}

beforeEach(() => sessionStorage.clear());

const sdea = '?message=For+the+SDEA:+';
const both = `${sdea}&subject=awards`;
it.each<[name: string, typed: Some, search: string, shown: Some]>([
  ['the draft', written, '', written],
  ['the option that a link names', {}, '?subject=films', { subject: 'films' }],
  ['no option that the list does not have', {}, '?subject=none', {}],
  ['the text of a link', {}, sdea, { message: 'For the SDEA: ' }],
  ['the text of a link with other line ends', {}, '?message=a%0D%0Ab%0Dc', { message: 'a\nb\nc' }],
  ['no input from a link', {}, '?name=Kofi', {}],
  ['nothing of a link where the visitor has typed', written, both, written],
  ['the option of a link if none was selected', { name: 'Ama', message: 'Akwaaba' }, both, { subject: 'awards' }],
  ['the text of a link if the visitor has deleted another one', { message: '' }, both, {}],
])('fills in %s, also after a reload', (_, typed, search, shown) => {
  open('');
  set(typed);
  const expected = { ...nothing, ...(typed.message === '' ? { subject: 'awards', message: 'For the SDEA: ' } : typed) };
  for (const modules of [open(search), open(search)]) {
    expect(values()).toEqual({ ...expected, ...shown });
    expect(document.querySelector('select')?.selectedIndex).not.toBe(-1);
    // Nothing that a link has filled in is kept as typed.
    const draft = sessionStorage.getItem('draft-contact');
    modules.keepFilled(modules.fieldsOf(document));
    expect(sessionStorage.getItem('draft-contact')).toBe(draft);
  }
});

it('keeps what was filled in without an event, but nothing of a link', () => {
  const { keepFilled, fieldsOf } = open(both);
  set({ name: 'Ama' }, false);
  keepFilled(fieldsOf(document));
  expect(sessionStorage.getItem('draft-contact')).toBe('name=Ama');
  set({ subject: 'films', message: 'Akwaaba' }, false);
  keepFilled(fieldsOf(document));
  open(both);
  expect(values()).toEqual({ name: 'Ama', subject: 'films', message: 'Akwaaba' });
});

// A page with a form may also link to the form.
it.each(['to the page', 'within the page'])('the last link %s replaces what an earlier link has filled in', (where) => {
  const { fillIn, fieldsOf } = open('?subject=films&message=one');
  set({ name: 'Ama' });
  for (const [search, subject, message] of [
    ['?subject=awards&message=two', 'awards', 'two'],
    ['?subject=films&message=one', 'films', 'one'],
  ]) {
    window.history.pushState(null, '', search);
    if (where === 'to the page') fresh();
    fillIn(fieldsOf(document));
    expect(values()).toEqual({ name: 'Ama', subject, message });
  }
  window.history.pushState(null, '', '/contact#form');
  fillIn(fieldsOf(document));
  expect(values()).toEqual({ name: 'Ama', subject: 'films', message: 'one' });
});

it('what a visitor has deleted is filled in again only by another link', () => {
  const modules = open(both);
  set({ subject: '', message: '' });
  for (const again of [modules, undefined]) {
    open(both, again);
    expect(values()).toEqual(nothing);
  }
  open('?message=For+the+WIEA:+&subject=films');
  expect(values()).toEqual({ ...nothing, subject: 'films', message: 'For the WIEA: ' });
  open(both);
  expect(values()).toEqual(nothing);
});

it('fills in any value that a link can have', () => {
  const next = randomFrom(7);
  const signs = [...' +%&=#?/;,"\'<>\\é€Ɔ字👩🏾'];
  for (const length of Array.from({ length: 200 }, (_, index) => 1 + (index % 8))) {
    const value = Array.from({ length }, () => signs[Math.floor(next() * signs.length)]).join('');
    const { fillIn, fieldsOf } = open(`?${String(new URLSearchParams({ subject: value, message: value }))}`);
    fresh(value);
    fillIn(fieldsOf(document));
    expect(values()).toEqual({ name: '', subject: value, message: value });
  }
});

it.each(['get', 'set'])('keeps drafts in memory where session storage cannot %s', (how) => {
  const fail = () => {
    throw new Error('forbidden');
  };
  if (how === 'get') jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(fail);
  else jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
  const modules = open('');
  set(written);
  open(both, modules);
  expect(values()).toEqual(written);
});

const sentNow = () =>
  Object.fromEntries(new FormData(document.querySelector('form') ?? undefined)) as Record<string, string>;

it('removes the draft and empties the form, but keeps later input', () => {
  const { forget } = open('?subject=films');
  set({ name: 'Ama', message: 'Akwaaba' });
  const sent = sentNow();
  for (const later of [{ name: 'Kofi' }, { name: '' }]) {
    set(later);
    forget('contact', sent);
    expect(values()).toMatchObject({ ...later, message: 'Akwaaba' });
  }
  forget('contact', sentNow());
  expect(values()).toEqual(nothing);
  expect(sessionStorage).toHaveLength(0);
});

it('a submission keeps its id until its values change or it has arrived', () => {
  const { submissionId, forget } = loaded();
  const id = submissionId('contact', written);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(loaded().submissionId('contact', { ...written })).toBe(id);
  expect(submissionId('newsletter', written)).not.toBe(id);
  const changed = submissionId('contact', { ...written, name: 'Kofi' });
  expect(changed).not.toBe(id);
  forget('contact', written);
  expect(submissionId('contact', { ...written, name: 'Kofi' })).not.toBe(changed);
});
