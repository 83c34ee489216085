import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What is known of a machine before something is installed on it. */
export interface Machine {
  /** The text of /etc/os-release, empty where there is none. */
  readonly osRelease: string;
  /** True if packages of the system may be installed. */
  readonly root: boolean;
}

/** The machine this runs on. */
export const thisMachine = (): Machine => ({
  osRelease: existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '',
  root: process.getuid?.() === 0,
});

/** True if Debian's own packages may be installed; Ubuntu's browsers are only signposts to its store. */
export const takesDebianPackages = ({ osRelease, root }: Machine): boolean => root && /^ID=debian$/m.test(osRelease);

/** The command that installs packages on a Debian. Of workers that need some at the same time, one waits for the other. */
export const debianInstall = (...packages: string[]): string =>
  `(flock 9 && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends ${packages.join(' ')}) 9> /tmp/apt-get.lock`;

/**
 * Runs a command that installs something, and says so.
 * @param what what is missing, for the terminal
 * @returns true if the command ended well
 */
export function install(what: string, command: string): boolean {
  console.log(`There is no ${what} on this machine. Installing one: ${command}`);
  return spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
