import { graphql } from 'gatsby';
import { OfficeAddress } from '../../../cards/OfficeCard/OfficeAddress';
import { OfficeCard } from '../../../cards/OfficeCard/OfficeCard';
import { Grid } from '../../../components/Grid/Grid';
import { SectionHeading } from '../../../components/SectionHeading/SectionHeading';
import { classes } from '../../../lib/classes';
import * as styles from './OfficeMap.module.scss';

type Props = {
  content: Queries.OfficeMapFragment;
  offices: ReadonlyArray<Queries.OfficeCardFragment & Queries.OfficeAddressFragment>;
};

/** The offices to which the drawing has threads, from left to right. */
const drawn = 'accra lagos johannesburg nairobi';

/**
 * The offices, below a drawing of the continent as cloth. From the desktop breakpoint upwards threads join them to the cities in the drawing,
 * unless they are other offices.
 */
export function OfficeMap({ content, offices }: Props) {
  const joined = offices.map(({ slug }) => slug).join(' ') === drawn;
  return (
    <>
      <div className={styles.map}>
        <SectionHeading content={content.officesHeading} className={styles.heading} />
        <div className={classes('u-no-print', styles.drawing, joined && styles.threads)}>
          <p data-surface="shea" className={`u-label u-small ${styles.label}`}>
            {content.map}
          </p>
        </div>
      </div>
      <div className={joined ? styles.joined : undefined}>
        <Grid>
          {offices.map((office) => (
            <OfficeCard key={office.slug} office={office} layout="column">
              <OfficeAddress office={office} />
            </OfficeCard>
          ))}
        </Grid>
      </div>
    </>
  );
}

export const fragment = graphql`
  fragment OfficeMap on ContactPage {
    map
    officesHeading {
      ...SectionHeading
    }
  }
`;
