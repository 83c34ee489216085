import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/Hero/Hero';
import { Questions } from '../components/Questions/Questions';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { looks } from '../layout/looks';
import { required } from '../lib/required';
import { useCompany } from '../lib/useCompany';
import { useEntryWords } from '../lib/useEntryWords';
import { Benefits } from '../sections/academy/Benefits/Benefits';
import { Outcomes } from '../sections/academy/Outcomes/Outcomes';
import { Testimonials } from '../sections/academy/Testimonials/Testimonials';
import { Timetable } from '../sections/academy/Timetable/Timetable';
import { Closing } from '../sections/shared/Closing/Closing';
import { academyGraph } from '../structuredData/academy';

export default function AcademyPage({ data }: PageProps<Queries.AcademyPageQuery>) {
  const page = required(data.page, 'data/pages/academy.yaml');
  const tracks = data.tracks.nodes;
  const testimonials = data.testimonials.nodes;
  const site = useCompany();
  const { unitOf } = useEntryWords();
  return (
    <>
      <Seo page={page} structuredData={academyGraph(page, tracks, site, unitOf)} />
      <Hero {...looks['/academy']} content={page.hero} />
      {tracks.length > 0 && (
        <Section id="tracks" surface="shea" heading={page.tracksHeading} headingLayout="beside">
          <Timetable content={page} tracks={tracks} />
        </Section>
      )}
      <Section surface="palm" space="narrow" heading={page.figuresHeading} headingLayout="hidden">
        <Outcomes figures={page.figures} />
      </Section>
      <Section id="benefits" surface="harmattan" heading={page.benefitsHeading}>
        <Benefits benefits={page.benefits} />
      </Section>
      {testimonials.length > 0 && (
        <Section id="testimonials" surface="palm" heading={page.testimonialsHeading} headingLayout="hidden">
          <Testimonials testimonials={testimonials} />
        </Section>
      )}
      <Section id="questions" surface="shea">
        <Questions content={page} arrangement="cloth" />
      </Section>
      <Closing id="apply" surface="night" content={page} arrangement="beside" />
    </>
  );
}

export const query = graphql`
  query AcademyPage {
    page: academyPage {
      ...Page
      ...Timetable
      ...Questions
      ...Closing
      courseDescription
      tracksHeading { ...SectionHeading }
      figuresHeading { ...SectionHeading }
      figures { ...Figures }
      benefitsHeading { ...SectionHeading }
      benefits { ...Benefit }
      testimonialsHeading { ...SectionHeading }
    }
    tracks: allTrack(sort: { position: ASC }) {
      nodes {
        ...TimetableTrack
        whollyOnline
      }
    }
    testimonials: allTestimonial(sort: { position: ASC }) { nodes { ...Testimonials } }
  }
`;
