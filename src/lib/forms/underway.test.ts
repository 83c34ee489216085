import { setUnderway } from './underway';

it('has the browser ask before it leaves only while a letter is on its way', () => {
  setUnderway('contact', true);
  setUnderway('newsletter', true);
  setUnderway('contact', false);
  expect(window.onbeforeunload).not.toBeNull();
  setUnderway('newsletter', false);
  expect(window.onbeforeunload).toBeNull();
});
