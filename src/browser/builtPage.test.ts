import { hasBuiltPage, keepBuiltPage, restoreBuiltPage } from './builtPage';

const html =
  '<main><h1>Films</h1><form name="letter"><input name="name"><noscript><p>Your mail program opens.</p></noscript></form></main>';
const field = () => document.querySelector('input') as HTMLInputElement;
const root = () => document.getElementById('___gatsby') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`;
  history.replaceState(null, '', '/films');
  field().value = 'Ama';
  keepBuiltPage();
});

test('stands in for the page at its own address alone', () => {
  expect(hasBuiltPage()).toBe(true);
  history.replaceState(null, '', '/about');
  expect(hasBuiltPage()).toBe(false);
});

test('is put back where React has left nothing, with what was typed and what is said without scripts', () => {
  field().value = 'Ama Ofori';
  field().dispatchEvent(new Event('input', { bubbles: true }));
  root().innerHTML = '';
  restoreBuiltPage();
  expect(root().querySelector('h1')).toHaveTextContent('Films');
  expect(field()).toHaveValue('Ama Ofori');
  expect(root().querySelector('form > p')).toHaveTextContent('Your mail program opens.');
});
