import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../../testing/content';
import { Questions } from './Questions';

type Page = { questionsHeading: { title: string }; questions: Array<Record<'question' | 'answer', string>> };

it.each(['awards', 'academy', 'work-with-us'])('%s: each question has its answer, when it is pressed', async (page) => {
  const { questionsHeading, questions } = content<Page>(`pages/${page}.yaml`);
  render(<Questions heading={questionsHeading} questions={questions} />);
  const named = (name: string) => name.endsWith(questionsHeading.title);
  expect(screen.getByRole('heading', { name: named })).toBeInTheDocument();
  for (const { question, answer } of questions) {
    expect(screen.getByText(answer)).not.toBeVisible();
    await userEvent.click(screen.getByText(question));
    expect(screen.getByText(answer)).toBeVisible();
  }
});
