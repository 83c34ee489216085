import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/Hero/Hero';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { FormSection } from '../forms/FormSection/FormSection';
import { looks } from '../layout/looks';
import { required } from '../lib/required';
import { ContactDetails } from '../sections/contact/ContactDetails/ContactDetails';
import { DirectLines } from '../sections/contact/DirectLines/DirectLines';
import { OfficeMap } from '../sections/contact/OfficeMap/OfficeMap';

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const page = required(data.page, 'data/pages/contact.yaml');
  return (
    <>
      <Seo page={page} />
      <Hero {...looks['/contact']} content={page.hero}>
        <DirectLines />
      </Hero>
      <FormSection id="form" surface="shea" heading={page.formHeading} form={page.form}>
        <ContactDetails content={page} />
      </FormSection>
      <Section id="offices" surface="indigo">
        <OfficeMap content={page} offices={data.offices.nodes} />
      </Section>
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: contactPage {
      ...Page
      formHeading { ...SectionHeading }
      form { ...Form }
      ...ContactDetails
      ...OfficeMap
    }
    offices: allOffice(sort: { position: ASC }) {
      nodes {
        ...OfficeCard
        ...OfficeAddress
      }
    }
  }
`;
