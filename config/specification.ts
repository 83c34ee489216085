// The counts and values of the specification. `npm run preflight` tells where content departs from them; nothing fails by it.

/** Entries of each type. */
export const counts: Readonly<Record<string, number>> = {
  Service: 8,
  Award: 6,
  Film: 9,
  Series: 1,
  Podcast: 5,
  NewsItem: 6,
  Post: 3,
  Track: 3,
  Course: 18,
  Testimonial: 3,
  Office: 4,
  Partnership: 4,
  Value: 5,
};

/** Values of a field, in the order of the entries of its type. */
export const values: Readonly<Record<string, readonly unknown[]>> = {
  'Company.founded': [2006],
  'Company.hours': ['Mon-Fri 9:00-18:00 GMT'],
  'Company.replyTime': ['24 hours'],
  'Figure.value': ['18+', '5', '4', '18+', '500+', '500+', '85%', '12', '20+', '98%', '1000+'],
  'Award.featured': [true, true, true, true, true, false],
  'AgeRange.from': [18],
  'AgeRange.to': [35],
  'Series.episodes': [8],
  'Podcast.episodes': [45, 38, 32, 28, 42],
  'Podcast.episodesOnLanding': [24, 18, 16, 20, 15],
};
