import { graphql } from 'gatsby';
import { Figures } from '../Figures/Figures';
import { Rows } from '../Rows/Rows';
import { SectionHeading } from '../SectionHeading/SectionHeading';
import * as styles from './Questions.module.scss';

type Props = {
  content: Queries.QuestionsFragment;
  /**
   * From the desktop breakpoint upwards. `cloth`: next to the page's cloth, which is as high as the section; `dialogue` and
   * `prices`: the first question over the whole width, with its answer at the right or its prices in columns; the others in pairs.
   */
  arrangement: 'cloth' | 'dialogue' | 'prices';
};

const arrangements = { cloth: styles.cloth, dialogue: styles.dialogue, prices: styles.prices };

/** Questions whose answers open below them, also without scripts. The first is open; so is one whose address was opened. */
export function Questions({ content, arrangement }: Props) {
  return (
    <div className={arrangements[arrangement]}>
      <SectionHeading content={content.questionsHeading} layout={arrangement === 'prices' ? 'beside' : 'below'} />
      <Rows>
        {content.questions.map(({ slug, question, prices, answer }, index) => (
          <details key={slug} id={slug} open={index === 0} className={styles.question}>
            <summary className={styles.summary}>{question}</summary>
            <div className={styles.answer}>
              {prices && <Figures figures={prices} layout="sentences" />}
              <p>{answer}</p>
            </div>
          </details>
        ))}
      </Rows>
      {arrangement === 'cloth' && <div aria-hidden="true" className={`u-broad ${styles.piece}`} />}
    </div>
  );
}

export const fragment = graphql`
  fragment Questions on PageWithQuestions {
    questionsHeading {
      ...SectionHeading
    }
    questions {
      slug
      question
      prices {
        value
        label
      }
      answer
    }
  }
`;
