import { render, screen } from '@testing-library/react';
import { OfficeMap } from './OfficeMap';
import * as styles from './OfficeMap.module.scss';

const offices = (count: number) => Array.from({ length: count }, (_, at) => <article key={at}>{at}</article>);

test.each([
  [4, 1],
  [3, 0],
])('of %s offices, threads join %s map', (count, threads) => {
  const { container } = render(
    <OfficeMap label="Soon" heading={{ title: 'Offices' }}>
      {offices(count)}
    </OfficeMap>,
  );
  expect(container.getElementsByClassName(String(styles.threads))).toHaveLength(threads);
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
});

test('without offices there is only the map', () => {
  render(
    <OfficeMap label="Soon" heading={undefined}>
      {[]}
    </OfficeMap>,
  );
  expect(screen.getByText('Soon')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
