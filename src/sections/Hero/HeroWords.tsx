import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Actions } from '../../components/Actions/Actions';
import * as styles from './HeroWords.module.scss';

type Props = {
  hero: Queries.HeroWordsFragment;
  /** The headline set in parts, where the design sets it so; otherwise the headline as it is. */
  headline?: ReactNode;
  /** A sign before an action's label, by position. */
  icons?: ReactNode[];
};

/**
 * The words of a first screen: the one `h1`, which begins with the page's plain name (heard, not seen, where the headline
 * does not say it), the lead and the buttons.
 */
export function HeroWords({ hero: { name, headline: text, lead, actions }, headline, icons }: Props) {
  return (
    <>
      <h1>
        {name && <span className="u-visually-hidden">{name}</span>}
        {headline ?? text}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {actions && actions.length > 0 && <Actions actions={actions} icons={icons} className={styles.actions} />}
    </>
  );
}

export const query = graphql`
  fragment HeroWords on Hero {
    name
    headline
    lead
    actions {
      label
      to
    }
  }
`;
