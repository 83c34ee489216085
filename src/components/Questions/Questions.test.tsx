import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { content } from '../../testing/content';
import { Questions } from './Questions';

type Page = { questionsHeading: { title: string }; questions: Array<Record<'question' | 'answer', string>> };

const pages = ['awards', 'academy', 'work-with-us'].map((name) => content<Page>(`pages/${name}.yaml`));

it.each(pages)('answers each question of $questionsHeading.title below it, when it is pressed', async (page) => {
  const { questionsHeading, questions } = page;
  render(<Questions heading={{ ...questionsHeading }} questions={questions} />);
  expect(screen.getByRole('heading', { name: questionsHeading.title })).toBeInTheDocument();
  for (const { question, answer } of questions) {
    expect(screen.getByText(answer)).not.toBeVisible();
    await userEvent.click(screen.getByText(question));
    expect(screen.getByText(answer)).toBeVisible();
  }
});
