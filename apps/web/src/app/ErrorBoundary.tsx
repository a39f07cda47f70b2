import { Component, type ReactNode } from 'react';
import { interfaceStrings } from '../content/interface.ts';
import { LoadError } from '../lib/lazy-value.ts';
import { ErrorPage, PendingPage } from '../templates/ErrorPage.tsx';
import { replaceDocument } from './replace-document.ts';

interface State {
  /** `loading`: the browser loads the whole document, which is complete without scripts. */
  readonly stage: 'shown' | 'loading' | 'failed';
  /** Time of the last failure to load the document: the message is announced again after each. */
  readonly attempt: number;
}

interface Props {
  readonly children: ReactNode;
}

/**
 * If a script of a page fails to load, the browser loads the page as a document. If that fails too, or if the page throws an error,
 * a message in French offers a retry button. The key of this boundary is the path of the page: the message disappears with the page.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { stage: 'shown', attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { stage: error instanceof LoadError ? 'loading' : 'failed' };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LoadError) this.loadDocument();
  }

  loadDocument = () => {
    void replaceDocument(window.location.href, () => this.setState({ stage: 'failed', attempt: performance.now() }));
  };

  override render() {
    const { stage, attempt } = this.state;
    if (stage === 'shown') return this.props.children;
    if (stage === 'loading') return <PendingPage />;
    return <ErrorPage strings={interfaceStrings.errorPage} attempt={attempt} onRetry={this.loadDocument} />;
  }
}
