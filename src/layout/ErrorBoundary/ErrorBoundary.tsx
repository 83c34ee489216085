import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Renders the content that replaces the children after an error. If it throws, the next boundary above catches that error. */
  fallback: (error: unknown) => ReactNode;
  /** When this changes, the children are rendered again. */
  resetKey?: unknown;
};

type State = { caught: { error: unknown } | null };

/** Catches errors in the rendering and effects of its children. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override componentDidUpdate({ resetKey }: Props, { caught }: State) {
    // An error of this update is kept: it is of the new children.
    if (caught && resetKey !== this.props.resetKey) this.setState({ caught: null });
  }

  override componentDidCatch(error: unknown) {
    // React does not log caught errors in production, and the fallback shows at most the message.
    console.error(error);
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught.error) : this.props.children;
  }
}
