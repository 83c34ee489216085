import { graphql } from 'gatsby';
import { Dateline } from '../../../components/Dateline/Dateline';
import { Headline } from '../../../components/Headline/Headline';
import { Link } from '../../../components/Link/Link';
import { Picture } from '../../../components/Picture/Picture';
import { fill } from '../../../lib/fill';
import { useEntryWords } from '../../../lib/useEntryWords';
import * as media from '../../../styles/media.module.scss';
import * as styles from './NewsPaper.module.scss';

type Props = { news: readonly Queries.NewsPaperFragment[] };

const sizes = `${media.fromDesktop} 50vw, 90vw`;

/**
 * The news as on a page of a newspaper: a large story, the others next to it and below it, with rules between them. Each has date, headline,
 * picture, excerpt and author.
 */
export function NewsPaper({ news }: Props) {
  const { entries } = useEntryWords();
  return (
    <ul className={styles.stories}>
      {news.map(({ slug, title, author, excerpt, read, image, ...story }, index) => (
        <li key={slug}>
          <article id={slug} className="u-line">
            <Dateline of={story} />
            <Headline as="h3" size={index === 0 ? undefined : 'h4'} text={title}>
              {read ? <Link to={read}>{title}</Link> : title}
            </Headline>
            {image && <Picture image={image} sizes={sizes} className={styles.picture} />}
            <p className={index === 0 ? `u-lead ${styles.excerpt}` : undefined}>{excerpt}</p>
            <p className="u-small">{fill(entries.author, { author })}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment NewsPaper on NewsItem {
    ...Dateline
    slug
    title
    author
    excerpt
    read
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1440, breakpoints: [480, 720, 1080, 1440])
        }
      }
    }
  }
`;
