import { graphql } from 'gatsby';
import type { MouseEvent, SyntheticEvent } from 'react';
import { Band } from '../../components/Band/Band';
import { Button } from '../../components/Button/Button';
import { Headline } from '../../components/Headline/Headline';
import { Link } from '../../components/Link/Link';
import { classes } from '../../lib/classes';
import { ShareButton } from './ShareButton';
import * as styles from './Story.module.scss';
import { useStoryWords } from './useStoryWords';

type Props = {
  story: Queries.StoryFragment;
  /** The story that is linked at the end. */
  next?: Pick<Queries.StoryFragment, 'slug' | 'title'> | undefined;
};

/** Returns the address of a news item or a post. */
export const storyPath = (slug: string): string => `/media-hub#${slug}`;

/** Returns the first story with a text after an index of a list, or from the beginning of the list. */
export const nextStory = <T extends Queries.StoryFragment>(stories: readonly T[], index: number): T | undefined =>
  [...stories.slice(index + 1), ...stories.slice(0, index + 1)].find(({ body }) => body);

/** The headline of a news item or a post, a link to its text: here, or on another site. */
export function StoryHeadline({
  story: { slug, title, body, read },
  size,
}: Pick<Props, 'story'> & { size?: 'h4' | undefined }) {
  const to = body ? storyPath(slug) : read;
  return (
    <Headline as="h3" size={size} text={title}>
      {to ? (
        <Link to={to} className={styles.headline}>
          {title}
        </Link>
      ) : (
        title
      )}
    </Headline>
  );
}

/** The summary of a news item or a post: the standfirst of an open story. */
export const StoryExcerpt = ({ story, className }: Pick<Props, 'story'> & { className?: string | undefined }) => (
  <p className={classes(styles.excerpt, className)}>{story.excerpt}</p>
);

/** Returns the HTML of a text as part of the page: links have the path prefix, and subheadings are below the headline of an `article`. */
const htmlOf = (html: string): string =>
  html.replaceAll('href="/', `href="${__PATH_PREFIX__}/`).replace(/(<\/?)h2>/g, '$1h4>');

const articleOf = (part: Element): Element => part.closest('article') ?? part;

/** Opens or closes a story. If its headline gets another place on the page, the window follows it. */
function toggle(details: HTMLDetailsElement): void {
  const topOf = () => (articleOf(details).querySelector('h3') ?? details).getBoundingClientRect().top;
  const before = topOf();
  details.open = !details.open;
  window.scrollBy({ top: topOf() - before, behavior: 'instant' });
}

/**
 * The text of a news item or a post, in a `<details>` below its headline and summary; without a text, a sentence that says so. The article
 * around it is `position: relative`.
 */
export function Story({ story: { slug, title, body, read }, next }: Props) {
  const words = useStoryWords();
  if (!body) return read ? null : <p className="u-small">{words.missing}</p>;

  /** Keeps the address of an open story in the address bar, for a reload, for Back, and for a visitor who copies it. */
  const onToggle = ({ currentTarget: details }: SyntheticEvent<HTMLDetailsElement>) => {
    const { pathname, search, hash } = window.location;
    if (details.open) window.history.replaceState(window.history.state, '', `#${slug}`);
    else if (hash === `#${slug}`) window.history.replaceState(window.history.state, '', pathname + search);
    if (!details.open) articleOf(details).querySelector('h3')?.scrollIntoView({ block: 'nearest' });
  };
  const onSummary = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    toggle(event.currentTarget.parentElement as HTMLDetailsElement);
  };
  const onClose = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const details = currentTarget.closest('details');
    details?.querySelector('summary')?.focus({ preventScroll: true });
    if (details) toggle(details);
  };
  return (
    <details className={styles.story} onToggle={onToggle}>
      <summary className={styles.summary} onClick={onSummary}>
        <span className={`u-no-print ${styles.whileClosed}`}>{words.read}</span>
        <span className={`u-no-print ${styles.whileOpen}`}>{words.close}</span>
        <span className="u-visually-hidden u-no-print">: {title}</span>
      </summary>
      {/* The target of the story's address. Browsers open a `<details>` if the target is inside; this one is at the top of the article. */}
      <div id={slug} className={styles.place} />
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: htmlOf(body.html) }} />
      <div className={styles.end}>
        <Band className={styles.band} />
        <div className={styles.actions}>
          <ShareButton to={storyPath(slug)} title={title} />
          <Button variant="tertiary" data-noscript="hide" onClick={onClose}>
            {words.close}
          </Button>
        </div>
        {next && (
          <div className={`u-no-print ${styles.next}`}>
            <p className="u-small">{words.next}</p>
            <Headline as="p" size="h3" text={next.title} to={storyPath(next.slug)} />
          </div>
        )}
      </div>
    </details>
  );
}

export const fragment = graphql`
  fragment Story on Article {
    slug
    title
    excerpt
    read
    body {
      html
    }
  }
`;
