/** @jest-environment node */
import { EventEmitter } from 'node:events';
import * as fs from 'node:fs';
import type { Compiler } from 'webpack';
import { contentCheckPlugin } from './contentCheckPlugin';

jest.mock('node:fs', () => ({ ...jest.requireActual<typeof fs>('node:fs'), watch: jest.fn() }));

it('goes on without a watched folder when the system refuses to watch it', () => {
  const watcher = new EventEmitter();
  jest.mocked(fs.watch).mockReturnValue(watcher as fs.FSWatcher);
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  const compiler = { hooks: { make: { tapPromise: jest.fn() } } };
  contentCheckPlugin('/site', () => Promise.resolve([])).apply(compiler as unknown as Compiler);
  watcher.emit('error', new Error('ENOSPC'));
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('ENOSPC'));
});
