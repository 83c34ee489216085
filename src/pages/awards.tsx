import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/Hero/Hero';
import { Questions } from '../components/Questions/Questions';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { looks } from '../layout/looks';
import { required } from '../lib/required';
import { AwardIndex } from '../sections/awards/AwardIndex/AwardIndex';
import { AwardWall } from '../sections/awards/AwardWall/AwardWall';
import { ClosingDates } from '../sections/awards/ClosingDates/ClosingDates';
import { Stand } from '../sections/awards/Stand/Stand';

export default function AwardsPage({ data, location }: PageProps<Queries.AwardsPageQuery>) {
  const page = required(data.page, 'data/pages/awards.yaml');
  const awards = data.awards.nodes;
  return (
    <>
      <Seo page={page} />
      <Hero
        {...looks['/awards']}
        content={page.hero}
        foot={awards.length > 0 && <AwardIndex label={page.indexLabel} awards={awards} />}
        band="thin"
      />
      {awards.length > 0 && (
        <>
          <Section id="dates" surface="night" space="narrow" heading={page.datesHeading} headingLayout="beside">
            <ClosingDates awards={awards} closed={page.closed} />
          </Section>
          <Section surface="night" space="flush">
            <AwardWall content={page} awards={awards} />
          </Section>
        </>
      )}
      <Section id="questions" surface="shea">
        <Questions content={page} arrangement="dialogue" />
      </Section>
      <Stand content={page} awards={awards} hash={location.hash} />
    </>
  );
}

export const query = graphql`
  query AwardsPage {
    page: awardsPage {
      ...Page
      indexLabel
      closed
      ...AwardWall
      ...Questions
      ...Stand
      datesHeading { ...SectionHeading }
    }
    awards: allAward(sort: { position: ASC }) {
      nodes {
        ...AwardIndex
        ...ClosingDates
        ...AwardWallEntry
        ...StandAward
      }
    }
  }
`;
