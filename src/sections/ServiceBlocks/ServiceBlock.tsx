import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { Strip } from '../../components/Strip/Strip';
import type { RowKind } from './arrange';
import * as media from '../../styles/media.module.scss';
import * as pair from './Pair.module.scss';
import * as base from './ServiceBlock.module.scss';
import * as single from './Single.module.scss';
import * as still from './Still.module.scss';

const layouts = { single, pair, still };

type Props = {
  service: Queries.ServiceBlockFragment;
  number: number;
  /** The layout of its row. */
  kind: RowKind;
  turned: boolean;
};

/** One service: number, title, its own pattern, description and features. */
export function ServiceBlock({ service, number, kind, turned }: Props) {
  const { slug, title, lead, description, outcome, features, image, caption, strip } = service;
  const layout: Record<string, string> = layouts[kind];
  const part = (name: string, more = '') => [base[name], layout[name], more].filter(Boolean).join(' ');
  const across = kind === 'still' || (kind === 'pair' && !turned);
  return (
    <article id={slug} className={part('block', turned ? layout.turned : '')}>
      <Strip cloth={strip} direction={across ? 'across' : 'down'} className={part('strip')} />
      {image && (
        <figure className={part('figure')}>
          <Picture image={image} sizes={`${media.fromTablet} 100vw, 120vw`} className={part('picture')} />
          {caption && <figcaption className={part('caption', 'u-small')}>{caption}</figcaption>}
        </figure>
      )}
      <header className={part('head')}>
        <p aria-hidden="true" className={part('number', 'u-tabular')}>
          {number}
        </p>
        <h2>{title}</h2>
      </header>
      <div className={part('text')}>
        <p className="u-lead">{lead}</p>
        <p>{description}</p>
        <p className={base.outcome}>{outcome}</p>
      </div>
      <ul className={part('features')}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
}

export const query = graphql`
  fragment ServiceBlock on Service {
    slug
    title
    lead
    description
    outcome
    features
    caption
    strip {
      publicURL
    }
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 1800, breakpoints: [720, 1080, 1440, 1800])
        }
      }
    }
  }
`;
