import { graphql, type PageProps } from 'gatsby';
import { OfficeCard } from '../cards/OfficeCard/OfficeCard';
import { Figures } from '../components/Figures/Figures';
import { Grid } from '../components/Grid/Grid';
import { Headline } from '../components/Headline/Headline';
import { arrangements } from '../components/Hero/arrangements';
import { Hero } from '../components/Hero/Hero';
import { Link } from '../components/Link/Link';
import { Section } from '../components/Section/Section';
import { SectionHeading } from '../components/SectionHeading/SectionHeading';
import { Seo } from '../components/Seo/Seo';
import { Split } from '../components/Split/Split';
import { required } from '../lib/required';
import { telephoneLink } from '../lib/telephoneLink';
import { useSite } from '../lib/useSite';
import * as founderSheet from '../sections/about/founder.module.scss';
import * as hero from '../sections/about/hero.module.scss';
import * as pressSheet from '../sections/about/press.module.scss';
import * as purposeSheet from '../sections/about/purposes.module.scss';
import { ValueLine } from '../sections/about/ValueLine/ValueLine';
import { organization } from '../structuredData/organization';

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { siteUrl, navigation, company } = useSite();
  const page = required(data.page, 'data/pages/about.yaml');
  const details = required(data.company, 'data/company.yaml');
  const offices = data.offices.nodes;
  const { headOffice } = company;
  const { founder, press } = page;
  const purposes = [
    { id: 'vision', ...page.vision },
    { id: 'mission', ...page.mission },
  ];
  const profiles = navigation.social.flatMap(({ to }) => (to?.startsWith('https:') ? to : []));
  return (
    <>
      <Seo page={page} structuredData={[organization({ ...company, ...details }, offices, siteUrl, profiles)]} />
      <Hero content={page.hero} surface="kola" arrangement={arrangements['/about']} look={hero.look} />
      <Section surface="shea" space="flush">
        <div className={`u-wrap ${purposeSheet.columns}`}>
          {purposes.map(({ id, title, statement, body }) => (
            <article key={id} id={id} className={purposeSheet.purpose}>
              <div className={purposeSheet.text}>
                <Headline as="h2" text={title} />
                <Headline as="p" size="statement" text={statement} className={purposeSheet.statement} />
                <p>{body}</p>
              </div>
            </article>
          ))}
        </div>
      </Section>
      <Section id="values" surface="harmattan" heading={page.valuesHeading}>
        <ValueLine values={page.values} />
      </Section>
      <Section id="founder" surface="kola" heading={page.founderHeading} headingLayout="hidden">
        <figure className={founderSheet.quote}>
          <blockquote>
            <Headline as="p" text={founder.content} className={founderSheet.quotation} />
          </blockquote>
          <figcaption className="u-lead">
            <b className="u-accent">{founder.name}</b>
            {founder.role}
          </figcaption>
        </figure>
        <div aria-hidden="true" className={`u-broad ${founderSheet.cloth}`} />
      </Section>
      <Section id="footprint" surface="shea" heading={page.officesHeading} shown={offices.length > 0}>
        <Grid layout="lead">
          {offices.map((office, at) => (
            <OfficeCard key={office.slug} office={office} shows="description" place={at === 0 ? 'lead' : 'aside'} />
          ))}
        </Grid>
      </Section>
      <Section surface="harmattan" space="narrow" heading={page.figuresHeading} headingLayout="hidden">
        <Figures figures={page.figures} />
      </Section>
      <Section id="press" surface="harmattan" space="narrow">
        <Split className={pressSheet.press}>
          <Headline as="h2" text={press.title} />
          <div>
            <p className="u-lead">{press.quote}</p>
            <p>{press.terms}</p>
            <address>
              {headOffice.address}, {headOffice.city}, {headOffice.country}
              <Link to={telephoneLink(headOffice.phone)}>{headOffice.phone}</Link>
              <Link to={`mailto:${details.pressEmail}`}>{details.pressEmail}</Link>
            </address>
          </div>
        </Split>
      </Section>
      <Section surface="kola" space="narrow">
        <SectionHeading content={page.closingHeading} actionsAs="buttons" layout="beside" />
      </Section>
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPage {
      ...Page
      vision {
        ...Purpose
      }
      mission {
        ...Purpose
      }
      valuesHeading {
        ...SectionHeading
      }
      values {
        ...ValueLine
      }
      founderHeading {
        ...SectionHeading
      }
      founder {
        content
        name
        role
      }
      officesHeading {
        ...SectionHeading
      }
      figuresHeading {
        ...SectionHeading
      }
      figures {
        ...Figures
      }
      closingHeading {
        ...SectionHeading
      }
      press {
        title
        quote
        terms
      }
    }
    company {
      description
      pressEmail
      founded
    }
    offices: allOffice(sort: { position: ASC }) {
      nodes {
        ...OfficeCard
        countryCode
      }
    }
  }

  fragment Purpose on Purpose {
    title
    statement
    body
  }
`;
