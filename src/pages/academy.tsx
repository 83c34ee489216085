import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../components/Seo/Seo';
import { required } from '../lib/required';
import { academyGraph } from '../structuredData/academy';
import { useSite } from '../lib/useSite';
import { AcademyHero } from '../sections/AcademyHero/AcademyHero';
import { Benefits } from '../sections/Benefits/Benefits';
import { FigureBand } from '../sections/FigureBand/FigureBand';
import { Testimonials } from '../sections/Testimonials/Testimonials';
import { Timetable } from '../sections/Timetable/Timetable';

export default function AcademyPage({ data }: PageProps<Queries.AcademyPageQuery>) {
  const page = required(data.page, 'data/pages/academy.yaml');
  const academy = required(data.academy, 'data/academy.yaml');
  const { company, siteUrl, unitOf } = useSite();
  return (
    <>
      <Seo
        page={page}
        structuredData={academyGraph({
          page,
          tracks: academy.tracks,
          headOffice: data.headOffice,
          courseDescription: academy.courseDescription,
          company: company.name,
          unitOf,
          siteUrl,
        })}
      />
      <AcademyHero content={page.hero} />
      <Timetable id="tracks" content={page.tracks} academy={academy} />
      <FigureBand surface="gold" content={page.figuresHeading} figures={academy.figures} />
      <Benefits id="benefits" content={page.benefits} benefits={academy.benefits} />
      <Testimonials id="testimonials" content={page.testimonials} testimonials={data.testimonials.nodes} />
    </>
  );
}

export const query = graphql`
  query AcademyPage {
    page: academyPage {
      ...Page
      hero {
        ...Hero
      }
      tracks {
        ...SectionHeading
      }
      figuresHeading {
        ...FigureBand
      }
      benefits {
        ...SectionHeading
      }
      testimonials
    }
    academy {
      ...Timetable
      courseDescription
      tracks {
        whollyOnline
      }
      figures {
        ...Figures
      }
      benefits {
        ...Benefits
      }
    }
    headOffice: office(headquarters: { eq: true }) {
      address
      city
      countryCode
    }
    testimonials: allTestimonial(sort: { position: ASC }) {
      nodes {
        ...Testimonials
      }
    }
  }
`;
