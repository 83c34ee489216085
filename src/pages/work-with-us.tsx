import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/Hero/Hero';
import { Questions } from '../components/Questions/Questions';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { FormSection } from '../forms/FormSection/FormSection';
import { looks } from '../layout/looks';
import { required } from '../lib/required';
import { Partnerships } from '../sections/work-with-us/Partnerships/Partnerships';
import { Reasons } from '../sections/work-with-us/Reasons/Reasons';

export default function WorkWithUsPage({ data }: PageProps<Queries.WorkWithUsPageQuery>) {
  const page = required(data.page, 'data/pages/work-with-us.yaml');
  const types = data.types.nodes;
  return (
    <>
      <Seo page={page} />
      <Hero {...looks['/work-with-us']} content={page.hero} />
      {types.length > 0 && (
        <Section id="types" surface="shea" heading={page.typesHeading}>
          <Partnerships partnerships={types} />
        </Section>
      )}
      <Section id="reasons" surface="kola">
        <Reasons content={page} />
      </Section>
      <Section id="questions" surface="shea">
        <Questions content={page} arrangement="prices" />
      </Section>
      <FormSection id="form" surface="harmattan" heading={page.formHeading} form={page.form} layout="letter" />
    </>
  );
}

export const query = graphql`
  query WorkWithUsPage {
    page: workWithUsPage {
      ...Page
      ...Questions
      ...Reasons
      typesHeading { ...SectionHeading }
      formHeading { ...SectionHeading }
      form { ...Form }
    }
    types: allPartnership(sort: { position: ASC }) { nodes { ...Partnerships } }
  }
`;
