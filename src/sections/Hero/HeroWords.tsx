import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ButtonGroup } from '../../components/ButtonGroup/ButtonGroup';
import { headlineLength } from '../../lib/headlineLength';
import * as styles from './HeroWords.module.scss';

type Props = {
  hero: Queries.HeroWordsFragment;
  /** The headline with markup; by default its plain text. */
  headline?: ReactNode;
  /** A decorative icon before an action's label, by position. */
  icons?: ReactNode[];
};

/**
 * The text of a first screen: the `h1`, which begins with the page's plain name (for screen readers alone, where the headline
 * does not contain it), smaller the longer it is, the lead and the buttons.
 */
export function HeroWords({ hero: { name, headline: text, lead, actions }, headline = text, icons }: Props) {
  const size = { short: undefined, long: styles.long, veryLong: styles.veryLong }[headlineLength(text)];
  return (
    <>
      <h1>
        {name && <span className="u-visually-hidden">{name}</span>}
        {size ? <span className={size}>{headline}</span> : headline}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {actions?.[0] && <ButtonGroup actions={actions} icons={icons} className={styles.actions} />}
    </>
  );
}

export const query = graphql`
  fragment HeroWords on Hero {
    name
    headline
    lead
    actions {
      ...LinkButton
    }
  }
`;
