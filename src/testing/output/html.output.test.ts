import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { routes } from '../routes';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    elements: [
      'html5',
      {
        // A picture without its size would move the content below it.
        img: { attributes: { width: { required: true }, height: { required: true } } },
        // A year, a date, or a duration in minutes or weeks. HTML allows weeks only without the P of ISO 8601.
        time: { attributes: { datetime: { required: true, enum: [/^(\d{4}(-\d\d-\d\d)?|PT\d+M|\d+w)$/] } } },
      },
    ],
    rules: {
      // Where an article has several lists, each may have a name.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // The row of posters has a name because it scrolls; as a <section> it would need a heading as well.
      'prefer-native-element': ['error', { exclude: ['region'] }],
    },
  }),
);

test.each(['/404', ...routes.map(({ path }) => path)])('%s is valid HTML', async (path) => {
  const report = await validator.validateFile(join('public', `${path === '/' ? '/index' : path}.html`));
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(problems).toEqual([]);
});
