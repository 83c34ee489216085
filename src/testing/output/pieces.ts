import { statSync } from 'node:fs';
import { fill } from '../../lib/fill';
import { content } from '../content';
import { allFigures, company, headOffice, navigation, words } from './entries';
import { writtenDate } from './pages';
import { line, pictureName, said } from './reading';

// The lines in which `reading.ts` reads the parts of a page, made from the content.

/** Lines, in lists of any depth. What is missing has no line. */
export type Lines = string | number | boolean | null | undefined | readonly Lines[];

const flat = (lines: Lines): string[] =>
  Array.isArray(lines) ? lines.flatMap(flat) : typeof lines === 'string' && lines ? [lines] : [];

type Text = string | number | boolean | null | undefined;
type Action = Pick<Queries.Action, 'label'> & Partial<Queries.Action>;
type Heading = Pick<Queries.Heading, 'title'> &
  Partial<Omit<Queries.Heading, 'actions'>> & { actions?: readonly Action[] | null };

const joined = (...texts: Text[]): string => texts.filter(Boolean).join(' ');

/** A line for each text. */
export const say = (...texts: Text[]): Lines => texts.map((one) => said(joined(one)));
export const heading = (level: number, text: string): string => line('heading', `h${level} ${text}`);
export const name = (element: string, label: string): string => line('name', `${element} ${label}`);
export const cloth = (kind: string): string => line('cloth', kind);
export const drawing = (width: number, height: number): string => line('drawing', `${width} × ${height}`);

/** An element with an id, a surface or both. */
export const place = (id: Text, surface?: Text): string =>
  line('place', joined(id && `#${id}`, surface && `on ${surface}`));

/** A date or a length, and the form that machines read. */
export const time = (text: string | number, machine: string | number): string => `${text} (${machine})`;
export const day = (date: string): string => time(writtenDate(date), date);

/** A number and its unit, in the singular or the plural. */
export const count = (unit: 'episodes' | 'minutes' | 'minutesToRead' | 'weeks', number: number): string =>
  `${number} ${words.entries[unit][number === 1 ? 'one' : 'other']}`;

/** A link, and its look if it is a button. Without an address it says 'coming soon'. */
export const link = (label: string, to: Text, look?: Text): string =>
  line('link', joined(label, '→', to ?? 'coming-soon', look && `(${look})`));
export const button = ({ label, to, plays }: Action, look = 'tertiary'): string =>
  link(`${plays ? '▶ ' : ''}${label}`, to, look);
export const links = (actions?: readonly Action[] | null): Lines => actions?.map((action) => button(action));

/** Buttons: the first is filled, the second outlined, the others are text. */
export const buttons = (actions?: readonly Action[] | null): Lines =>
  actions?.map((action, index) => button(action, ['primary', 'secondary'][index]));

/** Links without a look. */
const list = (actions: readonly Action[]): Lines => actions.map(({ label, to }) => link(label, to));

/** A link with the name of an entry, and one to its day in a calendar. */
export const entryLinks = ({ label, to }: Queries.EntryLink, calendar: string, entry: string, file: string): Lines => [
  link(fill(label, { name: entry }), fill(to, { name: encodeURIComponent(entry) }), 'tertiary'),
  link(fill(calendar, { name: entry }), `/dates/${file}.ics`, 'tertiary'),
];

/** The title of an entry, which is a link to it. */
export const card = (title: string, to: string): Lines => [link(title, to), heading(3, title)];

const fileOf = (file: unknown): string => pictureName(String(file));
type Image = { readonly file: unknown; readonly portrait?: unknown; readonly alt: string };

export const picture = ({ file, alt }: Image): string => line('picture', `${fileOf(file)} "${alt}"`);
/** A picture with another version for phones. */
export const staged = ({ file, portrait, alt }: Image, priority?: 'high'): string =>
  line('picture', joined(fileOf(file), fileOf(portrait ?? file), priority, `"${alt}"`));
/** A picture without a description. */
export const mark = (file: unknown): string => picture({ file, alt: '' });

/** The first of several entries is larger than the others. */
export const larger = (index: number, all: readonly unknown[]): Lines =>
  index === 0 && all.length > 1 && line('entry', '1 is larger than the last');

const titleOf = ({ label, title }: Heading): string => heading(2, label ? `${label}: ${title}` : title);
/** A heading that is only heard. */
export const heard = (content: Heading): string => `${titleOf(content)} (only heard)`;
export const sectionHeading = (content: Heading, look = links): Lines => [
  titleOf(content),
  say(content.lead),
  look(content.actions),
];
/** A heading whose links are in another place. */
export const titleAndLead = (content: Heading): Lines => sectionHeading({ ...content, actions: null });

/** The content of a heading with a sentence after its lead. */
export const withSentence = (content: Queries.Heading, sentence: Text) => ({
  ...content,
  lead: joined(content.lead, sentence),
});

