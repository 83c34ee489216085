import { pageCloths, type PageColourway } from '../../weave/pageCloths';
import { crossing } from './crossing';
import { fabric } from './fabric';
import { disc, halo, type IrisInks, iris, ring, round } from './light';
import { beam, grooves, loom, spokes } from './loom';
import { type Scene, layers } from './scene';

const houseIris: IrisInks = {
  rim: 'gold',
  gap: 'night',
  blades: ['laterite', 'night', 'gold', 'night', 'sobolo', 'night', 'gold', 'night'],
  light: 'shea',
  mark: 'laterite',
};

const { landing, about, services, awards, films, academy, mediaHub, contact, workWithUs } = pageCloths;

/** Each page's poster, by its colourway: a light, lines that leave it, and the place where lines become cloth. */
const scenes = {
  /** The iris pours its threads over the land. */
  landing: () => ({
    ground: 'night',
    type: 'shea',
    mark: 'gold',
    paint: layers(
      beam({
        cloth: fabric(landing, 9),
        way: 'down',
        light: [990, 110],
        first: -54,
        focal: 66,
        depth: 52000,
        fells: [330, 255, 215, 200, 180, 205, 185, 230, 210],
        begins: 70,
      }),
      halo(990, 180, [152, 176, 300, 304, 392], 'cobalt'),
    ),
    shapes: iris(990, 180, 122, houseIris),
    headline: { width: 600, height: 400, largest: 124 },
  }),
  /** Strips stand like the houses of a town, their warp still on the sun. */
  about: () => ({
    ground: 'kola',
    type: 'shea',
    mark: 'gold',
    paint: layers(
      loom({
        cloth: fabric(about, 5),
        way: 'up',
        from: [660, 630],
        scale: 6,
        fells: [0, 0, 0, 0, 0],
        ends: [186, 330, 252, 408, 300],
      }),
      round(984, 250, 170, 'gold'),
      loom({ cloth: fabric(about, 5), way: 'up', from: [660, 630], scale: 6, fells: [630, 630, 630, 630, 630] }),
    ),
    shapes: '',
    headline: { width: 570, height: 400, largest: 128 },
  }),
  /** Eight crafts around one table. */
  services: () => ({
    ground: 'gold',
    type: 'night',
    mark: 'night',
    paint: spokes({ cloth: fabric(services, 2), light: [950, 315], inner: 90, outer: 404, scale: 9 }, 8),
    shapes: ring(950, 315, 404, 'night', 8) + iris(950, 315, 100, { ...houseIris, rim: 'night' }),
    headline: { width: 455, height: 420, largest: 150 },
  }),
  /** Six drums, each with its prize. */
  awards: () => ({
    ground: 'night',
    type: 'gold',
    mark: 'gold',
    paint: loom({
      cloth: fabric(awards, 6),
      way: 'up',
      from: [660, 630],
      scale: 5,
      fells: [0, 0, 0, 0, 0, 0],
      ends: [90, 155, 220, 285, 350, 415],
    }),
    shapes: [0, 1, 2, 3, 4, 5].map((at) => disc(705 + at * 90, 540 - at * 65 - 38, 38, 'gold')).join(''),
    headline: { width: 560, height: 420, largest: 140 },
    hangs: true,
  }),
  /** The screen, and the light that falls from it on those who sit in the dark. */
  films: () => ({
    ground: 'night',
    type: 'shea',
    mark: 'gold',
    paint: layers(
      (x, y) => (x > 700 && x < 1136 && y > 56 && y < 298 ? 'gold' : undefined),
      beam({
        cloth: fabric(films, 7),
        way: 'down',
        light: [918, -300],
        first: -63,
        focal: 173,
        depth: 140000,
        fells: [800, 782, 768, 758, 768, 782, 800],
        begins: 598,
      }),
    ),
    shapes: disc(918, 177, 92, 'shea'),
    headline: { width: 520, height: 430, largest: 132 },
  }),
  /** Steps of cloth, up to the light. */
  academy: () => ({
    ground: 'palm',
    type: 'shea',
    mark: 'gold',
    paint: layers(
      loom({
        cloth: fabric(academy, 5),
        way: 'right',
        from: [600, 0],
        scale: 7,
        begins: [420, 330, 240, 150, 60],
        fells: [490, 400, 310, 220, 130],
        shift: -26,
      }),
      round(836, 168, 132, 'gold'),
    ),
    shapes: '',
    headline: { width: 540, height: 420, largest: 150 },
  }),
  /** On air: the wave goes out from the mast. */
  mediaHub: () => ({
    ground: 'indigo',
    type: 'shea',
    mark: 'gold',
    paint: grooves({ cloth: fabric(mediaHub, 5), light: [1030, 300], inner: 100, outer: 900, scale: 4 }, 8),
    shapes: ring(1030, 300, 460, 'gold', 4) + iris(1030, 300, 92, houseIris),
    headline: { width: 480, height: 400, largest: 200 },
  }),
  /** Four cities, four strips, one cloth. */
  contact: () => ({
    ground: 'indigo',
    type: 'shea',
    mark: 'gold',
    paint: crossing({
      standing: fabric(contact, 1),
      lying: fabric({ ...services, title: contact.title }, 1),
      from: [664, 46],
      lefts: [772, 988],
      tops: [138, 354],
      scale: 6,
    }),
    shapes: '',
    headline: { width: 560, height: 400, largest: 140 },
  }),
  /** Two hold one cloth: their strips meet in the middle. */
  workWithUs: () => ({
    ground: 'shea',
    type: 'laterite',
    mark: 'night',
    paint: layers(
      loom({
        cloth: fabric(workWithUs, 3),
        way: 'right',
        from: [0, 414],
        scale: 4,
        fells: [0, 0, 0],
        ends: [560, 776, 488],
      }),
      loom({
        cloth: fabric({ ...mediaHub, title: workWithUs.title }, 3),
        way: 'left',
        from: [1200, 414],
        scale: 4,
        fells: [0, 0, 0],
      }),
      round(1064, 414, 156, 'gold'),
    ),
    shapes: '',
    headline: { width: 1072, height: 260, largest: 150 },
    hangs: true,
  }),
} satisfies Partial<Record<PageColourway, () => Scene>>;

/** The colourways that have a poster. The not-found page has none: nobody shares it. */
export const posters = Object.keys(scenes) as (keyof typeof scenes)[];

/** The posters asked for so far: each is one object, so that its cloth is printed once. */
const made = new Map<string, Scene>();

/**
 * The poster of a page: always the same object.
 * @param colourway the page's colourway, as its YAML names it
 */
export function sceneOf(colourway: string): Scene | undefined {
  const poster = posters.find((name) => name === colourway);
  const scene = made.get(colourway) ?? (poster && scenes[poster]());
  if (scene) made.set(colourway, scene);
  return scene;
}
