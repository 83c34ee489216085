import { Link } from '../../components/Link/Link';

type Props = {
  label: string;
  /** `count`: how many entries are behind the link. */
  links: ReadonlyArray<{ readonly to: string; readonly text: string; readonly count?: number | undefined }>;
  /** How the list is drawn: a class of the page's `index.module.scss`. */
  className: string | undefined;
  /** The width of the widest word, where the letters are as large as it allows. */
  widest?: number;
};

/** Links from the first screen of a page to what the page holds; nothing while it holds nothing. */
export function PageIndex({ label, links, className, widest }: Props) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={className} data-word={widest}>
        {links.map(({ to, text, count }) => (
          <li key={to}>
            <Link to={to}>
              {count !== undefined && <b className="u-tabular u-accent">{`${count} `}</b>}
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
