import { jsonInHtml } from './jsonInHtml';

it('contains no markup, and parses to the same value', () => {
  const value = { name: '</script><script>alert(1)</script><!--' };
  expect(jsonInHtml(value)).not.toContain('<');
  expect(JSON.parse(jsonInHtml(value))).toEqual(value);
});
