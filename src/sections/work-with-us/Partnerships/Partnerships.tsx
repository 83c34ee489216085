import { graphql } from 'gatsby';
import { Button } from '../../../components/Button/Button';
import { Headline } from '../../../components/Headline/Headline';
import type { Surface } from '../../../components/Section/Section';
import { unbroken } from '../../../lib/unbroken';
import * as styles from './Partnerships.module.scss';

type Props = { partnerships: readonly Queries.PartnershipsFragment[] };

const surfaces: readonly Surface[] = ['harmattan', 'kola', 'night', 'gold'];

/**
 * The kinds of partnership as a patchwork: two columns without gaps, to the edges of the window and the lower edge of the section. Each has
 * its mark, what it includes, and a link to the form. All titles are equally large.
 */
export function Partnerships({ partnerships }: Props) {
  const titles = partnerships.map(({ title }) => title).join(' ');
  return (
    <ul className={styles.patches}>
      {partnerships.map(({ slug, title, description, includes, action, mark: { publicURL: src } }, index) => (
        <li key={slug} data-surface={surfaces[index % surfaces.length]}>
          <article>
            {src && <img className="u-pixelated" src={src} alt="" width={160} height={160} loading="lazy" />}
            <Headline as="h3" size="h2" text={title} fits={titles} />
            <div className="u-text">
              <p>{unbroken(description)}</p>
              <ul>
                {includes.map((line, index) => (
                  <li key={index}>{line}</li>
                ))}
              </ul>
              <Button action={action} variant="secondary" />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Partnerships on Partnership {
    slug
    title
    description
    includes
    action {
      ...Button
    }
    mark {
      publicURL
    }
  }
`;
