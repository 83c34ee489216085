import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup';
import { headlineLength } from '../../lib/headlineLength';
import * as styles from './HeroWords.module.scss';

type HeadlineProps = {
  hero: Pick<Queries.HeroWordsFragment, 'name' | 'headline' | 'headlineWidth'>;
  /** The headline with markup; by default its plain text. */
  headline?: ReactNode;
  /** How many letters of it fit at its full size. */
  room?: number;
  className?: string;
};

type Props = HeadlineProps & {
  hero: Queries.HeroWordsFragment;
};

/**
 * The `h1` of a page, smaller the longer it is. It begins with the page's plain name, for screen readers alone, where the
 * headline does not contain it.
 */
export function Headline({
  hero: { name, headline: text, headlineWidth },
  headline = text,
  room = 41,
  className,
}: HeadlineProps) {
  const size = { short: undefined, long: styles.long, veryLong: styles.veryLong }[headlineLength(text, room)];
  return (
    <h1 data-word={headlineWidth} className={className}>
      {name && <span className="u-visually-hidden">{`${name}: `}</span>}
      {size ? <span className={size}>{headline}</span> : headline}
    </h1>
  );
}

/** The text of a first screen: headline, lead and buttons. */
export function HeroWords({ hero, ...props }: Props) {
  const { lead, actions } = hero;
  return (
    <>
      <Headline hero={hero} {...props} />
      {lead && <p className={styles.lead}>{lead}</p>}
      {actions?.[0] && <ButtonGroup actions={actions} className={styles.actions} />}
    </>
  );
}

export const query = graphql`
  fragment HeroWords on Hero {
    name
    headline
    headlineWidth
    lead
    actions {
      ...Button
    }
  }
`;