/** Figures by their keys; with notes where the layout has room for them. */
export const figures = (keys: readonly unknown[], notes?: 'notes'): Lines =>
  keys.map((wanted) => {
    const { value, label, note } = allFigures.find(({ key }) => key === wanted) ?? {};
    return say(joined(value, label), notes && note);
  });

export const hero = (
  { hero: { name: page, headline, lead, actions, image } }: Pick<Queries.Page, 'hero'>,
  surface: string,
  { id, opening, below, foot }: { id?: string; opening?: string; below?: Lines; foot?: Lines } = {},
): Lines => [
  place(id, surface),
  heading(1, joined(page && `${page}:`, opening, headline)),
  [say(lead), buttons(actions), below, foot],
  staged(image, 'high'),
];

export const questions = ({ questionsHeading, questions: all }: Queries.PageWithQuestions): Lines => [
  place('questions', 'shea'),
  sectionHeading(questionsHeading),
  all.map(({ slug, question, prices, answer }, index) => [
    place(slug),
    line('answer', `${index === 0 ? 'open' : 'closed'}: ${question}`),
    prices?.map(({ value, label }) => say(`${value} ${label}`)),
    say(answer),
  ]),
];

export const closing = ({ closingHeading, figure, closingImage }: Queries.PageWithClosing): Lines => [
  sectionHeading(closingHeading, buttons),
  figure && figures([figure]),
  staged(closingImage),
];

/** A control of a form: how it is filled in, the choices of a list, and its description. */
export const field = (label: string, keys: string, choices?: readonly string[], hint?: Text): string =>
  line('field', joined(`${label}:`, keys, ...(choices ?? []), hint && `(${hint})`));

const choicesOf = (options: Queries.Field['options']) =>
  options ? [`=${words.forms.selectAnOption}`, ...options.map(({ value, label }) => `${value}=${label}`)] : [];

/** A form and its heading, on two surfaces. */
export const formSection = (id: string, surfaces: readonly [string, string], title: Heading, key: unknown): Lines => {
  const { inputs, submit, note, endpoint, netlify, mailSubject } = content<Queries.Form>(`forms/${String(key)}.yaml`);
  const isPosted = Boolean(endpoint ?? netlify);
  const { required: must, optional, prepare, noScript } = words.forms;
  const [before, after] = noScript.split('{email}');
  return [
    [place(id, surfaces[0]), sectionHeading(title), place('', surfaces[1]), cloth('u-band'), name('form', title.title)],
    inputs.map(({ name: input, label, type, required, autocomplete, hint, options }) => [
      say(`${label} ${required ? must : optional}`, hint),
      field(label, joined(type, input, required && 'required', autocomplete), choicesOf(options), hint),
    ]),
    !isPosted && [
      say(before),
      link(company.email, `mailto:${company.email}?subject=${encodeURIComponent(mailSubject)}`),
      say(after),
    ],
    link(isPosted ? submit : prepare, 'submit', 'primary'),
    say(note),
  ];
};

export const telephone = (phone: string): string => link(phone, `tel:${phone.replaceAll(' ', '')}`);
export const mail = (address: string): string => link(address, `mailto:${address}`);
export const chat = (number?: string | null): Lines =>
  number && link(fill(words.entries.whatsapp, { number }), `https://wa.me/${number.replace(/\D/g, '')}`);

/** The year of the build. */
const year = String(statSync('public/index.html').mtime.getUTCFullYear());

/** The lines of a whole page: those of its sections, between header and footer. */
export const around = (path: string, surface: string, lines: Lines): string[] => {
  const { links: all, callToAction, columns, social, legal, copyright } = navigation;
  return flat([
    [
      cloth(path === '/' ? 'landing' : path === '/404' ? 'not-found' : path.slice(1)),
      link(words.skipToContent, '#content'),
    ],
    [place('', surface), link(words.homeLink, '/'), name('nav', words.mainNavigation), list(all)],
    [button(callToAction, 'secondary'), place('menu'), line('answer', `closed: ${words.openMenu}${words.closeMenu}`)],
    [place('menu-sheet', 'night'), link(words.homeLink, '/'), name('nav', words.openMenu), list(all)],
    [button(callToAction, 'primary'), cloth('u-broad'), place('content'), lines],
    [place('', 'night'), cloth('u-broad'), link(words.homeLink, '/'), say(company.tagline)],
    [headOffice && telephone(headOffice.phone), chat(headOffice?.whatsapp), mail(company.email)],
    [name('nav', words.footerNavigation), columns.map((column) => [heading(2, column.title), list(column.links)])],
    [name('nav', words.socialNavigation), list(social), name('nav', words.legalNavigation), list(legal)],
    [say(fill(copyright, { year })), name('section', `${words.toasts.region} alt+T`)],
    [place('coming-soon'), say(words.comingSoon.title)],
  ]);
};
