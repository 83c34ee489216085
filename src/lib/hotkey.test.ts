import { hotkey, pressed } from './hotkey';

it.each([
  ['Alt+T', ['altKey', 'KeyT']],
  ['ctrl + shift + k'.replaceAll(' ', ''), ['ctrlKey', 'shiftKey', 'KeyK']],
])('reads %s', (written, keys) => {
  expect(hotkey(written)).toEqual(keys);
});

it('knows the combination by place of the key, not by what it types', () => {
  const keys = hotkey('Alt+T');
  expect(pressed(new KeyboardEvent('keydown', { altKey: true, code: 'KeyT', key: '†' }), keys)).toBe(true);
  expect(pressed(new KeyboardEvent('keydown', { code: 'KeyT', key: 't' }), keys)).toBe(false);
  expect(pressed(new KeyboardEvent('keydown', { altKey: true, code: 'KeyY' }), keys)).toBe(false);
});
