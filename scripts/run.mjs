// Runs a program of node_modules or a script of this folder: `node scripts/run.mjs gatsby build`. All npm commands but
// `types`, `lint` and `format` begin with it. It first checks the machine, and reports a problem in one sentence, also in an older Node.
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [node, , program = '', ...args] = process.argv;

/** This file exists while a build runs, and after a build that was stopped. */
const unfinished = 'public/.unfinished';

const end = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

function checkMachine() {
  const needed = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
  const { node: version } = process.versions;
  if (version.localeCompare(needed, 'en', { numeric: true }) < 0)
    end(`This is Node ${version}, but the site needs Node ${needed} or newer: https://nodejs.org`);
  const [character] = process.cwd().match(/[()[\]{}*?!#%']/) ?? [];
  if (character)
    end(`Gatsby cannot work in a folder with "${character}" in its path; rename or move that folder: ${process.cwd()}`);
}

/** Sets another home directory if Gatsby cannot write its settings into the present one, as in a container without a home directory. */
function giveHome() {
  try {
    const settings = join(homedir(), '.config', 'gatsby');
    mkdirSync(settings, { recursive: true });
    accessSync(settings, constants.W_OK);
  } catch {
    const home = mkdtempSync(join(tmpdir(), 'home-'));
    process.env.HOME = process.env.USERPROFILE = home;
    process.on('exit', () => rmSync(home, { recursive: true, force: true }));
  }
}

/**
 * Deletes `.cache` and `public` after a build that was not finished, because Gatsby would treat its files as complete. Also deletes them if
 * the files in `public` were deleted, because Gatsby would not write unchanged files again.
 */
function repair() {
  const isEmptied = existsSync('.cache') && !existsSync('public/page-data');
  if (!isEmptied && !existsSync(unfinished)) return;
  console.log('The last build was not finished, or its files were deleted: this one begins from nothing.');
  for (const path of ['.cache', 'public']) rmSync(path, { recursive: true, force: true });
}

function markBuild() {
  mkdirSync('public', { recursive: true });
  writeFileSync(unfinished, '');
  // A killed process does not run this, so the mark remains.
  process.on('exit', () => rmSync(unfinished, { force: true }));
}

/**
 * Ends with a message if the port is in use. Gatsby would ask if it may use another port. Without a terminal, in which one could answer, it
 * would end with exit code 0.
 */
async function checkPort(command, usual) {
  const options = { port: { type: 'string', short: 'p' }, host: { type: 'string', short: 'H' } };
  // Imported here, because older versions of Node do not have it.
  const { parseArgs } = await import('node:util');
  const { port = usual, host = 'localhost' } = parseArgs({ args, options, strict: false }).values;
  const isFree = await new Promise((answer) => {
    const server = createServer().once('error', () => answer(false));
    server.listen(Number(port), host, () => server.close(() => answer(true)));
  });
  if (!isFree) end(`Port ${port} is in use. Choose another: npm run ${command} -- --port ${Number(port) + 1}`);
}

async function prepareGatsby([command]) {
  giveHome();
  if (command === 'serve' && !existsSync('public/index.html')) end('There is no build: run "npm run build" first.');
  if (command === 'build' || command === 'develop') repair();
  if (command === 'build') markBuild();
  const port = { serve: 9000, develop: 8000 }[command];
  if (port && !process.stdin.isTTY) await checkPort(command, port);
}

/** Returns the file of a program. Its package has the same name. */
function fileOf(name) {
  const { bin } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return resolve('node_modules', name, typeof bin === 'string' ? bin : bin[name]);
}

checkMachine();
if (!existsSync('node_modules')) end('The packages are not installed: run "npm ci" first.');
if (program === 'gatsby') await prepareGatsby(args);
const isScript = program.endsWith('.ts');
if (isScript) await import('tsx');
const file = isScript ? resolve(program) : fileOf(program);
process.argv = [node, file, ...args];
await import(pathToFileURL(file).href);
