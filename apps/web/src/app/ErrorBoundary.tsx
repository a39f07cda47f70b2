import { Component, type ErrorInfo, type ReactNode } from 'react';
import { interfaceWords } from '../content/interface.ts';
import { ErrorPage } from '../templates/ErrorPage.tsx';

interface State {
  readonly failed: boolean;
}

interface Props {
  /** Path of the page. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * A page that cannot be drawn says so, in French. Trying again loads its document, which is complete without React. The
 * message leaves with the page.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate({ path }: Props) {
    if (this.state.failed && path !== this.props.path) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorPage words={interfaceWords.errorPage} onRetry={() => window.location.reload()} />;
  }
}
