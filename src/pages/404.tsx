import { graphql, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { Hero } from '../components/Hero/Hero';
import { Seo } from '../components/Seo/Seo';
import { Weaving } from '../components/Weaving/Weaving';
import { looks } from '../layout/looks';
import { required } from '../lib/required';

/** The state that `plugins/gatsby-plugin-steady-navigation/malformedAddress.ts` sets for an address that cannot be decoded. */
type Attempt = { attempted?: string } | null;

export default function NotFoundPage({
  data,
  location: { state, pathname },
}: PageProps<Queries.NotFoundPageQuery, object, Attempt>) {
  const page = required(data.page, 'data/pages/404.yaml');
  const attempted = state?.attempted ?? pathname;
  const [reel, setReel] = useState<typeof import('../sections/not-found/reel')>();
  useEffect(() => {
    // Some programs encode the `#` or `?` of a link that they open.
    if (/^(?:\/[\w-]+)+%(?:23|3f)/i.test(attempted))
      return location.replace(attempted.replace(/%(?:23|3f|3d|26)/gi, decodeURIComponent));
    console.error(`404: no page at ${attempted}`);
    // Without the script the cloth has no letters.
    import('../sections/not-found/reel').then(setReel, () => undefined);
  }, [attempted]);
  return (
    <>
      <Seo page={page} noindex />
      <Hero
        {...looks['/404']}
        content={page.hero}
        opening={page.opening}
        canvas={<Weaving weave={reel?.weaveText} text={attempted} />}
      />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: notFoundPage {
      ...Page
      opening
    }
  }
`;
