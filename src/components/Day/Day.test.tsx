import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useCompany } from '../../lib/useCompany';
import { Day } from './Day';

jest.mock('../../lib/useCompany');
const as = (locale: string) =>
  jest.mocked(useCompany).mockReturnValue({ company: { locale } } as ReturnType<typeof useCompany>);

it('writes a date in the locale of the company, and keeps it if the browser writes dates differently', () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const container = document.createElement('div');
  as('fr-FR');
  container.innerHTML = renderToString(<Day date="2027-02-01" />);
  as('en-GB');
  render(<Day date="2027-02-01" />, { container: document.body.appendChild(container), hydrate: true });
  expect(screen.getByRole('time')).toHaveTextContent('1 février 2027');
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2027-02-01');
  expect(error).not.toHaveBeenCalled();
});
