/** @jest-environment node */
import { describeFrame, fitsFrame, type Frame, frames, portraitFrame } from './frames';

describe('what a picture must measure', () => {
  it.each<[string, Frame | undefined, string]>([
    ['a first screen', frames['Hero.image'], 'wider than high, at least 1600 pixels wide'],
    ['a first screen on a phone', portraitFrame, 'higher than wide, at least 1000 pixels wide'],
    ['a service', frames['Service.image'], 'wider than high, at least 1200 pixels wide'],
    ['a poster', frames['Film.image'], '2 to 3, at least 800 pixels wide'],
    ['a cover', frames['Podcast.image'], 'a square, at least 800 pixels wide'],
    ['an office', frames['Office.image'], '4 to 3, at least 800 pixels wide'],
    ['a portrait', frames['Testimonial.image'], 'at least 400 pixels wide'],
    ['a share picture', frames['Company.shareImage'], 'exactly 1200 × 630 pixels'],
    ['anything', {}, ''],
  ])('is said in words: %s', (_name, frame, words) => {
    expect(frame && describeFrame(frame)).toBe(words);
  });
});

describe('a picture', () => {
  const size: Frame = { size: [1200, 630] };
  const poster: Frame = { minWidth: 800, ratio: [2, 3] };
  const landscape: Frame = { shape: 'landscape' };
  const portrait: Frame = { shape: 'portrait' };

  it.each<[number, number, Frame]>([
    [1, 1, {}],
    [1200, 630, size],
    [800, 1200, poster],
    [1600, 2400, poster],
    [800, 1180, poster],
    [815, 1200, poster],
    [1570, 2400, poster],
    [401, 400, landscape],
    [400, 401, portrait],
    [400, 9, { minWidth: 400 }],
  ])('of %i × %i pixels fits %j', (width, height, frame) => {
    expect(fitsFrame(width, height, frame)).toBe(true);
  });

  it.each<[number, number, Frame]>([
    [1200, 631, size],
    [1201, 630, size],
    [630, 1200, size],
    [798, 1197, poster],
    [800, 1100, poster],
    [800, 1300, poster],
    [1200, 800, poster],
    [400, 400, landscape],
    [400, 401, landscape],
    [400, 400, portrait],
    [401, 400, portrait],
    [399, 9, { minWidth: 400 }],
  ])('of %i × %i pixels does not fit %j', (width, height, frame) => {
    expect(fitsFrame(width, height, frame)).toBe(false);
  });
});
