import { addressOf } from '../../plugins/gatsby-plugin-content-forms/findForm';
import { changes, edited, serveForms } from '../support/editor';
import { expect, test } from './test';

test('the forms of `npm run edit` save a change and nothing else', async ({ driver }, { project }) => {
  test.skip(project.name.startsWith('chromium'), 'e2e/editor tries the forms in the present one.');
  const { root, origin, close } = await serveForms();
  const title = { css: '[data-key-path="entries.0.title"] input' };
  await driver.open(`${origin}/admin/#${addressOf('films.yaml')}?field=entries.0.title`);
  await expect.poll(() => driver.evaluate(title, (input) => input === document.activeElement)).toBe(true);
  await driver.type(title, ' Again');
  await driver.click({ css: 'button', name: 'Save' });
  await expect.poll(() => changes(root)).toEqual(edited('films.yaml', /title: .*/, '$& Again'));
  await close();
});
