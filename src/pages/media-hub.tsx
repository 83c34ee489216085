import { graphql, type PageProps } from 'gatsby';
import { NewsCard } from '../cards/NewsCard/NewsCard';
import { PodcastCard } from '../cards/PodcastCard/PodcastCard';
import { PostCard } from '../cards/PostCard/PostCard';
import { Grid } from '../components/Grid/Grid';
import { arrangements } from '../components/Hero/arrangements';
import { Hero } from '../components/Hero/Hero';
import { Rows } from '../components/Rows/Rows';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { FormSection } from '../forms/FormSection/FormSection';
import { required } from '../lib/required';
import * as hero from '../sections/media-hub/hero.module.scss';
import * as index from '../sections/media-hub/index.module.scss';
import * as paper from '../sections/media-hub/newsPaper.module.scss';
import { PageIndex } from '../sections/shared/PageIndex';

/** The sections of the page, in order. */
const sections = ['podcasts', 'news', 'blog', 'newsletter'] as const;

export default function MediaHubPage({ data }: PageProps<Queries.MediaHubPageQuery>) {
  const page = required(data.page, 'data/pages/media-hub.yaml');
  const podcasts = data.podcasts.nodes;
  const news = data.news.nodes;
  const posts = data.posts.nodes;
  const counts = { podcasts: podcasts.length, news: news.length, blog: posts.length, newsletter: undefined };
  // A list without entries is left out of the page.
  const shown = sections.filter((id) => counts[id] !== 0);
  const links = shown.map((id) => ({ to: `/media-hub#${id}`, text: page.index[id], count: counts[id] }));
  return (
    <>
      <Seo page={page} feedTitle={page.feedTitle} />
      <Hero content={page.hero} surface="night" arrangement={arrangements['/media-hub']} look={hero.look} size="large">
        <PageIndex label={page.index.label} links={links} className={index.contents} />
      </Hero>
      <Section id="podcasts" surface="indigo" heading={page.podcastsHeading} shown={podcasts.length > 0}>
        <Grid columns={4} layout="featured">
          {podcasts.map((podcast, at) => (
            <PodcastCard key={podcast.slug} podcast={podcast} shows={at === 0 ? 'feature' : 'full'} />
          ))}
        </Grid>
      </Section>
      <Section id="news" surface="shea" heading={page.newsHeading} headingLayout="ruled" shown={news.length > 0}>
        <Grid className={paper.stories}>
          {news.map((item, at) => (
            <NewsCard key={item.slug} item={item} shows={at === 0 ? 'lead' : 'story'} />
          ))}
        </Grid>
      </Section>
      <Section id="blog" surface="harmattan" heading={page.blogHeading} shown={posts.length > 0}>
        <Rows>
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </Rows>
      </Section>
      <FormSection id="newsletter" surface="night" heading={page.newsletterHeading} form={page.form} layout="inline" />
    </>
  );
}

export const query = graphql`
  query MediaHubPage {
    page: mediaHubPage {
      ...Page
      index {
        label
        podcasts
        news
        blog
        newsletter
      }
      feedTitle
      podcastsHeading {
        ...SectionHeading
      }
      newsHeading {
        ...SectionHeading
      }
      blogHeading {
        ...SectionHeading
      }
      newsletterHeading {
        ...SectionHeading
      }
      form {
        ...Form
      }
    }
    podcasts: allPodcast(sort: { position: ASC }) {
      nodes {
        ...PodcastCard
      }
    }
    news: allNewsItem(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...NewsCard
      }
    }
    posts: allPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...PostCard
      }
    }
  }
`;
