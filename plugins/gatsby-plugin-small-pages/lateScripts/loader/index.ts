import { canRun, dataset, hash, isTranslated, path } from './page';
import { keepPressed, pressed, sendPressed } from './pressed';
import { run } from './scripts';
import { whenDue } from './when';

// The inline script of every page. It decides if and when the site's scripts run, and remembers what was pressed before.

/** Gives up: the page stays without React. */
function stayStatic(): void {
  if (dataset.scripts) return;
  dataset.scripts = 'off';
  sendPressed();
}

/** True if the page may be hydrated; from then on React answers every press. */
function takeOver(): boolean {
  if (isTranslated()) stayStatic();
  if (dataset.scripts) return false;
  dataset.scripts = 'ready';
  return true;
}

// Globals of Gatsby's own inline scripts, which would have another hash for the Content-Security-Policy on each page, and the interface
// for gatsby-browser.ts. The mapping is for prefetching scripts of other pages; Gatsby 5.16 writes it as text, in which its
// loader finds nothing either.
Object.assign(window, {
  pagePath: path,
  ___webpackCompilationHash: hash,
  ___chunkMapping: {},
  lateScripts: { takeOver, stayStatic, pressed },
});

keepPressed(stayStatic);
if (canRun) whenDue(() => run(stayStatic));
else stayStatic();
