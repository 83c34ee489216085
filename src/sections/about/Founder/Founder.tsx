import { graphql } from 'gatsby';
import { Headline } from '../../../components/Headline/Headline';
import { Picture } from '../../../components/Picture/Picture';
import { Section } from '../../../components/Section/Section';
import { type Heading, SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import * as media from '../../../styles/media.module.scss';
import * as styles from './Founder.module.scss';

type Props = {
  /** The heading for screen readers. */
  heading: Heading;
  quotation: Queries.FounderFragment;
  /** The heading and button at the end of the page, below the quotation. */
  closing: Heading;
};

/** A quotation of the founder and the page's last button, next to a portrait; in narrow and upright windows below it. */
export function Founder({ heading, quotation: { content, name, role, image }, closing }: Props) {
  return (
    <Section id="founder" surface="kola" space="flush" className={styles.founder}>
      <div className={styles.words}>
        <SectionHeading content={heading} layout="hidden" />
        <figure className={styles.quote}>
          <blockquote>
            <Headline as="p" size="quotation" text={content} className={styles.quotation} />
          </blockquote>
          <figcaption className={styles.author}>
            <b className="u-accent">{name}</b>
            {role}
          </figcaption>
        </figure>
        <SectionHeading content={closing} actionsAs="buttons" className={styles.closing} />
      </div>
      <Picture image={image} sizes={`${media.fromDesktop} 42vw, 90vw`} className={styles.portrait} />
    </Section>
  );
}

export const fragment = graphql`
  fragment Founder on Quotation {
    content
    name
    role
    image {
      alt
      file {
        childImageSharp {
          gatsbyImageData(width: 1080, breakpoints: [480, 720, 1080])
        }
      }
    }
  }
`;
