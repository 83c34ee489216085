import { existsSync } from 'node:fs';
import { debianInstall, install, takesDebianPackages, thisMachine } from '../support/machine';

/**
 * The path of a program, of which Debian's packages are installed where it is missing: for root, on a Debian.
 * @param places where it may be
 * @throws when it is missing and cannot be installed, with the cure
 */
function pathOf(name: string, places: readonly string[], packages: readonly string[]): string {
  const find = () => places.find((place) => existsSync(place));
  if (!find() && takesDebianPackages(thisMachine())) install(name, debianInstall(...packages));
  const path = find();
  if (path) return path;
  throw new Error(`There is no ${name} (Debian: apt-get install ${packages.join(' ')}). Leave it out with --project.`);
}

/** The path of Firefox. */
export const firefoxPath = (): string =>
  pathOf(
    'Firefox',
    [
      process.env.FIREFOX_PATH ?? '',
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    ['firefox-esr'],
  );

const webkitPackages = ['webkit2gtk-driver', 'xvfb'];

/** The paths of WebKitGTK's driver, which Linux alone has, and of the program that gives it a screen. */
export const webkitPaths = (): [driver: string, screen: string] => [
  pathOf('WebKitWebDriver', ['/usr/bin/WebKitWebDriver'], webkitPackages),
  pathOf('Xvfb', ['/usr/bin/Xvfb'], webkitPackages),
];
