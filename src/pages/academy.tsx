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
import * as hero from '../sections/academy/hero.module.scss';
import { Outcomes } from '../sections/academy/Outcomes/Outcomes';
import { Testimonials } from '../sections/academy/Testimonials/Testimonials';
import { Timetable } from '../sections/academy/Timetable/Timetable';
import { Closing } from '../sections/shared/Closing/Closing';
import { academyGraph } from '../structuredData/academy';

export default function AcademyPage({ data }: PageProps<Queries.AcademyPageQuery>) {
  const page = required(data.page, 'data/pages/academy.yaml');
  const academy = required(data.academy, 'data/academy.yaml');
  const tracks = data.tracks.nodes;
  const testimonials = data.testimonials.nodes;
  const site = useCompany();
  const { unitOf } = useEntryWords();
  const graph = academyGraph({ page, tracks, site, unitOf, courseDescription: academy.courseDescription });
  return (
    <>
      <Seo page={page} structuredData={graph} />
      <Hero {...looks['/academy']} content={page.hero} className={hero.look} panel="palm" />
      {tracks.length > 0 && (
        <Section id="tracks" surface="shea" heading={page.tracksHeading} headingLayout="beside">
          <Timetable
            tracks={tracks}
            factLabels={academy.factLabels}
            apply={page.apply}
            applyClosed={page.applyClosed}
          />
        </Section>
      )}
      <Section surface="palm" space="narrow" heading={page.figuresHeading} headingLayout="hidden">
        <Outcomes figures={academy.figures} />
      </Section>
      <Section id="benefits" surface="harmattan" heading={page.benefitsHeading}>
        <Benefits benefits={academy.benefits} />
      </Section>
      {testimonials.length > 0 && (
        <Section id="testimonials" surface="palm" heading={page.testimonialsHeading} headingLayout="hidden">
          <Testimonials testimonials={testimonials} />
        </Section>
      )}
      <Section id="questions" surface="shea">
        <Questions heading={page.questionsHeading} questions={page.questions} />
      </Section>
      <Closing
        id="apply"
        surface="night"
        heading={page.closingHeading}
        image={page.closingImage}
        arrangement="beside"
      />
    </>
  );
}

export const query = graphql`
  query AcademyPage {
    page: academyPage {
      ...Page
      applyClosed
      apply {
        ...Button
      }
      tracksHeading {
        ...SectionHeading
      }
      figuresHeading {
        ...SectionHeading
      }
      benefitsHeading {
        ...SectionHeading
      }
      testimonialsHeading {
        ...SectionHeading
      }
      questionsHeading {
        ...SectionHeading
      }
      questions {
        ...Questions
      }
      closingHeading {
        ...SectionHeading
      }
      closingImage {
        ...Closing
      }
    }
    academy {
      factLabels {
        ...TrackFactLabels
      }
      courseDescription
      figures {
        ...Figures
      }
      benefits {
        ...Benefit
      }
    }
    tracks: allTrack(sort: { position: ASC }) {
      nodes {
        ...Timetable
        whollyOnline
      }
    }
    testimonials: allTestimonial(sort: { position: ASC }) {
      nodes {
        ...TestimonialCard
      }
    }
  }
`;
