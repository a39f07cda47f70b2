import { Component, type ReactNode } from 'react';
import { interfaceWords } from '../content/interface.ts';
import { LoadError } from '../lib/lazy-value.ts';
import { ErrorPage, PendingPage } from '../templates/ErrorPage.tsx';

/** A server that does not answer within this time counts as out of reach. Milliseconds. */
const ANSWER_WITHIN = 10_000;

/** Whether the document at this address can be loaded: the browser's own error page would replace ours. */
async function canLoad(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN) });
    return true;
  } catch {
    return false;
  }
}

interface State {
  /** `loading`: the browser is asked for the whole document, which is complete without scripts. */
  readonly stage: 'shown' | 'loading' | 'failed';
  /** Attempts to load the document. */
  readonly attempt: number;
}

interface Props {
  /** Path of the page. */
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * If a script of a page does not arrive, the browser loads the page as a document. If that fails too, or if the page has an
 * error, the visitor reads so in French, with a button that tries again. The message disappears with the page.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { stage: 'shown', attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { stage: error instanceof LoadError ? 'loading' : 'failed' };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LoadError) void this.loadDocument();
  }

  override componentDidUpdate({ path }: Props, { stage }: State) {
    // Another page, and not the update that failed.
    if (stage !== 'shown' && path !== this.props.path) this.setState({ stage: 'shown' });
  }

  async loadDocument() {
    const { path } = this.props;
    // Without its fragment: the browser would take the address for a move inside this document.
    const address = window.location.pathname + window.location.search;
    const found = await canLoad(address);
    if (path !== this.props.path) return;
    if (found) window.location.replace(address);
    else this.setState(({ attempt }) => ({ stage: 'failed', attempt: attempt + 1 }));
  }

  override render() {
    const { stage, attempt } = this.state;
    if (stage === 'shown') return this.props.children;
    if (stage === 'loading') return <PendingPage />;
    return <ErrorPage words={interfaceWords.errorPage} attempt={attempt} onRetry={() => void this.loadDocument()} />;
  }
}
