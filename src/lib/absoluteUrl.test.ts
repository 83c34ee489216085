import { absoluteUrl } from './absoluteUrl';

afterEach(() => Object.assign(globalThis, { __PATH_PREFIX__: '' }));

it('names the path of the site once', () => {
  expect(absoluteUrl('https://pams.example', '/static/a.png')).toBe('https://pams.example/static/a.png');
  Object.assign(globalThis, { __PATH_PREFIX__: '/project' });
  expect(absoluteUrl('https://name.github.io/project', '/project/static/a.png')).toBe(
    'https://name.github.io/project/static/a.png',
  );
});
