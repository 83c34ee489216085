import { Cloth } from './cloth';
import { type Place, weave } from './loom';

const place: Place = {
  width: 40,
  height: 30,
  box: [10, 5, 20, 15],
  shade: 0,
  column: () => ({ across: 0.5, top: 5, rows: 10, light: 1 }),
};

test('a canvas shows the threads of its last cloth and nothing else, in a browser that lets nobody read a canvas', () => {
  let shown: number[] = [];
  const canvas = document.createElement('canvas');
  const context = {
    createImageData: (width: number, height: number) => ({ width, data: new Uint8ClampedArray(width * height * 4) }),
    putImageData: ({ data }: ImageData) => (shown = [...data].filter((_, index) => index % 4 === 3)),
  };
  jest.spyOn(canvas, 'getContext').mockReturnValue(context as unknown as CanvasRenderingContext2D);
  for (const bare of [0, 6, 3]) {
    const cloth = new Cloth(10, 10);
    cloth.weave('gold', 0, bare, 10, 10);
    // Until it is covered, the cloth before it is shown.
    const [before = 0] = shown;
    weave(canvas, place, cloth, false)();
    expect(shown[0]).toBe(before);
    weave(canvas, place, cloth, true);
    expect(shown).toEqual(Array.from({ length: 100 }, (_, index) => (index < bare * 10 ? 0 : 255)));
  }
});
