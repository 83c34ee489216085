import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/Hero/Hero';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { FormSection } from '../forms/FormSection/FormSection';
import { looks } from '../layout/looks';
import { required } from '../lib/required';
import { useCompany } from '../lib/useCompany';
import { withSentence } from '../lib/withSentence';
import { MediaIndex } from '../sections/media-hub/MediaIndex/MediaIndex';
import { Posts } from '../sections/media-hub/Posts/Posts';
import { NewsPaper } from '../sections/media-hub/NewsPaper/NewsPaper';
import { Shows } from '../sections/media-hub/Shows/Shows';
import { articlesGraph } from '../structuredData/articles';

export default function MediaHubPage({ data }: PageProps<Queries.MediaHubPageQuery>) {
  const page = required(data.page, 'data/pages/media-hub.yaml');
  const podcasts = data.podcasts.nodes;
  const news = data.news.nodes;
  const posts = data.posts.nodes;
  const site = useCompany();
  const canListen = podcasts.some(({ listen }) => listen);
  const podcastsHeading = canListen ? page.podcastsHeading : withSentence(page.podcastsHeading, page.podcastsMissing);
  const counts = { podcasts: podcasts.length, news: news.length, blog: posts.length };
  return (
    <>
      <Seo page={page} feedTitle={page.feedTitle} structuredData={articlesGraph(news, posts, page, site)} />
      <Hero {...looks['/media-hub']} content={page.hero}>
        <MediaIndex content={page.index} counts={counts} />
      </Hero>
      {podcasts.length > 0 && (
        <Section id="podcasts" surface="indigo" space="flush">
          <Shows heading={podcastsHeading} podcasts={podcasts} />
        </Section>
      )}
      {news.length > 0 && (
        <Section id="news" surface="shea" heading={page.newsHeading} headingLayout="beside">
          <NewsPaper news={news} next={posts} />
        </Section>
      )}
      {posts.length > 0 && (
        <Section id="blog" surface="harmattan" heading={page.blogHeading}>
          <Posts posts={posts} next={news} />
        </Section>
      )}
      <FormSection id="newsletter" surface="indigo" heading={page.newsletterHeading} form={page.form} layout="inline" />
    </>
  );
}

export const query = graphql`
  query MediaHubPage {
    page: mediaHubPage {
      ...Page
      index { ...MediaIndex }
      feedTitle
      podcastsHeading { ...SectionHeading }
      podcastsMissing
      newsHeading { ...SectionHeading }
      blogHeading { ...SectionHeading }
      newsletterHeading { ...SectionHeading }
      form { ...Form }
    }
    podcasts: allPodcast(sort: { position: ASC }) { nodes { ...Show } }
    news: allNewsItem(sort: [{ date: DESC }, { slug: ASC }]) { nodes { ...NewsPaper } }
    posts: allPost(sort: [{ date: DESC }, { slug: ASC }]) { nodes { ...Post } }
  }
`;
