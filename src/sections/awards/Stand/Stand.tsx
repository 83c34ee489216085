import { graphql } from 'gatsby';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button';
import { dayIn } from '../../../components/Day/Day';
import { Weaving } from '../../../components/Weaving/Weaving';
import * as control from '../../../forms/Field/Field.module.scss';
import { fill, fillNodes } from '../../../lib/fill';
import { useCompany } from '../../../lib/useCompany';
import { useToday } from '../../../lib/useToday';
import { Closing } from '../../shared/Closing/Closing';
import * as styles from './Stand.module.scss';

type Props = {
  content: Queries.StandFragment;
  awards: readonly Queries.StandAwardFragment[];
  /** The part of the address after `#`. */
  hash: string;
};

type Tools = typeof import('./tools');

/** Loads the script that draws and sends. Without it the drum stays empty. */
const load = () => import('./tools');
const ignore = () => undefined;

/** Returns a typed name with single spaces, and without the half of a character that `maxLength` has cut, which no address can hold. */
const typedIn = ({ value }: HTMLInputElement): string => value.replace(/\p{Cs}|\s(?=\s)/gu, '').trim();

/** The last section of the page. A name is woven round the drum of the picture. It can be nominated and sent. */
export function Stand({ content, awards, hash }: Props) {
  const { stand: words, closingHeading } = content;
  const { locale } = useCompany().company;
  const today = useToday();
  /** In state, because the content of a section is hydrated later than this component. */
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const picture = useRef<Promise<Blob | undefined>>(undefined);
  const [tools, setTools] = useState<Tools>();
  const [name, setName] = useState('');
  const [slug, setSlug] = useState('');
  const [isSent, setSent] = useState(false);
  const [notice, setNotice] = useState<ReactNode>();
  const [announced, setAnnounced] = useState('');
  /** The part of the name that can be woven. */
  const woven = tools?.nameIn(name) ?? '';
  const label = woven && fill(words.woven, { name: woven });
  const open = awards.filter(({ closes }) => today <= closes).sort((a, b) => a.closes.localeCompare(b.closes));
  const award = open.find((each) => each.slug === slug) ?? open[0];

  /** Gets the field when it is hydrated. The fields may hold a name and a choice from before the scripts of the page ran. */
  const start = useCallback((input: HTMLInputElement | null) => {
    setField(input);
    if (input) setName(typedIn(input));
    const choice = input?.closest('section')?.querySelector('select');
    if (choice?.selectedIndex) setSlug(choice.value);
  }, []);

  useEffect(() => {
    if (!field) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void load().then(setTools, ignore),
      { rootMargin: '50%' },
    );
    observer.observe(field);
    return () => observer.disconnect();
  }, [field]);

  useEffect(() => {
    if (!field || !hash.startsWith('#stand=')) return;
    const read = (loaded: Tools) => {
      const sent = loaded.readAddress(hash);
      setTools(loaded);
      setSlug(sent.award);
      setNotice(undefined);
      if (!sent.name) return;
      field.value = sent.name;
      setName(sent.name);
      setSent(true);
    };
    load().then(read, ignore);
  }, [field, hash]);

  // Scrolls to the drum, then to the heading if both do not fit into the window. The heading gets the focus.
  useEffect(() => {
    const section = field?.closest('section');
    const heading = section?.querySelector('h2');
    if (!isSent || !heading) return;
    for (const part of [section?.querySelector('picture'), heading]) part?.scrollIntoView({ block: 'nearest' });
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [field, isSent]);

  const draw = async ({ pictureOf }: Tools, shown: string, isLarge: boolean) => {
    const scene = field?.closest('section')?.querySelector('picture');
    if (!award || !scene) throw new Error('There is no drum');
    const lines = [award.title, fill(words.closes, { date: dayIn(locale, award.closes) })];
    return pictureOf(shown, closingHeading.title, lines, scene, isLarge);
  };

  /** Draws the picture that is sent, once for each name and award. */
  const drawOnce = (loaded: Tools, shown: string) =>
    (picture.current ??= draw(loaded, shown, false).catch(() => (picture.current = undefined)));

  const rest = useEffectEvent(() => {
    setAnnounced(label);
    // Now, because after a press the device lists its ways to share for a moment only.
    if (tools?.takesPictures() && woven) void drawOnce(tools, woven);
  });

  useEffect(() => {
    picture.current = undefined;
    const timer = setTimeout(rest, 1000);
    return () => clearTimeout(timer);
  }, [label, award?.slug]);

  if (!award) return <Closing id="stand" surface="gold" content={content} arrangement="beside" />;

  const [nominate, ...others] = closingHeading.actions ?? [];
  const values = { name: encodeURIComponent(name), award: encodeURIComponent(award.acronym) };
  const action = name ? { label: fill(words.nominate, { name }), to: fill(words.nominateTo, values) } : nominate;

  const isWhole = !tools || tools.isWhole(name);
  const isOther = slug !== '' && slug !== award.slug;
  const said = notice ?? ((!isWhole && words.noLetters) || (isOther && words.otherAward) || undefined);

  /** Sends or saves the name. If there is none that can be woven, moves the focus to the field. */
  const act = async (how: 'send' | 'save') => {
    const loaded = await load().catch(ignore);
    if (!loaded) return setNotice(words.failed);
    setTools(loaded);
    const { addressOf, nameIn, ...can } = loaded;
    const sent = nameIn(name);
    if (!sent) {
      field?.focus();
      return setNotice(name ? words.noLetters : words.noName);
    }
    const link = addressOf(location.origin + location.pathname, sent, award.slug);
    const result = await (how === 'send'
      ? can.send(link, words.sent, () => drawOnce(loaded, sent))
      : can.save(sent, () => draw(loaded, sent, true)));
    setNotice(result && fillNodes(words[result], { link: <a href={link}>{link}</a> }));
  };

  return (
    <Closing
      id="stand"
      surface="gold"
      content={isSent ? { ...content, closingHeading: { ...closingHeading, title: words.sent } } : content}
      arrangement="beside"
      canvas={<Weaving weave={tools?.weaveText} text={woven} label={label} />}
    >
      <div className={styles.fields} data-noscript="hide">
        <div className="u-line">
          <label htmlFor="stand-name" className="u-label">
            {words.name}
          </label>
          <input
            ref={start}
            id="stand-name"
            dir="auto"
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="stand-hint"
            className={control.control}
            onFocus={() => void load().then(setTools, ignore)}
            onInput={({ currentTarget }) => {
              setName(typedIn(currentTarget));
              setSent(false);
              setNotice(undefined);
              setSlug(award.slug);
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
      <p role="status" className={said ? undefined : 'u-visually-hidden'}>
        {said ?? announced}
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
    stand {
      name
      award
      hint
      closes
      nominate
      nominateTo
      send
      save
      sent
      woven
      noName
      noLetters
      otherAward
      copied
      notCopied
      saved
      failed
    }
  }
`;
