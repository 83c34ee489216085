import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** What stands in the place of the children when they fail; where it throws, the next boundary up takes over. */
  fallback: (error: unknown) => ReactNode;
  /** When this changes, the children are tried again. */
  resetKey?: unknown;
};

type State = { error: unknown; failed: boolean; resetKey: unknown };

/** Catches what fails while rendering below it, and in effects. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { resetKey, failed: false, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    // React is silent about caught errors in production, and the fallback shows at most the message.
    console.error(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
