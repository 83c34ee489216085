import { graphql, type PageProps } from 'gatsby';
import { AwardCard } from '../cards/AwardCard/AwardCard';
import { FilmTeaser } from '../cards/FilmTeaser/FilmTeaser';
import { ServiceCard } from '../cards/ServiceCard/ServiceCard';
import { TrackCard } from '../cards/TrackCard/TrackCard';
import { Carousel } from '../components/Carousel/Carousel';
import { Grid } from '../components/Grid/Grid';
import { Hero } from '../components/Hero/Hero';
import { Rows } from '../components/Rows/Rows';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { looks } from '../layout/looks';
import { required } from '../lib/required';
import { useCompany } from '../lib/useCompany';
import { withSentence } from '../lib/withSentence';
import { CityLine } from '../sections/landing/CityLine/CityLine';
import { Introduction } from '../sections/landing/Introduction/Introduction';
import { KeyFigures } from '../sections/landing/KeyFigures/KeyFigures';
import { MediaDigest } from '../sections/landing/MediaDigest/MediaDigest';
import { NextDeadline } from '../sections/landing/NextDeadline/NextDeadline';
import { PictureAside } from '../sections/landing/PictureAside/PictureAside';
import { website } from '../structuredData/website';

export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery>) {
  const page = required(data.page, 'data/pages/index.yaml');
  const site = useCompany();
  const tracks = data.tracks.nodes;
  const services = data.services.nodes;
  const awards = data.awards.nodes;
  const films = data.films.nodes;
  const podcasts = data.podcasts.nodes;
  const news = data.news.nodes;
  const acronyms = awards.map(({ acronym }) => acronym).join(' ');
  const cannotListen = podcasts.length > 0 && data.online.totalCount === 0;
  const mediaHeading = cannotListen
    ? withSentence(page.mediaHeading, data.media?.podcastsMissing ?? '')
    : page.mediaHeading;
  return (
    <>
      <Seo page={page} structuredData={[website(site)]} feedTitle={data.media?.feedTitle} />
      <Hero {...looks['/']} id="home" content={page.hero} foot={<KeyFigures figures={page.figures} />} band="thick" />
      <Section id="about" surface="shea" space="medium">
        <Introduction content={page.introduction} />
      </Section>
      {services.length > 0 && (
        <Section id="services" surface="gold" space="medium">
          <PictureAside heading={page.servicesHeading} image={data.servicesPage?.hero.image} layout="below">
            <Rows paired ordered>
              {services.map((service, index) => (
                <ServiceCard key={service.slug} service={service} number={index + 1} />
              ))}
            </Rows>
          </PictureAside>
        </Section>
      )}
      {awards.length > 0 && (
        <Section id="awards" surface="night" space="medium" heading={page.awardsHeading} headingLayout="beside">
          <div className="u-text">
            <Grid layout="joined">
              {awards.map((award) => (
                <AwardCard key={award.slug} award={award} acronyms={acronyms} />
              ))}
            </Grid>
            <NextDeadline awards={data.closing.nodes} sentence={page.nextDeadline} />
          </div>
        </Section>
      )}
      {films.length > 0 && (
        <Section id="films" surface="kola" space="medium">
          <Carousel heading={page.filmsHeading}>
            {films.map((film) => (
              <FilmTeaser key={film.slug} film={film} />
            ))}
          </Carousel>
        </Section>
      )}
      {tracks.length > 0 && (
        <Section id="academy" surface="harmattan" space="medium">
          <PictureAside heading={page.academyHeading} image={data.academyPage?.hero.image} layout="panel">
            <Rows ordered>
              {tracks.map((track) => (
                <TrackCard key={track.slug} track={track} />
              ))}
            </Rows>
          </PictureAside>
        </Section>
      )}
      {podcasts.length + news.length > 0 && (
        <Section id="media" surface="shea" space="medium">
          <MediaDigest heading={mediaHeading} podcasts={podcasts} news={news} />
        </Section>
      )}
      <Section id="contact" surface="indigo" space="medium">
        <CityLine heading={page.contactHeading} offices={data.offices.nodes} />
      </Section>
    </>
  );
}

export const query = graphql`
  query LandingPage {
    page: landingPage {
      ...Page
      figures { ...Figures }
      introduction { ...Introduction }
      servicesHeading { ...SectionHeading }
      awardsHeading { ...SectionHeading }
      nextDeadline
      filmsHeading { ...SectionHeading }
      academyHeading { ...SectionHeading }
      mediaHeading { ...SectionHeading }
      contactHeading { ...SectionHeading }
    }
    media: mediaHubPage {
      feedTitle
      podcastsMissing
    }
    online: allPodcast(filter: { listen: { ne: null } }) { totalCount }
    servicesPage { hero { image { ...PictureBelow } } }
    academyPage { hero { image { ...PicturePanel } } }
    services: allService(sort: { position: ASC }) { nodes { ...ServiceCard } }
    awards: allAward(filter: { featured: { eq: true } }, sort: { position: ASC }) {
      nodes {
        ...AwardCard
      }
    }
    closing: allAward(filter: { featured: { eq: true } }, sort: { closes: ASC }) {
      nodes {
        ...NextDeadline
      }
    }
    # Limited, so that the size of this page does not grow with the number of films.
    films: allFilm(limit: 12, sort: { position: ASC }) { nodes { ...FilmTeaser } }
    tracks: allTrack(sort: { position: ASC }) { nodes { ...TrackCard } }
    # As many as the layout is made for; the others are on the media hub.
    podcasts: allPodcast(limit: 5, sort: { position: ASC }) { nodes { ...PodcastTeaser } }
    news: allNewsItem(limit: 4, sort: [{ date: DESC }, { slug: ASC }]) { nodes { ...NewsTeaser } }
    offices: allOffice(sort: { position: ASC }) { nodes { ...CityLine } }
  }
`;
