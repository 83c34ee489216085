import { graphql } from 'gatsby';
import { Button } from '../../../components/Button/Button';
import { Day } from '../../../components/Day/Day';
import { DaysLeft } from '../../../components/DaysLeft/DaysLeft';
import { wordWidth } from '../../../components/Headline/wordWidth';
import { Picture } from '../../../components/Picture/Picture';
import { fill, fillLink, fillNodes } from '../../../lib/fill';
import { unbroken } from '../../../lib/unbroken';
import { useToday } from '../../../lib/useToday';
import * as media from '../../../styles/media.module.scss';
import * as styles from './AwardWall.module.scss';

type Props = { content: Queries.AwardWallFragment; awards: readonly Queries.AwardWallEntryFragment[] };

const sizes = `${media.fromSmallTablet} min(44vw, 640px), 100vw`;

/** The awards below each other, emblems at the left and right in turn. Acronyms are on the colour of the emblem, other texts on night. */
export function AwardWall({ content, awards }: Props) {
  // A no-break space before the year, so that no line begins with it.
  const withYear = (text: string) => text.replace(' {year}', '\u00a0{year}');
  const today = useToday();
  return (
    <>
      {awards.map(({ slug, acronym, ages, image, cutout, colour, ...award }) => (
        <article
          key={slug}
          id={slug}
          className={styles.award}
          data-surface={colour}
          data-word={wordWidth(acronym)}
          data-framed={cutout ? undefined : ''}
        >
          <Picture
            image={cutout ? { alt: image.alt, file: cutout } : image}
            sizes={sizes}
            className={styles.emblem}
            silent
          />
          <div className={styles.panel} data-surface="night">
            <header className="u-entry">
              <h2>
                <span className={styles.acronym}>{acronym}</span>{' '}
                <span className={styles.title}>
                  <span data-word={wordWidth(award.title)}>{award.title}</span>
                </span>
              </h2>
              <p className="u-lead">{unbroken(award.audience)}</p>
              {ages && (
                <p className={styles.ages}>
                  <b className="u-figure u-tabular u-accent">{`${ages.from}-${ages.to}`}</b>
                  <span className="u-label"> {content.eligibility}</span>
                </p>
              )}
            </header>
            <div className="u-text">
              <p>{unbroken(award.description)}</p>
              <p className={`u-label u-accent ${styles.dates}`}>
                {fillNodes(withYear(today > award.closes ? content.nominationsClosed : content.nominations), {
                  year: award.edition,
                  date: <Day date={award.closes} />,
                })}{' '}
                <DaysLeft until={award.closes} />
                <br />
                {award.ceremony.replace(/ (?=\d{4}$)/, '\u00a0')}
              </p>
              {today <= award.closes && (
                <div className="u-line">
                  <Button action={fillLink(content.nominate, acronym)} variant="tertiary" />
                  <Button
                    action={{
                      label: fill(content.addToCalendar, { name: acronym }),
                      to: `/dates/awards/${slug}.ics`,
                    }}
                    variant="tertiary"
                  />
                </div>
              )}
            </div>
            <ul aria-label={content.categoriesLabel} className={styles.categories}>
              {award.categories.map((category, index) => (
                <li key={index}>{category}</li>
              ))}
            </ul>
          </div>
        </article>
      ))}
    </>
  );
}

export const fragment = graphql`
  fragment AwardWallEntry on Award {
    slug
    acronym
    title
    audience
    description
    categories
    edition
    closes
    ceremony
    colour
    ages {
      from
      to
    }
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 800, breakpoints: [400, 640, 800])
        }
      }
    }
    cutout {
      childImageSharp {
        gatsbyImageData(width: 780, breakpoints: [400, 640, 780])
      }
    }
  }

  fragment AwardWall on AwardsPage {
    eligibility
    categoriesLabel
    nominations
    nominationsClosed
    addToCalendar
    nominate {
      label
      to
    }
  }
`;
