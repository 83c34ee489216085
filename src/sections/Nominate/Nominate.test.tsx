import { render, screen } from '@testing-library/react';
import { content } from '../../testing/content';
import { Nominate } from './Nominate';

type Words = { figure: string; closing: { title: string; lead: string; actions: { label: string; to?: string }[] } };

const page = content<Words>('pages/awards.yaml');
const found = content<{ key: string; value: string; label: string }[]>('figures.yaml').find(
  ({ key }) => key === page.figure,
);
const figure = { value: found?.value ?? '', label: found?.label ?? '' };
const actions = page.closing.actions.map(({ label, to }) => ({ label, to: to ?? null }));

test('the figure stands beside its words; actions without a destination are buttons, the others links', () => {
  render(<Nominate closing={{ ...page.closing, actions }} figure={figure} />);
  expect(screen.getByRole('definition')).toHaveTextContent(figure.value);
  expect(screen.getByRole('term')).toHaveTextContent(figure.label);
  for (const { label, to } of actions) {
    if (to) expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', to);
    else expect(screen.getByRole('button', { name: label })).toHaveAttribute('type', 'button');
  }
});
