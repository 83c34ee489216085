import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/Seo/Seo';
import { required } from '../lib/required';
import { organization } from '../structuredData/organization';
import { useSite } from '../lib/useSite';
import { AboutHero } from '../sections/AboutHero/AboutHero';
import { VisionAndMission } from '../sections/VisionAndMission/VisionAndMission';
import { FigureBand } from '../sections/FigureBand/FigureBand';
import { Footprint } from '../sections/Footprint/Footprint';
import { FounderQuote } from '../sections/FounderQuote/FounderQuote';
import { Press } from '../sections/Press/Press';
import { ValueLine } from '../sections/ValueLine/ValueLine';

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { siteUrl, navigation } = useSite();
  const page = required(data.page, 'data/pages/about.yaml');
  const company = required(data.company, 'data/company.yaml');
  const offices = data.offices.nodes;
  const profiles = navigation.social.flatMap(({ to }) => (to?.startsWith('https:') ? to : []));
  return (
    <>
      <Seo page={page} structuredData={[organization(company, offices, siteUrl, profiles)]} />
      <AboutHero content={page.hero} />
      <VisionAndMission
        purposes={[
          { id: 'vision', ...page.vision },
          { id: 'mission', ...page.mission },
        ]}
      />
      <ValueLine id="values" content={page.valuesHeading} values={page.values} />
      <FounderQuote id="founder" content={page.founder} />
      <Footprint id="footprint" content={page.footprint} offices={offices} />
      <FigureBand surface="harmattan" content={page.figuresHeading} figures={page.figures} />
      <Press
        id="press"
        content={page.press}
        email={company.pressEmail}
        office={offices.find(({ headquarters }) => headquarters)}
      />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      ...Page
      hero {
        ...Hero
      }
      vision {
        ...VisionAndMission
      }
      mission {
        ...VisionAndMission
      }
      valuesHeading {
        ...SectionHeading
      }
      values {
        ...ValueLine
      }
      founder {
        ...FounderQuote
      }
      footprint {
        ...SectionHeading
      }
      figuresHeading {
        ...FigureBand
      }
      figures {
        ...Figures
      }
      press {
        ...Press
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
        ...Footprint
        countryCode
        address
        phone
      }
    }
  }
`;
