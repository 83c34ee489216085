/** `npx tsx src/build/publish/publishTo.ts cloudflare`: publishes the build in public/ to a host that takes it by a command. */
import { spawnSync } from 'node:child_process';
import { errorMessage } from '../../lib/errorMessage';
import { publishCommand } from './hosts';

try {
  const command = publishCommand(process.argv[2] ?? '', process.env);
  process.exitCode = spawnSync('npx', ['--yes', ...command], { stdio: 'inherit' }).status ?? 1;
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
