import { graphql, type PageProps } from 'gatsby';
import { DeferredStyles } from '../components/DeferredStyles/DeferredStyles';
import { Seo } from '../components/Seo/Seo';
import { required } from '../lib/required';
import { contactPage } from '../structuredData/contact';
import { useSite } from '../lib/useSite';
import { ContactDesk } from '../sections/ContactDesk/ContactDesk';
import { ContactHero } from '../sections/ContactHero/ContactHero';
import { Form } from '../sections/Form/Form';
import { MapPanel } from '../sections/MapPanel/MapPanel';
import { OfficeList } from '../sections/OfficeList/OfficeList';

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { siteUrl } = useSite();
  const page = required(data.page, 'data/pages/contact.yaml');
  const company = required(data.company, 'data/company.yaml');
  const headOffice = required(data.headOffice, 'the head office in data/offices.yaml');
  const form = required(data.form, 'data/forms/contact.yaml');
  const offices = data.offices.nodes;
  return (
    <>
      <Seo page={page} things={[contactPage(page, company, offices, siteUrl)]} />
      <ContactHero hero={page.hero} company={company} />
      <DeferredStyles />
      <ContactDesk page={page} company={company} headOffice={headOffice}>
        <Form form={form} />
      </ContactDesk>
      <MapPanel page={page} />
      <OfficeList id="offices" heading={page.offices} offices={offices} />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: contactPage {
      ...Page
      hero {
        ...ContactHero
      }
      ...ContactDesk
      ...MapPanel
      offices {
        ...OfficeListHeading
      }
    }
    company {
      name
      ...ContactHeroCompany
      ...ContactDeskCompany
    }
    form(key: { eq: "contact" }) {
      ...Form
    }
    headOffice: office(headquarters: { eq: true }) {
      ...ContactDeskOffice
    }
    offices: allOffice(sort: { position: ASC }) {
      nodes {
        ...OfficeList
        countryCode
      }
    }
  }
`;
