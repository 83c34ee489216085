import { Suspense } from 'react';
import { onRenderBody, replaceRenderer } from './gatsby-ssr';

function Broken(): never {
  throw new Error('broken');
}

it('stops the build if a part of a page is not rendered because of an error', () => {
  const bodyComponent = (
    <Suspense>
      <Broken />
    </Suspense>
  );
  const page = { pathname: '/about', bodyComponent, replaceBodyHTMLString: jest.fn() } as never;
  replaceRenderer?.(page, { plugins: [] });
  expect(() => void onRenderBody?.(page, { plugins: [] })).toThrow('/about');
});
