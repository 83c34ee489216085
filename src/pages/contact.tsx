import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/Seo/Seo';
import { required } from '../lib/required';
import { contactPage } from '../structuredData/contact';
import { useSite } from '../lib/useSite';
import { ContactFacts } from '../sections/FormSection/ContactFacts';
import { ContactHero } from '../sections/StagedHero/ContactHero';
import { FormSection } from '../sections/FormSection/FormSection';
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
      <Seo page={page} structuredData={[contactPage(page, company, offices, siteUrl)]} />
      <ContactHero content={page.hero} company={company} />
      <FormSection id="form" surface="shea" content={page.formHeading} form={form}>
        <ContactFacts content={page} company={company} headOffice={headOffice} />
      </FormSection>
      <MapPanel id="map" content={page} />
      <OfficeList id="offices" content={page.offices} offices={offices} />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: contactPage {
      ...Page
      hero {
        ...Hero
      }
      formHeading {
        ...SectionHeading
      }
      ...ContactFacts
      ...MapPanel
      offices {
        ...SectionHeading
      }
    }
    company {
      name
      ...ContactHero
      ...ContactFactsCompany
    }
    form(key: { eq: "contact" }) {
      ...Form
    }
    headOffice: office(headquarters: { eq: true }) {
      ...ContactFactsOffice
    }
    offices: allOffice(sort: { position: ASC }) {
      nodes {
        ...OfficeList
        countryCode
      }
    }
  }
`;
