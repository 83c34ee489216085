import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../../e2e/support/browser';
import { settle } from '../../../e2e/support/settle';
import { listen } from '../../testing/listen';
import { builtPath } from '../host/publicDir';
import { createSiteServer } from '../host/server';

/** The windows in which pages are compared. */
export const widths = { 390: 844, 1440: 900 } as const;

/** How far a channel of a pixel may be off, of 255: letters are drawn with a little noise. */
const tolerance = 16;

/** Screenshots of whole pages, by `/about 390`. Pages that a build does not have show its not-found page. */
export async function photograph(publicDir: string, paths: readonly string[]): Promise<Map<string, Buffer>> {
  const server = await listen(createSiteServer({ publicDir }));
  const browser = await chromium.launch(launchOptions());
  const taken = new Map<string, Buffer>();
  try {
    for (const [width, height] of Object.entries(widths)) {
      const page = await browser.newPage({ viewport: { width: Number(width), height }, reducedMotion: 'reduce' });
      for (const path of paths) {
        await page.goto(`http://127.0.0.1:${server.port}${builtPath(publicDir)}${path}`);
        await settle(page);
        taken.set(`${path} ${width}`, await page.screenshot({ fullPage: true, animations: 'disabled' }));
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return taken;
}

/** The share of pixels that differ between two pictures, 0 to 1; where one is longer, the rest of it differs. */
export async function difference(before: Buffer, after: Buffer): Promise<number> {
  const raw = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [one, other] = await Promise.all([raw(before), raw(after)]);
  if (one.info.width !== other.info.width) return 1;
  const [short, long] = [one.data, other.data].sort((a, b) => a.length - b.length) as [Buffer, Buffer];
  let differing = (long.length - short.length) / 3;
  for (let at = 0; at < short.length; at += 3) {
    const off = [0, 1, 2].some(
      (channel) => Math.abs((short[at + channel] ?? 0) - (long[at + channel] ?? 0)) > tolerance,
    );
    if (off) differing += 1;
  }
  return differing / (long.length / 3);
}
