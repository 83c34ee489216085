import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Seo } from '../components/Seo/Seo';
import { found } from '../lib/found';
import { readableAddress } from '../lib/address';
import { NotFoundHero } from '../sections/NotFoundHero/NotFoundHero';

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const page = found(data.page, 'data/pages/404.yaml');
  useEffect(() => {
    console.error(`404: no page at ${readableAddress(location.pathname)}`);
  }, [location.pathname]);
  return (
    <>
      <Seo page={page} hidden />
      <NotFoundHero hero={page.hero} code={page.code} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: notFoundPage {
      ...Seo
      tone
      colourway
      code
      hero {
        ...NotFoundHero
      }
    }
  }
`;
