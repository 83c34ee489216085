import type * as Drafts from './drafts';
import type * as Submissions from './submission';

const nothing = { name: '', subject: '', message: '' };
const written = { name: 'Ama', subject: 'films', message: 'Line one\nline two' };

/** The modules as they are after the page has been loaded. */
function loaded(): typeof Drafts & typeof Submissions {
  const modules = {};
  jest.isolateModules(() => {
    for (const name of ['drafts', 'submission']) Object.assign(modules, jest.requireActual(`./${name}`));
  });
  return modules as typeof Drafts & typeof Submissions;
}

/** A form as it comes fresh from the page. */
function fresh(name = 'contact'): HTMLFormElement {
  document.body.innerHTML = `<form name="${name}"><input type="hidden" name="form-name" value="${name}">
    <input name="name">
    <select name="subject"><option value=""></option><option value="films">Films</option><option value="awards">Awards</option></select>
    <textarea name="message"></textarea></form>`;
  return document.querySelector('form') as HTMLFormElement;
}

/** The same as it is once the page's scripts have run. */
function filled(search = '', name?: string): HTMLFormElement {
  const form = fresh(name);
  loaded().fillIn(form, search);
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
function typed(given: Record<string, string> = written) {
  const modules = loaded();
  modules.keepDrafts();
  type(fresh(), given);
  window.dispatchEvent(new Event('pagehide'));
  return modules;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

type Some = Partial<typeof written>;
it.each<[name: string, draft: Some, before: Some, search: string, shown: Some]>([
  ['what was typed before the page was loaded again', written, {}, '', written],
  ['nothing over what stands in it already', written, { name: 'Kofi' }, '', { ...written, name: 'Kofi' }],
  ['the option that a link names', {}, {}, '?subject=films', { subject: 'films' }],
  ['no option that is not there', {}, {}, '?subject=none', {}],
  ['the beginning of a text that a link brings', {}, {}, '?message=For+the+SDEA:+', { message: 'For the SDEA: ' }],
  ['what was typed, not what a link brings', written, {}, '?message=For+the+SDEA:+&subject=awards', written],
  ['what was chosen before the scripts ran', {}, { subject: 'films' }, '?subject=awards', { subject: 'films' }],
])('fills in %s, and keeps what is not a link’s', (_, draft, before, search, shown) => {
  typed(draft);
  const form = fresh();
  for (const [name, value] of Object.entries(before)) field(form, name).value = value;
  loaded().fillIn(form, search);
  expect(values(form)).toEqual({ ...nothing, ...shown });
  expect(form.querySelector('select')?.selectedIndex).not.toBe(-1);
  expect(values(filled())).toEqual({ ...nothing, ...draft, ...before });
});

it('fills in nothing of another form, and stores nothing of one that nothing is typed into', () => {
  typed();
  expect(values(filled('?subject=films', 'newsletter'))).toEqual({ ...nothing, subject: 'films' });
  expect(sessionStorage).toHaveLength(1);
});

it('keeps drafts in memory where session storage is forbidden', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const { fillIn } = typed();
  const form = fresh();
  fillIn(form, '');
  expect(values(form)).toEqual(written);
});

it('leaves out an option and a field that the form no longer has', () => {
  const { fillIn } = typed();
  const form = fresh();
  field(form, 'name').remove();
  form.querySelector('option[value=films]')?.remove();
  fillIn(form, '');
  expect(form.querySelector('select')?.selectedIndex).toBe(0);
  expect(field(form, 'message').value).toBe(written.message);
});

it('follows the links of a visit one after the other, and forgets them with a reload', () => {
  const { fillIn } = loaded();
  const form = fresh();
  for (const subject of ['films', 'awards', 'films', '']) {
    fillIn(form, subject && `?subject=${subject}`);
    expect(values(form).subject).toBe(subject);
  }
  // The browser restores what was selected.
  const reloaded = fresh();
  field(reloaded, 'subject').value = 'films';
  loaded().fillIn(reloaded, '?subject=films');
  expect(values(filled()).subject).toBe('');
});

it('forgets what has arrived and empties the form, but not what has been typed since', () => {
  const { forget, valuesOf } = typed({});
  const form = fresh();
  type(form, written);
  const sent = valuesOf('contact');
  type(form, { name: 'Kofi' });
  forget('contact', sent);
  expect(values(form).name).toBe('Kofi');
  forget('contact', valuesOf('contact'));
  expect(values(form).message).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('reads the draft of a form that is not on the page', () => {
  const { valuesOf } = typed();
  document.body.innerHTML = '';
  expect(valuesOf('contact')).toMatchObject(written);
});

it('gives a submission one id, whenever it is sent, until its text changes or it has arrived', () => {
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
