import { Component, type ErrorInfo, type ReactNode } from 'react';
import { interfaceWords } from '../content/interface.ts';
import { ErrorPage } from '../templates/ErrorPage.tsx';
import { loadWholePage } from './chunk-failure.ts';

interface State {
  readonly failed: boolean;
}

/** A page that cannot be loaded or drawn becomes one full load, then a page in French with a retry. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
    loadWholePage(window.location.href);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <ErrorPage words={interfaceWords.errorPage} onRetry={() => window.location.reload()} />;
  }
}
