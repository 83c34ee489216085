import { graphql } from 'gatsby';
import { Cloth } from '../Cloth/Cloth';
import { Figures } from '../Figures/Figures';
import { Rows } from '../Rows/Rows';
import { SectionHeading } from '../SectionHeading/SectionHeading';
import { Split } from '../Split/Split';
import * as styles from './Questions.module.scss';

type Props = { content: Queries.QuestionsFragment };

/**
 * Questions whose answers open below them, also without scripts. The first is open; so is one whose address was opened. From the desktop breakpoint upwards the heading is next to
 * them, above a piece of the page's cloth.
 */
export function Questions({ content }: Props) {
  return (
    <Split>
      <SectionHeading content={content.questionsHeading} className={styles.heading} />
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
      <Cloth />
    </Split>
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
