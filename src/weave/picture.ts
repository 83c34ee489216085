import sharp from 'sharp';
import { cloth } from './cloth';
import { type PanelOptions, panelThreads } from './products';
import { print } from './raster';

/**
 * A picture of cloth for an entry that has none, as PNG: a few flat inks on whole pixels, so it weighs
 * little and stays crisp in every format it is turned into.
 *
 * @param title - what is woven
 * @param options - width and height in pixels, and the colourway
 */
export const clothPng = (title: string, options: PanelOptions): Promise<Buffer> => {
  const piece = cloth(title, { colourway: options.colourway, ...panelThreads(options) });
  const { pixels, width, height } = print(piece, options.width, options.height);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
};
