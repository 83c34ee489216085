import { graphql, type PageProps } from 'gatsby';
import { useEffect, useRef } from 'react';
import { Hero } from '../components/Hero/Hero';
import { Seo } from '../components/Seo/Seo';
import { looks } from '../layout/looks';
import { required } from '../lib/required';
import { useHydrated } from '../lib/useHydrated';
import * as media from '../styles/media.module.scss';

/** The state that `plugins/gatsby-plugin-steady-navigation/malformedAddress.ts` sets for an address that cannot be decoded. */
type Attempt = { attempted?: string } | null;

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery, object, Attempt>) {
  const page = required(data.page, 'data/pages/404.yaml');
  const attempted = location.state?.attempted ?? location.pathname;
  const canvas = useRef<HTMLCanvasElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    console.error(`404: no page at ${attempted}`);
    const portrait = matchMedia(media.portrait).matches;
    import('../sections/not-found/reel').then(
      ({ weaveAddress }) => canvas.current && weaveAddress(canvas.current, attempted, portrait),
      () => undefined, // Without the script the cloth has no letters.
    );
  }, [attempted]);
  return (
    <>
      <Seo page={page} noindex />
      <Hero
        {...looks['/404']}
        content={page.hero}
        opening={page.code}
        canvas={isHydrated && <canvas ref={canvas} aria-hidden />}
      />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: notFoundPage {
      ...Page
      code
    }
  }
`;
