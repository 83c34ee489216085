import { graphql } from 'gatsby';
import { Button } from '../../components/Button/Button';
import { Section, type SectionProps } from '../../components/Section/Section';
import * as styles from './PartnershipTypes.module.scss';

type Props = SectionProps & { types: readonly Queries.PartnershipTypesFragment[] };

/** The kinds of partnership, each with its mark, what it includes and a link to the form, in two columns. */
export function PartnershipTypes({ id, content, types }: Props) {
  if (types.length === 0) return null;
  return (
    <Section surface="shea" id={id} heading={content}>
      <ul className={styles.types}>
        {types.map(({ slug, title, description, includes, action, mark }) => (
          <li key={slug} className={styles.type}>
            <img
              className="u-pixelated"
              src={mark.publicURL ?? undefined}
              alt=""
              width={160}
              height={160}
              loading="lazy"
              decoding="async"
            />
            <h3>{title}</h3>
            <div>
              <p>{description}</p>
              <ul>
                {includes.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <Button action={action} variant="tertiary" />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment PartnershipTypes on Partnership {
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
