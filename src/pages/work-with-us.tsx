import { graphql, type PageProps } from 'gatsby';
import { Band } from '../components/Band/Band';
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
      <PartnershipHero hero={page.hero} />
      <PartnershipTypes id="types" heading={page.types} types={data.types.nodes} />
      <Reasons id="reasons" heading={page.reasons} reasons={page.reasonList} />
      <div data-surface="kola">
        <Band size="thick" />
      </div>
      <FormSection id="form" surface="harmattan" heading={page.form} form={form} />
    </>
  );
}

export const query = graphql`
  query WorkWithUsPage {
    page: workWithUsPage {
      ...Page
      hero {
        ...PartnershipHero
      }
      types {
        ...PartnershipTypesHeading
      }
      reasons {
        ...ReasonsHeading
      }
      reasonList {
        ...Reasons
      }
      form {
        ...FormSection
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
