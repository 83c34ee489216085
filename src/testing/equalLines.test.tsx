import { render } from '@testing-library/react';
import { TrackCard } from '../cards/TrackCard/TrackCard';
import { ButtonGroup } from '../components/ButtonGroup/ButtonGroup';
import { Carousel } from '../components/Carousel/Carousel';
import { Facts } from '../components/Facts/Facts';
import { Figures } from '../components/Figures/Figures';
import { SectionHeading } from '../components/SectionHeading/SectionHeading';
import { LinkList } from '../layout/LinkList/LinkList';
import { ValueLine } from '../sections/about/ValueLine/ValueLine';
import { Partnerships } from '../sections/work-with-us/Partnerships/Partnerships';

// Equal lines are allowed in YAML. React must render both.

const twice = <T,>(one: T): [T, T] => [one, one];
const action = { label: 'More', to: '/about', soon: null, soonLinks: null, plays: null };
const words = { slug: 'one', title: 'One', description: 'Words.' };
const mark = { publicURL: null };

it.each([
  ['buttons', <ButtonGroup actions={twice(action)} />],
  ['links of a heading', <SectionHeading content={{ title: 'One', actions: twice(action) }} />],
  ['links of a row', <Carousel heading={{ title: 'One', actions: twice(action) }}>{null}</Carousel>],
  ['links of the footer', <LinkList links={twice(action)} />],
  ['facts', <Facts facts={twice({ label: 'Intake', value: 'May' })} />],
  ['figures', <Figures figures={twice({ value: '18+', label: 'Films' })} />],
  ['lines of a partnership', <Partnerships partnerships={[{ ...words, mark, action, includes: twice('A plan') }]} />],
  ['courses', <TrackCard track={{ ...words, courses: twice({ title: 'Sound' }) }} />],
  ['values', <ValueLine values={twice({ ...words, mark })} />],
])('equal %s are shown without a warning', (_, element) => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  render(element);
  expect(error).not.toHaveBeenCalled();
});
