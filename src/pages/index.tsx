import { graphql, type PageProps } from 'gatsby';
import { DeferredStyles } from '../components/DeferredStyles/DeferredStyles';
import { Seo } from '../components/Seo/Seo';
import { required } from '../lib/required';
import { website } from '../structuredData/website';
import { useSite } from '../lib/useSite';
import { AwardFrieze } from '../sections/AwardFrieze/AwardFrieze';
import { CityLine } from '../sections/CityLine/CityLine';
import { FilmCarousel } from '../sections/FilmCarousel/FilmCarousel';
import { Introduction } from '../sections/Introduction/Introduction';
import { LandingHero } from '../sections/LandingHero/LandingHero';
import { MediaDigest } from '../sections/MediaDigest/MediaDigest';
import { ServiceRows } from '../sections/ServiceRows/ServiceRows';
import { TrackTable } from '../sections/TrackTable/TrackTable';

export default function IndexPage({ data }: PageProps<Queries.IndexPageQuery>) {
  const page = required(data.page, 'data/pages/index.yaml');
  const { company, siteUrl } = useSite();
  const { tracks } = required(data.academy, 'data/academy.yaml');
  return (
    <>
      <Seo page={page} things={[website(company, siteUrl)]} feed={data.media?.feed} />
      <LandingHero content={page} />
      <DeferredStyles />
      <Introduction content={page} />
      <ServiceRows content={page} services={data.services.nodes} />
      <AwardFrieze content={page} awards={data.awards.nodes} />
      <FilmCarousel content={page} films={data.films.nodes} />
      <TrackTable content={page} tracks={tracks} />
      <MediaDigest content={page} podcasts={data.podcasts.nodes} news={data.news.nodes} />
      <CityLine content={page} offices={data.offices.nodes} />
    </>
  );
}

export const query = graphql`
  query IndexPage {
    page: indexPage {
      ...Page
      ...LandingHero
      ...Introduction
      ...ServiceRows
      ...AwardFrieze
      ...FilmCarousel
      ...TrackTable
      ...MediaDigest
      ...CityLine
    }
    media: mediaHubPage {
      feed
    }
    services: allService(sort: { position: ASC }) {
      nodes {
        ...ServiceRow
      }
    }
    awards: allAward(filter: { featured: { eq: true } }, sort: { position: ASC }) {
      nodes {
        ...AwardEmblem
      }
    }
    # Limited, so that the size of this page does not grow with the number of films.
    films: allFilm(sort: { position: ASC }, limit: 12) {
      nodes {
        ...Poster
      }
    }
    academy {
      tracks {
        ...TrackRow
      }
    }
    # As many as the layout is made for; the others stand on the media hub.
    podcasts: allPodcast(sort: { position: ASC }, limit: 5) {
      nodes {
        ...Show
      }
    }
    news: allNewsItem(sort: { position: ASC }, limit: 3) {
      nodes {
        ...Headline
      }
    }
    offices: allOffice(sort: { position: ASC }) {
      nodes {
        ...City
      }
    }
  }
`;
