import { jsonInHtml } from './jsonInHtml';

it('holds nothing that HTML would read, and says the same', () => {
  const value = { name: '</script><script>alert(1)</script><!--' };
  expect(jsonInHtml(value)).not.toContain('<');
  expect(JSON.parse(jsonInHtml(value))).toEqual(value);
});
