/** @jest-environment node */
import { formTargets, withPolicy } from './policy';

const directive = (policy: string, name: string): string[] =>
  (policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? '').split(' ').slice(1);

// host.output.test.ts tests the inline scripts and styles of pages.
it('allows the origin of each form endpoint once; a path is the site itself', () => {
  const policyFor = (endpoints: readonly string[]) => withPolicy('<meta charset="utf-8"/><p>Plain</p>', endpoints, []);
  const form = (attribute: string) => `<form ${attribute}></form>`;
  const forms = ['action="https://forms.example/a"', 'action="https://forms.example/b"', 'data-netlify="true"', ''].map(
    form,
  );
  const open = policyFor(formTargets(forms.join('')));
  expect(directive(open, 'connect-src')).toEqual(["'self'", 'https://forms.example']);
  expect(directive(open, 'form-action')).toEqual(["'self'", 'https://forms.example']);
  expect(directive(policyFor(formTargets(form('method="post"'))), 'form-action')).toEqual(["'none'"]);
});
