import { graphql, type PageProps } from 'gatsby';
import { Figures } from '../components/Figures/Figures';
import { Hero } from '../components/Hero/Hero';
import { Section } from '../components/Section/Section';
import { SectionHeading } from '../components/SectionHeading/SectionHeading';
import { Seo } from '../components/Seo/Seo';
import { Split } from '../components/Split/Split';
import { looks } from '../layout/looks';
import { required } from '../lib/required';
import { useCompany } from '../lib/useCompany';
import { ServiceBlocks } from '../sections/services/ServiceBlocks/ServiceBlocks';
import { serviceList } from '../structuredData/services';

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const site = useCompany();
  const page = required(data.page, 'data/pages/services.yaml');
  const services = data.services.nodes;
  return (
    <>
      <Seo page={page} structuredData={[serviceList(services, page, site)]} />
      <Hero {...looks['/services']} content={page.hero} peek />
      <ServiceBlocks label={page.indexLabel} services={services} />
      <Section surface="night">
        <Split columns="7:5" align="end">
          <SectionHeading content={page.closingHeading} actionsAs="buttons" />
          <Figures figures={page.figures} />
        </Split>
      </Section>
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: servicesPage {
      ...Page
      indexLabel
      closingHeading { ...SectionHeading }
      figures { ...Figures }
    }
    services: allService(sort: { position: ASC }) { nodes { ...ServiceBlock } }
  }
`;
