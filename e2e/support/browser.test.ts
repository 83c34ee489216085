/** @jest-environment node */
import { chromiumPath, waysToInstall } from './browser';

const debian = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n';
const ubuntu = 'ID=ubuntu\nID_LIKE=debian\n';

describe('a machine without a Chromium', () => {
  it('gets a package of a Debian where packages may be installed, else the one of Playwright', () => {
    const [first, second, third] = waysToInstall({ osRelease: debian, root: true });
    expect(first).toMatch(/apt-get install .* chromium-headless-shell$/);
    expect(second).toMatch(/apt-get install .* chromium$/);
    expect(third).toBe('npx playwright install --with-deps chromium');
    expect(waysToInstall({ osRelease: debian, root: false })).toEqual(['npx playwright install chromium']);
  });

  it('never gets the signpost Ubuntu calls chromium', () => {
    expect(waysToInstall({ osRelease: ubuntu, root: true })).toEqual(['npx playwright install --with-deps chromium']);
  });
});

it('says so when the environment names a browser that is not there', () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = '/nowhere/chromium';
  try {
    expect(() => chromiumPath()).toThrow('CHROMIUM_PATH is /nowhere/chromium');
  } finally {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  }
});
