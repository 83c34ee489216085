import type { AriaAttributes, MouseEventHandler, ReactNode } from 'react';

type Props = AriaAttributes & {
  children: ReactNode;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLElement>;
};

/** A control whose destination does not exist yet: a real button, so that it can be reached and pressed. */
export function Placeholder({ children, ...rest }: Props) {
  return (
    <button type="button" {...rest}>
      {children}
    </button>
  );
}
