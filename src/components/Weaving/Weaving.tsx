import { useEffect, useRef } from 'react';
import { useHydrated } from '../../lib/useHydrated';
import * as media from '../../styles/media.module.scss';

/** Weaves a text into the picture that a canvas lies on, in its landscape or portrait version. Returns a function that stops it. */
type Weave = (canvas: HTMLCanvasElement, text: string, isPortrait: boolean) => () => void;

type Props = {
  /** Without it the picture stays as it is. */
  weave: Weave | undefined;
  text: string;
  /** The description of the picture with the text. Without it the canvas is decorative. */
  label?: string;
};

/** A canvas over a picture, into which a text is woven. It is not in the built page, because HTML allows no canvas in a `<picture>`. */
export function Weaving({ weave, text, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isHydrated = useHydrated();
  useEffect(() => {
    const portrait = matchMedia(media.portrait);
    let stop: (() => void) | undefined;
    const draw = () => {
      stop?.();
      stop = canvas.current ? weave?.(canvas.current, text, portrait.matches) : undefined;
    };
    draw();
    portrait.addEventListener('change', draw);
    return () => {
      stop?.();
      portrait.removeEventListener('change', draw);
    };
  }, [weave, text, isHydrated]);
  if (!isHydrated) return null;
  return <canvas ref={canvas} role={label && 'img'} aria-label={label} aria-hidden={!label} hidden={!text} />;
}
