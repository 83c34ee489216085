import { canRun, dataset, hash, hasForeignSheets, isTranslated, path } from './page';
import { keepPressed, pressed, sendPressed } from './pressed';
import { run } from './scripts';
import { whenDue } from './when';

// The inline script of every page. It decides if and when the site's scripts run, and stores what was pressed before they run.

/** Leaves the page without React. */
function stayStatic(): void {
  if (dataset.scripts) return;
  dataset.scripts = 'off';
  sendPressed();
}

/** Returns true if React may hydrate the page. From then on React handles every press. */
function takeOver(): boolean {
  if (isTranslated() || hasForeignSheets()) stayStatic();
  if (dataset.scripts) return false;
  dispatchEvent(new Event('beforescripts'));
  dataset.scripts = 'ready';
  return true;
}

// Sets the globals that Gatsby's inline scripts would set. Those scripts differ between pages, so each page would need other hashes in its
// Content-Security-Policy. `___chunkMapping` is for prefetching scripts of other pages. It is empty, because Gatsby 5.16 writes it as a
// text, in which it finds no scripts. `lateScripts` is for gatsby-browser.ts.
Object.assign(window, {
  pagePath: path,
  ___webpackCompilationHash: hash,
  ___chunkMapping: {},
  lateScripts: { takeOver, stayStatic, pressed },
});

keepPressed(stayStatic);
if (canRun) whenDue(() => run(stayStatic));
else stayStatic();
