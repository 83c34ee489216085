import { graphql } from 'gatsby';
import { Helmet, type HelmetProps } from 'react-helmet';
import { FEED_PATH } from '../../lib/constants';
import { jsonInHtml } from '../../lib/jsonInHtml';
import { required } from '../../lib/required';
import { useCompany } from '../../lib/useCompany';
import type { Thing } from '../../structuredData/common';

type Props = {
  page: Queries.SeoFragment;
  /** The schema.org data of the page for search engines. This component adds breadcrumbs. */
  structuredData?: Thing[];
  /** The name of the feed of news and posts, on pages that show them. */
  feedTitle?: string;
  /** True for the not-found page, which appears at any address, so search engines must not list it. */
  noindex?: boolean;
};

/** The head of a page. It passes props to react-helmet, whose children API loses tags with React 19. */
export function Seo({ page, structuredData = [], feedTitle, noindex = false }: Props) {
  const { company, siteUrl } = useCompany();
  const { title, description, keywords } = page.metadata;
  const url = siteUrl + page.path;
  const { file, alt } = page.shareImage ?? company.shareImage;
  const { width, height, images } = required(
    file.childImageSharp?.gatsbyImageData,
    `the share picture of ${page.path}`,
  );
  const share = new URL(required(images.fallback?.src, `the share picture of ${page.path}`), siteUrl).href;
  const { region, placename, latitude, longitude } = company.geo;

  const meta = [
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:locale', content: company.locale.replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: share },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: share },
    { name: 'twitter:image:alt', content: alt },
    { name: 'geo.region', content: region },
    { name: 'geo.placename', content: placename },
    { name: 'geo.position', content: `${latitude};${longitude}` },
    { name: 'ICBM', content: `${latitude}, ${longitude}` },
  ];
  if (company.twitter) meta.push({ name: 'twitter:site', content: company.twitter });
  if (noindex) meta.push({ name: 'robots', content: 'noindex' });
  else meta.push({ property: 'og:url', content: url });
  const link: HelmetProps['link'] = noindex ? [] : [{ rel: 'canonical', href: url }];
  if (feedTitle)
    link.push({ rel: 'alternate', type: 'application/atom+xml', title: feedTitle, href: __PATH_PREFIX__ + FEED_PATH });

  const breadcrumbs: Thing = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: company.name, item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: page.name, item: url },
    ],
  };
  const things = page.path === '/' ? structuredData : [...structuredData, breadcrumbs];
  const graph = { '@context': 'https://schema.org', '@graph': things };
  const script = noindex ? [] : [{ type: 'application/ld+json', innerHTML: jsonInHtml(graph) }];

  return <Helmet title={title} meta={meta} link={link} script={script} />;
}

export const fragment = graphql`
  fragment Seo on Page {
    path
    name
    metadata {
      title
      description
      keywords
    }
    shareImage {
      ...ShareImage
    }
  }

  # JPEG, which every network shows, of a size that messengers load.
  fragment ShareImage on Image {
    alt
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FIXED
          width: 1200
          height: 630
          formats: [JPG]
          outputPixelDensities: [1]
          jpgOptions: { quality: 85 }
        )
      }
    }
  }
`;
