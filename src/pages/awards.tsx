import { graphql, type PageProps } from 'gatsby';
import { Facts } from '../components/Facts/Facts';
import { arrangements } from '../components/Hero/arrangements';
import { Hero } from '../components/Hero/Hero';
import { Questions } from '../components/Questions/Questions';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { required } from '../lib/required';
import { AwardWall } from '../sections/awards/AwardWall/AwardWall';
import * as hero from '../sections/awards/hero.module.scss';
import * as index from '../sections/awards/index.module.scss';
import { Closing } from '../sections/shared/Closing/Closing';
import { PageIndex } from '../sections/shared/PageIndex';

export default function AwardsPage({ data }: PageProps<Queries.AwardsPageQuery>) {
  const page = required(data.page, 'data/pages/awards.yaml');
  const awards = data.awards.nodes;
  const links = awards.map(({ slug, acronym }) => ({ to: `/awards#${slug}`, text: acronym }));
  const dates = [...awards]
    .sort((a, b) => a.isoCloses.localeCompare(b.isoCloses))
    .map(({ acronym, closes, isoCloses }) => ({ label: acronym, value: <time dateTime={isoCloses}>{closes}</time> }));
  return (
    <>
      <Seo page={page} />
      <Hero
        content={page.hero}
        surface="night"
        arrangement={arrangements['/awards']}
        look={hero.look}
        foot={<PageIndex label={page.indexLabel} links={links} className={index.acronyms} place="u-wrap" />}
        band="thin"
      />
      <Section
        id="dates"
        surface="night"
        space="narrow"
        heading={page.datesHeading}
        headingLayout="beside"
        shown={dates.length > 0}
      >
        <Facts layout="row" facts={dates} />
      </Section>
      <Section surface="night" space="flush" shown={awards.length > 0}>
        <AwardWall content={page} awards={awards} />
      </Section>
      <Section id="questions" surface="shea">
        <Questions heading={page.questionsHeading} questions={page.questions} />
      </Section>
      <Closing
        id="nominate"
        surface="gold"
        heading={page.closingHeading}
        figure={page.figure}
        image={page.closingImage}
        arrangement="beside"
      />
    </>
  );
}

export const query = graphql`
  query AwardsPage {
    page: awardsPage {
      ...Page
      indexLabel
      ...AwardWall
      datesHeading {
        ...SectionHeading
      }
      questionsHeading {
        ...SectionHeading
      }
      questions {
        ...Questions
      }
      closingHeading {
        ...SectionHeading
      }
      closingImage {
        ...Closing
      }
      figure {
        ...Figures
      }
    }
    awards: allAward(sort: { position: ASC }) {
      nodes {
        ...AwardWallEntry
      }
    }
  }
`;
