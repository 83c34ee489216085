import { graphql, type PageProps } from 'gatsby';
import { Band } from '../components/Band/Band';
import { Seo } from '../components/Seo/Seo';
import { found } from '../lib/found';
import { Form } from '../sections/Form/Form';
import { PartnershipDesk } from '../sections/PartnershipDesk/PartnershipDesk';
import { PartnershipHero } from '../sections/PartnershipHero/PartnershipHero';
import { PartnershipTypes } from '../sections/PartnershipTypes/PartnershipTypes';
import { Reasons } from '../sections/Reasons/Reasons';

export default function WorkWithUsPage({ data }: PageProps<Queries.WorkWithUsPageQuery>) {
  const page = found(data.page, 'data/pages/work-with-us.yaml');
  const form = found(data.form, 'data/forms/partnership.yaml');
  return (
    <>
      <Seo page={page} />
      <PartnershipHero hero={page.hero} />
      <PartnershipTypes id="types" title={page.types.title} types={data.types.nodes} />
      <Reasons id="reasons" title={page.reasons.title} reasons={page.reasonList} />
      <Band size="thick" />
      <PartnershipDesk id="form" heading={page.form}>
        <Form form={form} />
      </PartnershipDesk>
    </>
  );
}

export const query = graphql`
  query WorkWithUsPage {
    page: workWithUsPage {
      ...Seo
      tone
      colourway
      hero {
        ...PartnershipHero
      }
      types {
        title
      }
      reasons {
        title
      }
      reasonList {
        ...Reasons
      }
      form {
        title
        lead
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
