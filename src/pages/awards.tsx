import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/Seo/Seo';
import { required } from '../lib/required';
import { AwardsHero } from '../sections/AwardsHero/AwardsHero';
import { AwardWall } from '../sections/AwardWall/AwardWall';
import { Closing } from '../sections/Closing/Closing';

export default function AwardsPage({ data }: PageProps<Queries.AwardsPageQuery>) {
  const page = required(data.page, 'data/pages/awards.yaml');
  const awards = data.awards.nodes;
  return (
    <>
      <Seo page={page} />
      <AwardsHero content={page} awards={awards} />
      <AwardWall content={page} awards={awards} />
      <Closing surface="gold" id="nominate" content={page.closing} figures={[page.figure]} />
    </>
  );
}

export const query = graphql`
  query AwardsPage {
    page: awardsPage {
      ...Page
      ...AwardsHero
      ...AwardWall
      closing {
        ...Closing
      }
      figure {
        ...Figures
      }
    }
    awards: allAward(sort: { position: ASC }) {
      nodes {
        ...AwardsHeroIndex
        ...AwardWallEntry
      }
    }
  }
`;
