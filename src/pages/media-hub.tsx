import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/Seo/Seo';
import { required } from '../lib/required';
import { FormSection } from '../sections/FormSection/FormSection';
import { MediaHero } from '../sections/StagedHero/MediaHero';
import { NewsPaper } from '../sections/NewsPaper/NewsPaper';
import { PodcastList } from '../sections/PodcastList/PodcastList';
import { PostList } from '../sections/PostList/PostList';

export default function MediaHubPage({ data }: PageProps<Queries.MediaHubPageQuery>) {
  const page = required(data.page, 'data/pages/media-hub.yaml');
  const form = required(data.form, 'data/forms/newsletter.yaml');
  const podcasts = data.podcasts.nodes;
  const news = data.news.nodes;
  const posts = data.posts.nodes;
  const counts = { podcasts: podcasts.length, news: news.length, blog: posts.length };
  return (
    <>
      <Seo page={page} feedTitle={page.feedTitle} />
      <MediaHero content={page} counts={counts} />
      <PodcastList id="podcasts" content={page.podcasts} podcasts={podcasts} />
      <NewsPaper id="news" content={page.news} news={news} />
      <PostList id="blog" content={page.blog} posts={posts} />
      <FormSection id="newsletter" surface="night" content={page.newsletter} form={form} layout="inline" />
    </>
  );
}

export const query = graphql`
  query MediaHubPage {
    page: mediaHubPage {
      ...Page
      ...MediaHero
      feedTitle
      podcasts {
        ...SectionHeading
      }
      news {
        ...SectionHeading
      }
      blog {
        ...SectionHeading
      }
      newsletter {
        ...SectionHeading
      }
    }
    form(key: { eq: "newsletter" }) {
      ...Form
    }
    podcasts: allPodcast(sort: { position: ASC }) {
      nodes {
        ...PodcastList
      }
    }
    news: allNewsItem(sort: { position: ASC }) {
      nodes {
        ...NewsPaper
      }
    }
    posts: allPost(sort: { position: ASC }) {
      nodes {
        ...PostList
      }
    }
  }
`;
