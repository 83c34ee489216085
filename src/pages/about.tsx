import { graphql, type PageProps } from 'gatsby';
import { DeferredStyles } from '../components/DeferredStyles/DeferredStyles';
import { Seo } from '../components/Seo/Seo';
import { required } from '../lib/required';
import { organization } from '../structuredData/organization';
import { useSite } from '../lib/useSite';
import { AboutFigures } from '../sections/AboutFigures/AboutFigures';
import { AboutHero } from '../sections/AboutHero/AboutHero';
import { VisionAndMission } from '../sections/VisionAndMission/VisionAndMission';
import { Footprint } from '../sections/Footprint/Footprint';
import { FounderQuote } from '../sections/FounderQuote/FounderQuote';
import { ValueLine } from '../sections/ValueLine/ValueLine';

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { siteUrl, navigation } = useSite();
  const page = required(data.page, 'data/pages/about.yaml');
  const company = required(data.company, 'data/company.yaml');
  const offices = data.offices.nodes;
  const profiles = navigation.social.flatMap(({ to }) => (to?.startsWith('https:') ? to : []));
  return (
    <>
      <Seo page={page} things={[organization(company, offices, siteUrl, profiles)]} />
      <AboutHero hero={page.hero} />
      <DeferredStyles />
      <VisionAndMission vision={page.vision} mission={page.mission} />
      <ValueLine page={page} />
      <FounderQuote quotation={page.founder} />
      <Footprint heading={page.footprint} offices={offices} />
      <AboutFigures
        page={page}
        pressEmail={company.pressEmail}
        headOffice={offices.find(({ headquarters }) => headquarters)}
      />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      ...Page
      ...ValueLine
      ...AboutFigures
      hero {
        ...AboutHero
      }
      vision {
        ...VisionAndMission
      }
      mission {
        ...VisionAndMission
      }
      founder {
        ...FounderQuote
      }
      footprint {
        ...FootprintHeading
      }
    }
    company {
      name
      tagline
      description
      email
      pressEmail
      phone
      founded {
        value
      }
    }
    offices: allOffice(sort: { position: ASC }) {
      nodes {
        ...FootprintOffice
        countryCode
        address
        phone
      }
    }
  }
`;
