import { graphql } from 'gatsby';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { dayIn } from '../../../components/Day/Day';
import * as control from '../../../forms/Field/Field.module.scss';
import { fill, fillNodes } from '../../../lib/fill';
import { useCompany } from '../../../lib/useCompany';
import { useHydrated } from '../../../lib/useHydrated';
import { useToday } from '../../../lib/useToday';
import * as media from '../../../styles/media.module.scss';
import { Closing } from '../../shared/Closing/Closing';
import * as styles from './Stand.module.scss';

type Props = {
  content: Queries.StandFragment;
  awards: readonly Queries.StandAwardFragment[];
  /** The part of the address after `#`. */
  hash: string;
};

/** Loads the scripts that draw and send. No first screen needs them. */
const load = () =>
  Promise.all([
    import(/* webpackChunkName: "stand" */ './drum'),
    import(/* webpackChunkName: "stand" */ './sending'),
  ]).then(([drum, sending]) => ({ ...drum, ...sending }));

/** Without these scripts the drum stays empty. */
const ignore = () => undefined;

/** Moves the focus to the heading of the section around an element, which scrolls to it. */
function focusHeading(element: Element | null): void {
  const heading = element?.closest('section')?.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** The last section of the page. A name is woven round the drum of the picture. It can be nominated and sent. */
export function Stand({ content, awards, hash }: Props) {
  const { stand: words, closingHeading, closingImage } = content;
  const { locale } = useCompany().company;
  const today = useToday();
  const isHydrated = useHydrated();
  const canvas = useRef<HTMLCanvasElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  /** The letters of the name that are woven. */
  const [woven, setWoven] = useState('');
  const [slug, setSlug] = useState('');
  const [isSent, setSent] = useState(false);
  const [notice, setNotice] = useState<ReactNode>();
  const [announced, setAnnounced] = useState('');
  const open = awards.filter(({ closes }) => today <= closes).sort((a, b) => a.closes.localeCompare(b.closes));
  const award = open.find((each) => each.slug === slug) ?? open[0];
  const label = woven && fill(words.woven, { name: woven });

  useEffect(() => {
    // The field may hold a name from before the scripts of the page ran.
    setName(field.current?.value ?? '');
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void load().catch(ignore),
      { rootMargin: '50%' },
    );
    // Not the canvas: while it is hidden it never comes near.
    if (field.current) observer.observe(field.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const read = ({ readAddress }: Awaited<ReturnType<typeof load>>) => {
      const sent = readAddress(hash);
      if (!sent.name || !field.current) return;
      field.current.value = sent.name;
      setName(sent.name);
      setSlug(sent.award);
      setSent(true);
    };
    if (hash.startsWith('#stand=')) load().then(read, ignore);
  }, [hash]);

  useEffect(() => {
    if (isSent) focusHeading(canvas.current);
  }, [isSent]);

  useEffect(() => {
    const portrait = matchMedia(media.portrait);
    let stop: () => void = ignore;
    let isOver = false;
    const draw = ({ nameIn, weaveName }: Awaited<ReturnType<typeof load>>) => {
      if (isOver || !canvas.current) return;
      stop();
      stop = weaveName(canvas.current, nameIn(name), portrait.matches ? 'portrait' : 'landscape');
      setWoven(nameIn(name));
      setNotice(name && !nameIn(name) ? words.noLetters : undefined);
    };
    const drawNow = () => void load().then(draw, ignore);
    if (name || woven) drawNow();
    portrait.addEventListener('change', drawNow);
    return () => {
      isOver = true;
      stop();
      portrait.removeEventListener('change', drawNow);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new name is woven again
  }, [name]);

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(label), 1000);
    return () => clearTimeout(timer);
  }, [label]);

  if (!award) return <Closing id="stand" surface="gold" content={content} arrangement="beside" />;

  const [nominate, ...others] = closingHeading.actions ?? [];
  const values = { name: encodeURIComponent(name), award: encodeURIComponent(award.acronym) };
  const action = name ? { label: fill(words.nominate, { name }), to: fill(words.nominateTo, values) } : nominate;

  /** Sends or saves the name. If there is none that can be woven, moves the focus to the field. */
  const act = async (how: 'send' | 'save') => {
    if (!woven) {
      field.current?.focus();
      return setNotice(name ? words.noLetters : words.noName);
    }
    const tools = await load();
    const date = dayIn(locale, award.closes);
    const lines = [award.title, fill(content.nominations, { year: String(award.edition), date })];
    const { fallback } = (closingImage.portrait ?? closingImage.file).childImageSharp?.gatsbyImageData.images ?? {};
    const picture = () => tools.pictureOf(woven, { title: closingHeading.title, lines }, fallback?.src ?? '');
    const link = tools.addressOf(location.origin + location.pathname, woven, award.slug);
    const result = await (how === 'send' ? tools.send(link, words.sent, picture) : tools.save(woven, picture));
    setNotice(result && fillNodes(words[result], { link: <a href={link}>{link}</a> }));
  };

  return (
    <Closing
      id="stand"
      surface="gold"
      content={isSent ? { ...content, closingHeading: { ...closingHeading, title: words.sent } } : content}
      arrangement="beside"
      // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- Visitors cannot use this canvas.
      canvas={isHydrated && <canvas ref={canvas} role="img" aria-label={label} hidden={!woven} />}
    >
      <div className={styles.fields} data-noscript="hide">
        <div className="u-line">
          <label htmlFor="stand-name" className="u-label">
            {words.name}
          </label>
          <input
            ref={field}
            id="stand-name"
            maxLength={24}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="stand-hint"
            className={control.control}
            onFocus={() => void load().catch(ignore)}
            onInput={({ currentTarget }) => {
              // Without the half of a character that `maxLength` has cut, which no address can hold.
              setName(currentTarget.value.replace(/\p{Cs}/gu, '').trim());
              setSent(false);
            }}
          />
        </div>
        <div className="u-line">
          <label htmlFor="stand-award" className="u-label">
            {words.award}
          </label>
          <span className={control.choice}>
            <select
              id="stand-award"
              value={award.slug}
              className={control.control}
              onChange={({ currentTarget }) => setSlug(currentTarget.value)}
            >
              {open.map((each) => (
                <option key={each.slug} value={each.slug}>
                  {each.title}
                </option>
              ))}
            </select>
          </span>
        </div>
        <p id="stand-hint" className={`u-small ${styles.note}`}>
          {words.hint}
        </p>
      </div>
      <div className={styles.controls}>
        {action && <Button action={action} />}
        <Button variant="secondary" data-noscript="hide" onClick={() => void act('send')}>
          {words.send}
        </Button>
        <Button variant="secondary" data-noscript="hide" onClick={() => void act('save')}>
          {words.save}
        </Button>
      </div>
      <p role="status" className={notice ? undefined : 'u-visually-hidden'}>
        {notice ?? announced}
      </p>
      <div className={styles.controls}>
        {others.map((other, index) => (
          <Button key={index} action={other} variant="tertiary" />
        ))}
      </div>
    </Closing>
  );
}

export const fragment = graphql`
  fragment StandAward on Award {
    slug
    acronym
    title
    edition
    closes
  }

  fragment Stand on AwardsPage {
    ...Closing
    nominations
    stand {
      name
      award
      hint
      nominate
      nominateTo
      send
      save
      sent
      woven
      noName
      noLetters
      copied
      notCopied
      failed
    }
  }
`;
