import { graphql, type PageProps } from 'gatsby';
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
      <Seo page={page} structuredData={[website(company, siteUrl)]} feedTitle={data.media?.feedTitle} />
      <LandingHero id="home" content={page} />
      <Introduction id="about" content={page.introduction} />
      <ServiceRows id="services" content={page.services} services={data.services.nodes} />
      <AwardFrieze id="awards" content={page.awards} awards={data.awards.nodes} />
      <FilmCarousel id="films" content={page.films} films={data.films.nodes} />
      <TrackTable id="academy" content={page.academy} tracks={tracks} />
      <MediaDigest id="media" content={page.media} podcasts={data.podcasts.nodes} news={data.news.nodes} />
      <CityLine id="contact" content={page.contact} offices={data.offices.nodes} />
    </>
  );
}

export const query = graphql`
  query IndexPage {
    page: indexPage {
      ...Page
      ...LandingHero
      introduction {
        ...Introduction
      }
      services {
        ...SectionHeading
      }
      awards {
        ...SectionHeading
      }
      films {
        ...SectionHeading
      }
      academy {
        ...SectionHeading
      }
      media {
        ...SectionHeading
      }
      contact {
        ...Closing
      }
    }
    media: mediaHubPage {
      feedTitle
    }
    services: allService(sort: { position: ASC }) {
      nodes {
        ...ServiceRows
      }
    }
    awards: allAward(filter: { featured: { eq: true } }, sort: { position: ASC }) {
      nodes {
        ...AwardFrieze
      }
    }
    # Limited, so that the size of this page does not grow with the number of films.
    films: allFilm(sort: { position: ASC }, limit: 12) {
      nodes {
        ...FilmCarousel
      }
    }
    academy {
      tracks {
        ...TrackTable
      }
    }
    # As many as the layout is made for; the others stand on the media hub.
    podcasts: allPodcast(sort: { position: ASC }, limit: 5) {
      nodes {
        ...PodcastTeaser
      }
    }
    news: allNewsItem(sort: { position: ASC }, limit: 3) {
      nodes {
        ...NewsTeaser
      }
    }
    offices: allOffice(sort: { position: ASC }) {
      nodes {
        ...CityLine
      }
    }
  }
`;
