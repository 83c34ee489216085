import { graphql } from 'gatsby';
import { Band } from '../Band/Band';
import { Rows } from '../Rows/Rows';
import { type Heading, SectionHeading } from '../SectionHeading/SectionHeading';
import { Split } from '../Split/Split';
import * as styles from './Questions.module.scss';

type Props = { heading: Heading; questions: readonly Queries.QuestionsFragment[] };

/** Questions whose answers open below them, also without scripts. The first is open. From the desktop breakpoint upwards the heading is next to them. */
export function Questions({ heading, questions }: Props) {
  return (
    <Split>
      <div className={styles.head}>
        <SectionHeading content={heading} />
        <Band size="broad" className={styles.cloth} />
      </div>
      <Rows>
        {questions.map(({ question, answer }, at) => (
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
  fragment Questions on Question {
    question
    answer
  }
`;
