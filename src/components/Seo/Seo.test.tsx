import { render } from '@testing-library/react';
import { Seo } from './Seo';

it('stops the build if a share picture has no size', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const shareImage = { alt: '', file: { childImageSharp: null } };
  const page = { path: '/films', name: 'Films', metadata: { title: '', description: '', keywords: [] }, shareImage };
  expect(() => render(<Seo page={page} />)).toThrow('the share picture of /films is missing');
});
