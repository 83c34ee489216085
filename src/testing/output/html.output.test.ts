import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { join } from 'node:path';
import { routes } from '../routes';
import { builtPage } from './pages';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // A list of several in one article may have a name.
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

test.each(routes.map(({ path }) => path))('%s says times so that programs can read them', (path) => {
  const $ = builtPage(path);
  const times = $('time').map((_, time) => $(time).attr('datetime'));
  // A year, a date, or a duration in minutes or weeks: HTML reads weeks without the P of ISO 8601 alone.
  expect(times.get().filter((time) => !/^(\d{4}(-\d\d-\d\d)?|PT\d+M|\d+w)$/.test(time))).toEqual([]);
});
