import { graphql, type PageProps } from 'gatsby';
import { OfficeCard } from '../cards/OfficeCard/OfficeCard';
import { Grid } from '../components/Grid/Grid';
import { Hero } from '../components/Hero/Hero';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { looks } from '../layout/looks';
import { required } from '../lib/required';
import { useCompany } from '../lib/useCompany';
import { useNavigation } from '../lib/useNavigation';
import { Founder } from '../sections/about/Founder/Founder';
import { Press } from '../sections/about/Press/Press';
import { Purposes } from '../sections/about/Purposes/Purposes';
import { ValueLine } from '../sections/about/ValueLine/ValueLine';
import { organization } from '../structuredData/organization';

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const site = useCompany();
  const { social } = useNavigation();
  const page = required(data.page, 'data/pages/about.yaml');
  const offices = data.offices.nodes;
  const profiles = social.flatMap(({ to }) => (to?.startsWith('https:') ? to : []));
  return (
    <>
      <Seo page={page} structuredData={[organization(site, offices, profiles)]} />
      <Hero {...looks['/about']} content={page.hero} />
      <Section surface="shea" space="flush">
        <Purposes content={page} />
      </Section>
      <Section id="values" surface="harmattan" heading={page.valuesHeading}>
        <ValueLine values={page.values} />
      </Section>
      <Section id="footprint" surface="shea" heading={page.officesHeading}>
        <Grid layout="largeFirst">
          {offices.map((office, index) => (
            <OfficeCard key={office.slug} office={office} layout={index === 0 ? 'large' : 'aside'}>
              <p>{office.description}</p>
            </OfficeCard>
          ))}
        </Grid>
      </Section>
      <Section id="press" surface="harmattan">
        <Press content={page} />
      </Section>
      <Section id="founder" surface="kola" space="flush">
        <Founder content={page} />
      </Section>
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      ...Page
      ...Purposes
      ...Press
      ...Founder
      valuesHeading { ...SectionHeading }
      values { ...ValueLine }
      officesHeading { ...SectionHeading }
    }
    offices: allOffice(sort: { position: ASC }) {
      nodes {
        ...OfficeCard
        description
        address
        countryCode
        phone
      }
    }
  }
`;
