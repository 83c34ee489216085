import { Component, type ReactNode } from 'react';
import { Failure } from './Failure';

type Props = {
  children: ReactNode;
  /** When this changes, the boundary tries again: the path of the page. */
  attempt?: string;
};

type State = { error: unknown; failed: boolean; attempt: string | undefined };

/** Catches what fails while rendering below it and shows the failure screen in its place. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): Partial<State> | null {
    return attempt === state.attempt ? null : { attempt, failed: false, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    // React keeps quiet about caught errors in production; whoever is told of the screen needs more than its message.
    console.error(error);
  }

  override render() {
    return this.state.failed ? <Failure error={this.state.error} /> : this.props.children;
  }
}
