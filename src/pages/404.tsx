import { graphql, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Hero } from '../components/Hero/Hero';
import { Seo } from '../components/Seo/Seo';
import { looks } from '../layout/looks';
import { required } from '../lib/required';

/** The state that `plugins/gatsby-plugin-steady-navigation/malformedAddress.ts` sets for an address that cannot be decoded. */
type Attempt = { attempted?: string } | null;

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery, object, Attempt>) {
  const page = required(data.page, 'data/pages/404.yaml');
  const attempted = location.state?.attempted ?? location.pathname;
  useEffect(() => {
    console.error(`404: no page at ${attempted}`);
  }, [attempted]);
  return (
    <>
      <Seo page={page} noindex />
      <Hero {...looks['/404']} content={page.hero} opening={page.code} />
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
