import { setSubmitting } from './submitting';

it('has the browser ask before it leaves only while a submission is on its way', () => {
  setSubmitting('contact', true);
  setSubmitting('newsletter', true);
  setSubmitting('contact', false);
  expect(window.onbeforeunload).not.toBeNull();
  setSubmitting('newsletter', false);
  expect(window.onbeforeunload).toBeNull();
});
