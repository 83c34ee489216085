import { graphql } from 'gatsby';
import { Rows } from '../Rows/Rows';
import { SectionHeading } from '../SectionHeading/SectionHeading';
import { Split } from '../Split/Split';
import * as styles from './Questions.module.scss';

type Props = { content: Queries.QuestionsFragment };

/** Questions whose answers open below them, also without scripts. The first is open. From the desktop breakpoint upwards the heading is next to them. */
export function Questions({ content }: Props) {
  return (
    <Split>
      <SectionHeading content={content.questionsHeading} />
      <Rows>
        {content.questions.map(({ question, answer }, at) => (
          <details key={at} open={at === 0} className={styles.question}>
            <summary className={styles.summary}>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Rows>
    </Split>
  );
}

export const fragment = graphql`
  fragment Questions on PageWithQuestions {
    questionsHeading {
      ...SectionHeading
    }
    questions {
      question
      answer
    }
  }
`;
