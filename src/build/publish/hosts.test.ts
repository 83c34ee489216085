/** @jest-environment node */
import { publishCommand } from './hosts';

const cloudflare = { CLOUDFLARE_PROJECT: 'pams', CLOUDFLARE_ACCOUNT_ID: 'a', CLOUDFLARE_API_TOKEN: 't' };

it('publishes the build to the host that is named, by a version that is', () => {
  const [program, ...words] = publishCommand('cloudflare', cloudflare);
  expect(program).toMatch(/^wrangler@\d+\.\d+\.\d+$/);
  expect(words.join(' ')).toBe('pages deploy public --branch main --project-name pams');
  const netlify = publishCommand('netlify', { NETLIFY_SITE_ID: 's', NETLIFY_AUTH_TOKEN: 't' });
  expect(netlify.join(' ')).toMatch(/^netlify-cli@\d+\.\d+\.\d+ deploy --prod --no-build --dir public$/);
});

it('keeps what is secret out of the command', () => {
  expect(publishCommand('cloudflare', { ...cloudflare, CLOUDFLARE_API_TOKEN: 'secret' }).join()).not.toContain(
    'secret',
  );
});

it('says what is missing', () => {
  expect(() => publishCommand('cloudflare', { ...cloudflare, CLOUDFLARE_API_TOKEN: '' })).toThrow(
    'set CLOUDFLARE_API_TOKEN:',
  );
  expect(() => publishCommand('nowhere', {})).toThrow('PUBLISH_TO is "nowhere"; known are pages, none, cloudflare');
});
