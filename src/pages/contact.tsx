import { graphql, type PageProps } from 'gatsby';
import { OfficeCard } from '../cards/OfficeCard/OfficeCard';
import { Facts } from '../components/Facts/Facts';
import { Grid } from '../components/Grid/Grid';
import { arrangements } from '../components/Hero/arrangements';
import { Hero } from '../components/Hero/Hero';
import { Link } from '../components/Link/Link';
import { Section } from '../components/Section/Section';
import { SectionHeading } from '../components/SectionHeading/SectionHeading';
import { Seo } from '../components/Seo/Seo';
import { FormSection } from '../forms/FormSection/FormSection';
import { required } from '../lib/required';
import { telephoneLink } from '../lib/telephoneLink';
import { useSite } from '../lib/useSite';
import * as direct from '../sections/contact/directLines.module.scss';
import * as hero from '../sections/contact/hero.module.scss';
import * as map from '../sections/contact/map.module.scss';
import { contactPage } from '../structuredData/contact';

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { siteUrl, company } = useSite();
  const page = required(data.page, 'data/pages/contact.yaml');
  const { hours, replyTime, pressEmail } = required(data.company, 'data/company.yaml');
  const offices = data.offices.nodes;
  const { headOffice } = company;
  const main = { phone: headOffice.phone, email: company.email };
  return (
    <>
      <Seo page={page} structuredData={[contactPage(page, main, offices, { company: company.name, siteUrl })]} />
      <Hero content={page.hero} surface="night" arrangement={arrangements['/contact']} look={hero.look}>
        <address className={`u-h2 u-accent u-tabular ${direct.lines}`}>
          <Link to={telephoneLink(main.phone)}>{main.phone}</Link>
          <Link to={`mailto:${main.email}`}>{main.email}</Link>
        </address>
      </Hero>
      <FormSection id="form" surface="shea" heading={page.formHeading} form={page.form}>
        <SectionHeading content={page.detailsHeading} layout="hidden" />
        <Facts
          facts={[
            { label: page.hoursLabel, value: hours, large: true },
            { label: page.replyLabel, value: replyTime, large: true },
            {
              label: page.headOfficeLabel,
              value: (
                <address>
                  {headOffice.address}, {headOffice.city}, {headOffice.country}
                </address>
              ),
            },
            { label: page.pressLabel, value: <Link to={`mailto:${pressEmail}`}>{pressEmail}</Link> },
          ]}
        />
      </FormSection>
      <Section id="map" surface="shea" space="flush">
        <div className={map.map}>
          <p className={`u-small u-label ${map.label}`}>{page.map}</p>
        </div>
      </Section>
      <Section id="offices" surface="indigo" heading={page.officesHeading} shown={offices.length > 0}>
        <Grid columns={4}>
          {offices.map((office) => (
            <OfficeCard key={office.slug} office={office} shows="address" />
          ))}
        </Grid>
      </Section>
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: contactPage {
      ...Page
      formHeading {
        ...SectionHeading
      }
      form {
        ...Form
      }
      detailsHeading {
        ...SectionHeading
      }
      hoursLabel
      replyLabel
      headOfficeLabel
      pressLabel
      map
      officesHeading {
        ...SectionHeading
      }
    }
    company {
      hours
      replyTime
      pressEmail
    }
    offices: allOffice(sort: { position: ASC }) {
      nodes {
        ...OfficeCard
        countryCode
      }
    }
  }
`;
