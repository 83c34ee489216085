import { existsSync } from 'node:fs';
import { debianInstall, install, takesDebianPackages, thisMachine } from '../support/machine';

/** The browsers the journeys run in beside Chromium, and what of each has to be on the machine. */
const needs = {
  firefox: {
    packages: ['firefox-esr'],
    programs: [
      [
        process.env.FIREFOX_PATH ?? '',
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ],
    ],
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: [['/usr/bin/WebKitWebDriver'], ['/usr/bin/Xvfb']],
  },
} as const;

export type Engine = keyof typeof needs;

/** The paths of an engine's programs, as far as they are there. */
const found = (engine: Engine): string[] =>
  needs[engine].programs.flatMap((places) => places.filter((place) => existsSync(place)).slice(0, 1));

/**
 * The programs a browser needs; where they are missing they are installed: Debian's packages, for root on a Debian.
 * @returns the path of each, in the order the engine names them
 * @throws when they are missing and cannot be installed, with the cure
 */
export function programsOf(engine: Engine): string[] {
  const { packages, programs } = needs[engine];
  const complete = () => found(engine).length === programs.length;
  if (!complete() && takesDebianPackages(thisMachine())) install(packages.join(' with '), debianInstall(...packages));
  if (complete()) return found(engine);
  throw new Error(
    engine === 'firefox'
      ? 'No Firefox found. Install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH.'
      : 'No WebKitGTK with its driver found. Linux alone has it (Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb); elsewhere leave it out with --project firefox.',
  );
}
