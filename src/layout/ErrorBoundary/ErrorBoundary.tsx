import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Renders in place of the children when they fail; if it throws, the next boundary up catches that. */
  fallback: (error: unknown) => ReactNode;
  /** When this changes, the children are rendered again. */
  resetKey?: unknown;
};

type State = { error: unknown; failed: boolean; resetKey: unknown };

/** Catches errors of rendering and of effects below it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { resetKey, failed: false, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    // In production React does not log caught errors, and the fallback shows at most the message.
    console.error(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
