import type * as Drafts from './drafts';
import type * as Submissions from './submission';

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

it('fills a form with what was typed into it before the page was loaded again, and no other form', () => {
  typed();
  expect(values(filled())).toEqual(written);
  expect(values(filled('', 'newsletter'))).toEqual({ name: '', subject: '', message: '' });
});

it('does not write over what stands in the form already, and stores it', () => {
  const { fillIn } = typed();
  const early = fresh();
  Object.assign(field(early, 'name'), { value: 'Kofi' });
  Object.assign(field(early, 'subject'), { value: 'awards' });
  fillIn(early, '');
  expect(values(filled())).toEqual({ ...written, name: 'Kofi', subject: 'awards' });
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

it('stores nothing of a form that nothing is typed into', () => {
  filled('?subject=films');
  expect(sessionStorage).toHaveLength(0);
});

it('stores what is typed when typing rests, not at every key', () => {
  jest.useFakeTimers();
  const store = jest.spyOn(Storage.prototype, 'setItem');
  loaded().keepDrafts();
  const form = fresh();
  for (const message of ['L', 'Li', 'Line']) type(form, { message });
  expect(store).not.toHaveBeenCalled();
  jest.runAllTimers();
  for (const [, draft] of store.mock.calls) expect(draft).toContain('message=Line');
  expect(store).toHaveBeenCalled();
  jest.useRealTimers();
});

describe('a link', () => {
  it('selects an option, a later one another, and none that is not there', () => {
    const { fillIn } = loaded();
    const form = fresh();
    for (const [search, subject] of [
      ['?subject=films', 'films'],
      ['?subject=awards', 'awards'],
      ['?subject=none', ''],
      ['?subject=films', 'films'],
      ['', ''],
    ] as const) {
      fillIn(form, search);
      expect(values(form).subject).toBe(subject);
    }
    expect(form.querySelector('select')?.selectedIndex).toBe(0);
  });

  it('begins a text, which is no draft until something is typed, and gives way to what was typed', () => {
    const { fillIn } = loaded();
    const form = fresh();
    fillIn(form, '?message=For+the+SDEA:+');
    expect(values(form).message).toBe('For the SDEA: ');
    expect(sessionStorage).toHaveLength(0);
    fillIn(form, '?message=For+the+LGA:+');
    expect(values(form).message).toBe('For the LGA: ');
    const { fillIn: fillAgain } = typed();
    const later = fresh();
    fillAgain(later, '?message=For+the+SDEA:+');
    expect(values(later).message).toBe(written.message);
  });

  it('selects nothing for a later visit without it', () => {
    const { fillIn } = typed({ name: 'Ama' });
    fillIn(fresh(), '?subject=films');
    const plain = fresh();
    fillIn(plain, '');
    expect(values(plain)).toEqual({ name: 'Ama', subject: '', message: '' });
  });

  it('does not change what the visitor has selected, before the scripts ran or after another link', () => {
    const { fillIn } = typed({ subject: 'films' });
    const form = fresh();
    fillIn(form, '?subject=awards');
    expect(values(form).subject).toBe('films');
    sessionStorage.clear();
    const early = fresh();
    field(early, 'subject').value = 'films';
    loaded().fillIn(early, '?subject=awards');
    expect(values(early).subject).toBe('films');
  });

  it('is told from a choice when the browser restores a page that it reloads', () => {
    const reloaded = fresh();
    field(reloaded, 'subject').value = 'films';
    loaded().fillIn(reloaded, '?subject=films');
    expect(values(filled()).subject).toBe('');
  });
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
