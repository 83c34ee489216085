import { graphql } from 'gatsby';
import { Action } from '../../components/Action/Action';
import { FigureList } from '../../components/FigureList/FigureList';
import { Section } from '../../components/Section/Section';
import * as styles from './AboutFigures.module.scss';

type Props = { page: Queries.AboutFiguresFragment };

/** The company in figures, and in one sentence for the press. */
export function AboutFigures({ page: { figuresHeading, figures, press } }: Props) {
  return (
    <Section surface="harmattan" space="narrow" className={styles.figures}>
      <div className="u-wrap">
        <h2 className="u-visually-hidden">{figuresHeading.title}</h2>
        <FigureList figures={figures} />
        <div id="press" className={styles.press}>
          <h2>{press.title}</h2>
          {press.lead && <p className="u-lead">{press.lead}</p>}
          {press.action && <Action action={press.action} look="tertiary" />}
        </div>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment AboutFigures on AboutPage {
    figuresHeading {
      title
    }
    figures {
      key
      value
      label
    }
    press {
      title
      lead
      action {
        label
        to
      }
    }
  }
`;
