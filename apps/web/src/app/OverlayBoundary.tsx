import { Component, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import { replaceDocument } from './replace-document.ts';

interface Props {
  /** Address of the overlay; without an overlay, of the page. */
  readonly path: string;
  /** Address of the page below. */
  readonly page: string;
  /** Removes the history entry of an overlay that failed to load. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly path: string;
  readonly page: string;
  /** The address of the overlay that failed to load, once its page has failed too. */
  readonly lost?: string | undefined;
  readonly failed?: boolean;
  /** Time of the last failure to load its page: the message is announced again after each. */
  readonly attempt: number;
}

/**
 * If an overlay fails to load, the browser follows its address as a link. If that fails too, the page below stays, and a message says
 * so, until another overlay or page is asked for.
 */
export class OverlayBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, page: this.props.page, attempt: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ path, page }: Props, before: State): Partial<State> | null {
    if (path === before.path) return null;
    const isBack = path === page && page === before.page;
    return { path, page, failed: false, ...(!isBack && { lost: undefined }) };
  }

  override componentDidCatch() {
    this.follow(this.props.path);
  }

  follow(address: string) {
    const { path } = this.props;
    void replaceDocument(address, () => {
      this.setState({ lost: address, attempt: performance.now() });
      if (path === address) this.props.onFailure();
    });
  }

  override render() {
    const { lost, failed, attempt, path, page } = this.state;
    // Only once the history is back at the page: a press would otherwise replace its entry.
    if (lost === undefined || path !== page) return failed ? null : this.props.children;
    return <LoadFailure key={attempt} onClick={() => this.follow(lost)} />;
  }
}
