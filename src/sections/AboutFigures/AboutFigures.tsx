import { graphql } from 'gatsby';
import { FigureList } from '../../components/FigureList/FigureList';
import { Section } from '../../components/Section/Section';
import * as styles from './AboutFigures.module.scss';

type Props = { page: Queries.AboutFiguresFragment };

/** The company in figures. */
export function AboutFigures({ page: { figuresHeading, figures } }: Props) {
  return (
    <Section surface="harmattan" space="narrow" className={styles.figures}>
      <div className="u-wrap">
        <h2 className="u-visually-hidden">{figuresHeading.title}</h2>
        <FigureList figures={figures} />
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
  }
`;
