import { graphql, type PageProps } from 'gatsby';
import { Band } from '../components/Band/Band';
import { Seo } from '../components/Seo/Seo';
import { found } from '../lib/found';
import { Form } from '../sections/Form/Form';
import { MediaHero } from '../sections/MediaHero/MediaHero';
import { Newsletter } from '../sections/Newsletter/Newsletter';
import { NewsPaper } from '../sections/NewsPaper/NewsPaper';
import { PodcastList } from '../sections/PodcastList/PodcastList';
import { PostList } from '../sections/PostList/PostList';

export default function MediaHubPage({ data }: PageProps<Queries.MediaHubPageQuery>) {
  const page = found(data.page, 'data/pages/media-hub.yaml');
  const form = found(data.form, 'data/forms/newsletter.yaml');
  const podcasts = data.podcasts.nodes;
  const news = data.news.nodes;
  const posts = data.posts.nodes;
  const contents = [
    { to: '/media-hub#podcasts', name: page.podcasts.name, count: podcasts.length },
    { to: '/media-hub#news', name: page.news.name, count: news.length },
    { to: '/media-hub#blog', name: page.blog.name, count: posts.length },
    { to: '/media-hub#newsletter', name: page.newsletter.name },
  ].filter(({ count }) => count !== 0);
  return (
    <>
      <Seo page={page} feed={page.feed} />
      <MediaHero hero={page.hero} index={page.index} contents={contents} />
      <PodcastList id="podcasts" title={page.podcasts.title} podcasts={podcasts} />
      <Band />
      <NewsPaper id="news" heading={page.news} items={news} />
      <PostList id="blog" title={page.blog.title} posts={posts} />
      <Newsletter id="newsletter" heading={page.newsletter}>
        <Form form={form} layout="inline" />
      </Newsletter>
    </>
  );
}

export const query = graphql`
  query MediaHubPage {
    page: mediaHubPage {
      ...Seo
      tone
      colourway
      hero {
        ...MediaHero
      }
      index
      feed
      podcasts {
        name
        title
      }
      news {
        name
        title
        lead
      }
      blog {
        name
        title
      }
      newsletter {
        name
        title
        lead
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
