import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/Seo/Seo';
import { required } from '../lib/required';
import { serviceList } from '../structuredData/services';
import { useSite } from '../lib/useSite';
import { Closing } from '../sections/Closing/Closing';
import { ServiceBlocks } from '../sections/ServiceBlocks/ServiceBlocks';
import { ServicesHero } from '../sections/ServicesHero/ServicesHero';

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { company, siteUrl } = useSite();
  const page = required(data.page, 'data/pages/services.yaml');
  const services = data.services.nodes;
  return (
    <>
      <Seo page={page} structuredData={[serviceList(services, page, company.name, siteUrl)]} />
      <ServicesHero content={page.hero} />
      <ServiceBlocks content={page} services={services} />
      <Closing surface="night" content={page.closing} figures={page.figures} />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: servicesPage {
      ...Page
      ...ServiceBlocks
      closing {
        ...Closing
      }
      figures {
        ...Figures
      }
      hero {
        ...ServicesHero
      }
    }
    services: allService(sort: { position: ASC }) {
      nodes {
        ...ServiceBlocksEntry
      }
    }
  }
`;
