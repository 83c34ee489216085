import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/Hero/Hero';
import { Seo } from '../components/Seo/Seo';
import { looks } from '../layout/looks';
import { required } from '../lib/required';
import { useCompany } from '../lib/useCompany';
import { Curtain } from '../sections/services/Curtain/Curtain';
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
      <Curtain content={page} services={services} />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: servicesPage {
      ...Page
      indexLabel
      ...Curtain
    }
    services: allService(sort: { position: ASC }) { nodes { ...ServiceBlock ...CurtainStrip } }
  }
`;
