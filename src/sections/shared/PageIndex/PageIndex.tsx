import { Headline } from '../../../components/Headline/Headline';
import { Link } from '../../../components/Link/Link';

type Props = {
  label: string;
  /** `count`: the number of entries in the section that the link leads to. */
  links: ReadonlyArray<{ readonly to: string; readonly text: string; readonly count?: number | undefined }>;
  /** Class of the list, from the section's style sheet. */
  className: string | undefined;
  /** The class of the box around the list. */
  boxClassName?: string;
};

/** Links from the first screen to the entries or sections of a page. */
export function PageIndex({ label, links, className, boxClassName }: Props) {
  return (
    <nav aria-label={label}>
      <Headline
        as="ul"
        text={links.map(({ text }) => text).join(' ')}
        className={className}
        boxClassName={boxClassName}
      >
        {links.map(({ to, text, count }) => (
          <li key={to}>
            <Link to={to}>
              {count !== undefined && <b className="u-tabular u-accent">{`${count} `}</b>}
              {text}
            </Link>
          </li>
        ))}
      </Headline>
    </nav>
  );
}
