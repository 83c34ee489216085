import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/Seo/Seo';
import { required } from '../lib/required';
import { FormSection } from '../sections/FormSection/FormSection';
import { PartnershipHero } from '../sections/PartnershipHero/PartnershipHero';
import { PartnershipTypes } from '../sections/PartnershipTypes/PartnershipTypes';
import { Reasons } from '../sections/Reasons/Reasons';

export default function WorkWithUsPage({ data }: PageProps<Queries.WorkWithUsPageQuery>) {
  const page = required(data.page, 'data/pages/work-with-us.yaml');
  const form = required(data.form, 'data/forms/partnership.yaml');
  return (
    <>
      <Seo page={page} />
      <PartnershipHero content={page.hero} />
      <PartnershipTypes id="types" content={page.types} types={data.types.nodes} />
      <Reasons id="reasons" content={page.reasonsHeading} reasons={page.reasons} />
      <FormSection id="form" surface="harmattan" content={page.formHeading} form={form} />
    </>
  );
}

export const query = graphql`
  query WorkWithUsPage {
    page: workWithUsPage {
      ...Page
      hero {
        ...Hero
      }
      types {
        ...SectionHeading
      }
      reasonsHeading {
        ...SectionHeading
      }
      reasons {
        ...Reasons
      }
      formHeading {
        ...SectionHeading
      }
    }
    form(key: { eq: "partnership" }) {
      ...Form
    }
    types: allPartnership(sort: { position: ASC }) {
      nodes {
        ...PartnershipTypes
      }
    }
  }
`;
