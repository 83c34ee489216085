/** @jest-environment node */
import { contentOf } from '../testing/content';
import { said } from '../testing/said';
import { forms, headquarters } from './entries';

const sdl = `
type Office { city: String! headquarters: Boolean }
type Form { key: String! inputs: [Field!] }
type Field { name: String! type: String options: [Option!] }
type Option { value: String label: String }
type Partnership { slug: String! }
`;

const inForms = async (texts: Readonly<Record<string, string>>): Promise<string[]> =>
  (await forms(contentOf(sdl, texts).content)).flatMap((fault) =>
    said([fault]).map((words) => `${fault.file}:${words}`),
  );

describe('the head office', () => {
  const inOffices = async (text: string): Promise<string[]> =>
    said(await headquarters(contentOf(sdl, { 'offices.yaml': text }).content));

  it('is one', async () => {
    expect(await inOffices('- headquarters: false\n- headquarters: true\n- city: a\n')).toEqual([]);
  });

  it('is not two', async () => {
    const fault = 'a second head office; expected true for the head office alone';
    expect(await inOffices('- headquarters: true\n- headquarters: true\n- headquarters: true\n')).toEqual([
      `2:17 ${fault}`,
      `3:17 ${fault}`,
    ]);
  });

  it('is not none, unless there are no offices or some could not be read', async () => {
    const fault = 'no office is the head office; expected true for the head office alone';
    expect(await inOffices('# a\n- headquarters: false\n- headquarters: [true]\n')).toEqual([`1:1 ${fault}`]);
    expect(await inOffices('- city: a\n- city: b: c\n')).toEqual([]);
    expect(await headquarters(contentOf(sdl, {}).content)).toEqual([]);
  });
});

describe('a form', () => {
  const inputs = (...lines: string[]): Record<string, string> => ({
    'forms/contact.yaml': ['key: contact', 'inputs:', ...lines, ''].join('\n'),
  });

  it('is complete, and its parts are told apart', async () => {
    const field = ['  - name: email', '    type: email', '  - name: subject', '    type: select', '    options:'];
    const options = [
      '      - value: a',
      '        label: A',
      '      - value: b',
      '        label: A',
      '      - label: C',
    ];
    expect(await inForms(inputs(...field, ...options))).toEqual([]);
    expect(await inForms({ 'forms/newsletter.yaml': 'inputs:\n  - name: a\n' })).toEqual([]);
  });

  it('has the key its file is named by', async () => {
    expect(
      await inForms({ 'forms/contact.yaml': 'key: contact\n', 'forms/newsletter.yaml': 'key: contact\n' }),
    ).toEqual([
      'data/forms/newsletter.yaml:1:6 "contact" is not the key of this form; write newsletter, as the file is named',
    ]);
  });

  it('has options where one chooses, and nowhere else', async () => {
    const text = inputs(
      '  - type: select',
      '    name: a',
      '  - type: email',
      '    options:',
      '      - value: b',
      '  - name: c',
      '    options:',
      '      - value: d',
    );
    expect(await inForms(text)).toEqual([
      'data/forms/contact.yaml:3:11 a list to choose from has no options; expected a field "options"',
      'data/forms/contact.yaml:6:5 a field of the type "email" has options; expected options on fields of the type "select" alone',
    ]);
  });

  it('has every option and every field once', async () => {
    const options = [
      '      - value: b',
      '      - value: c',
      '      - value: b',
      '      - label: b',
      '      - value: b',
    ];
    const text = inputs(
      '  - name: a',
      '    type: select',
      '    options:',
      ...options,
      '  - name: d',
      '  - name: a',
      '  - type: a',
    );
    expect(await inForms(text)).toEqual([
      'data/forms/contact.yaml:8:16 duplicate value "b" in the options',
      'data/forms/contact.yaml:10:16 duplicate value "b" in the options',
      'data/forms/contact.yaml:12:11 duplicate field name "a" in the form',
    ]);
  });

  it('is let be where it could not be read', async () => {
    expect(await inForms(inputs('  a: b'))).toEqual([]);
    expect(await inForms(inputs('  - a', '  - type: select', '    options: b', '  - type: [select]'))).toEqual([]);
  });
});

describe('a partnership', () => {
  const form =
    'key: partnership\ninputs:\n  - name: type\n    type: select\n    options:\n      - value: training\n      - value: film\n      - label: a\n';
  const inPartnerships = (text: string, file = 'forms/partnership.yaml', other = form): Promise<string[]> =>
    inForms({ 'partnerships.yaml': text, [file]: other });

  it('is an option of its form', async () => {
    expect(await inPartnerships('- slug: film\n- slug: training\n- slug:\n')).toEqual([]);
    expect(await inPartnerships('- slug: film\n- slug: trainings\n')).toEqual([
      'data/partnerships.yaml:2:9 "trainings" is not an option of the partnership form; expected "training" or "film"',
    ]);
  });

  it('is let be where there is no such form, or it has no options', async () => {
    expect(await inPartnerships('- slug: a\n', 'forms/contact.yaml', form.replace('partnership', 'contact'))).toEqual(
      [],
    );
    expect(await inPartnerships('- slug: a\n', 'forms/partnership.yaml', 'key: partnership\n')).toEqual([]);
    expect(await inForms({ 'partnerships.yaml': '- slug: a\n' })).toEqual([]);
  });
});
