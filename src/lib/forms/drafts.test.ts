import { clearDraft, keepDraft, onCleared, restoreDraft, valuesOf } from './drafts';

/** A form as it comes fresh from the page. */
function fresh(): HTMLFormElement {
  document.body.innerHTML = `<form><input name="name"><select name="subject"><option value=""></option>
    <option value="films">Films</option></select><textarea name="message"></textarea></form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
}

function fill(form: HTMLFormElement, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    field.value = value;
  }
}

const written = { name: 'Ama', subject: 'films', message: 'Line one\nline two' };

it('gives a form back what was typed into it before', () => {
  const first = fresh();
  fill(first, written);
  keepDraft('back', first);
  const second = fresh();
  expect(valuesOf(second)).not.toEqual(written);
  restoreDraft('back', second);
  expect(valuesOf(second)).toEqual(written);
});

it('does not write over what stands in the form already, and remembers it', () => {
  const early = fresh();
  fill(early, { name: 'Kofi' });
  restoreDraft('early', early);
  const later = fresh();
  restoreDraft('early', later);
  expect(valuesOf(later).name).toBe('Kofi');
});

it('gives back the rest beside what stands in the form already', () => {
  const early = fresh();
  fill(early, written);
  keepDraft('both', early);
  const later = fresh();
  fill(later, { name: 'Kofi' });
  restoreDraft('both', later);
  expect(valuesOf(later)).toEqual({ ...written, name: 'Kofi' });
});

it('keeps no files', () => {
  const form = fresh();
  form.insertAdjacentHTML('beforeend', '<input type="file" name="reel">');
  expect(valuesOf(form)).not.toHaveProperty('reel');
});

it('forgets what was sent and says so to that form alone', () => {
  const form = fresh();
  fill(form, written);
  keepDraft('sent', form);
  const heard = jest.fn();
  const other = jest.fn();
  const stop = onCleared('sent', heard);
  onCleared('other', other);
  clearDraft('sent', written);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  const next = fresh();
  restoreDraft('sent', next);
  expect(valuesOf(next).message).toBe('');
  stop();
  clearDraft('sent', valuesOf(next));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('keeps what was typed while the form was on its way', () => {
  const form = fresh();
  fill(form, { ...written, message: 'And one thing more' });
  keepDraft('changed', form);
  const heard = jest.fn();
  onCleared('changed', heard);
  clearDraft('changed', written);
  expect(heard).not.toHaveBeenCalled();
  const next = fresh();
  restoreDraft('changed', next);
  expect(valuesOf(next).message).toBe('And one thing more');
});
