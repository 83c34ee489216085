import type * as Drafts from './drafts';
import type * as FillIn from './fillIn';
import type * as Submissions from './submission';

// Drafts, values from links, and the removal of both when a form has arrived.

const nothing = { name: '', subject: '', message: '' };
const written = { name: 'Ama', subject: 'films', message: 'Line one\nline two' };

/** Loads the modules again, as a newly loaded page does. */
function loaded(): typeof Drafts & typeof FillIn & typeof Submissions {
  const modules = {};
  jest.isolateModules(() => {
    for (const name of ['drafts', 'fillIn', 'submission']) Object.assign(modules, jest.requireActual(`./${name}`));
  });
  return modules as typeof Drafts & typeof FillIn & typeof Submissions;
}

/** A new form, as the built page contains it. */
function fresh(name = 'contact'): HTMLFormElement {
  document.body.innerHTML = `<form name="${name}"><input type="hidden" name="form-name" value="${name}">
    <input name="name">
    <select name="subject"><option value=""></option><option value="films">Films</option><option value="awards">Awards</option></select>
    <textarea name="message"></textarea></form>`;
  return document.querySelector('form') as HTMLFormElement;
}

let entries = 0;
/** Follows a link. Gatsby gives each entry of the history a key. */
const follow = (search: string) => window.history.pushState({ key: String((entries += 1)) }, '', `/contact${search}`);

/** A new form, filled in by newly loaded scripts. */
function filled(name?: string): HTMLFormElement {
  const form = fresh(name);
  loaded().fillIn(form, window.location.search);
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

/** Types into a form of a page that keeps drafts. */
function typed(given: Record<string, string> = written) {
  const modules = loaded();
  modules.keepDrafts();
  type(fresh(), given);
  return modules;
}

/** Follows a link to a page with a new form, which keeps drafts. */
function linked(search: string, draft: Record<string, string> = {}) {
  const modules = typed(draft);
  follow(search);
  const form = fresh();
  return { ...modules, form, report: modules.fillIn(form, search), again: () => modules.fillIn(form, search) };
}

beforeEach(() => {
  sessionStorage.clear();
  follow('');
});

type Some = Partial<typeof written>;
const sdea = '?message=For+the+SDEA:+';
const both = `${sdea}&subject=awards`;
it.each<[name: string, draft: Some, before: Some, search: string, shown: Some]>([
  ['the draft', written, {}, '', written],
  ['only empty fields', written, { name: 'Kofi' }, '', { ...written, name: 'Kofi' }],
  ['the option that a link names', {}, {}, '?subject=films', { subject: 'films' }],
  ['no option that the list does not have', {}, {}, '?subject=none', {}],
  ['the text of a link', {}, {}, sdea, { message: 'For the SDEA: ' }],
  ['the option of a link, and the text that was typed', written, {}, both, { ...written, subject: 'awards' }],
  ['the option selected before the scripts ran', {}, { subject: 'films' }, '?subject=awards', { subject: 'films' }],
])('fills in %s, also after a reload', (_, draft, before, search, shown) => {
  typed(draft);
  follow(search);
  const form = fresh();
  for (const [name, value] of Object.entries(before)) field(form, name).value = value;
  loaded().fillIn(form, search);
  expect(values(form)).toEqual({ ...nothing, ...shown });
  expect(form.querySelector('select')?.selectedIndex).not.toBe(-1);
  // The inline script keeps input typed before the scripts ran.
  type(form, before);
  expect(values(filled())).toEqual({ ...nothing, ...shown });
});

it.each([
  [written, both, { choice: 'Awards', text: 'For the SDEA:', isNew: true }],
  [{ name: 'Ama' }, '?subject=awards&message=one%0D%0Atwo', { choice: '', text: '', isNew: true }],
  [written, '?subject=films', { choice: '', text: '', isNew: true }],
  [written, '', { choice: '', text: '', isNew: false }],
])('reports the effect of a link on the draft %p once', (draft, search, expected) => {
  const { report, again } = linked(search, draft);
  expect([report, again()]).toEqual([{ ...expected, search }, undefined]);
});

it('reports a message without the text of a link also after a reload, until it starts over', () => {
  const { form, startOver } = linked(sdea, written);
  expect(loaded().fillIn(fresh(), sdea)).toMatchObject({ choice: '', text: 'For the SDEA:', isNew: false });
  startOver(form, sdea);
  expect(values(form).message).toBe('For the SDEA: ');
  expect(loaded().fillIn(fresh(), sdea)).toBeUndefined();
});

it.each(['at once', 'after a reload', 'back on the page'])('what a link has filled in stays deleted, %s', (when) => {
  const { fillIn, form, again } = linked(both);
  type(form, { message: '', subject: 'films' });
  again();
  const now = when === 'at once' ? form : fresh();
  const fillNow = when === 'after a reload' ? loaded().fillIn : fillIn;
  fillNow(now, both);
  expect(values(now)).toEqual({ ...nothing, subject: 'films' });
  // The visitor follows the same link again.
  follow(both);
  fillNow(now, both);
  expect(values(now)).toEqual({ ...nothing, subject: 'awards', message: 'For the SDEA: ' });
});

it('a link within the page does not fill in the form again', () => {
  const { form, again } = linked('?subject=awards');
  type(form, { subject: 'films' });
  window.history.pushState(null, '', '#content');
  again();
  expect(values(form).subject).toBe('films');
});

it('leaves other forms unchanged, and stores no draft of them', () => {
  typed();
  follow('?subject=films');
  expect(values(filled('newsletter'))).toEqual({ ...nothing, subject: 'films' });
  expect(sessionStorage).toHaveLength(1);
});

it.each(['get', 'set'])('keeps drafts in memory where session storage cannot %s', (how) => {
  const fail = () => {
    throw new Error('forbidden');
  };
  if (how === 'get') jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(fail);
  else jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
  expect(values(linked('', written).form)).toEqual(written);
});

it('selects the option of each link, one after the other', () => {
  const { fillIn } = loaded();
  const form = fresh();
  for (const subject of ['films', 'awards', 'films', '']) {
    const search = subject && `?subject=${subject}`;
    follow(search);
    fillIn(form, search);
    expect(values(form).subject).toBe(subject);
  }
});

const sentFrom = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;

it('removes the draft and empties the form, but keeps later input', () => {
  const { forget } = typed({});
  const form = fresh();
  type(form, written);
  const sent = sentFrom(form);
  type(form, { name: 'Kofi' });
  forget('contact', sent);
  expect(values(form).name).toBe('Kofi');
  forget('contact', sentFrom(form));
  expect(values(form).message).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('does not fill in the text of a link again after the form was sent, also after a reload', () => {
  const { form, forget, again } = linked(both);
  type(form, { message: 'For the SDEA: Ama' });
  forget('contact', sentFrom(form));
  again();
  expect(values(form)).toEqual(nothing);
  expect(values(filled())).toEqual(nothing);
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
