import { Component, createRef, Fragment, type FragmentInstance, type MouseEvent, type ReactNode } from 'react';
import { interfaceStrings } from '../../content/interface.ts';
import { canLoad } from '../../lib/can-load.ts';
import { Button } from '../../ui/button/Button.tsx';

interface Props {
  readonly children: ReactNode;
  /** What surrounds the message in place of the children. */
  readonly frame?: (message: ReactNode) => ReactNode;
}

interface State {
  /** The time of the last failure, so that the message is announced again after each; undefined while the children are shown. */
  readonly failed?: number | undefined;
}

interface Focus {
  readonly focused: Element | null;
  readonly around: HTMLElement | null | undefined;
}

/**
 * Confines a failure (an error, or a chunk that fails to load) to its children: a message and a retry button replace them, and what is
 * outside keeps its state.
 */
export class FailureBoundary extends Component<Props, State> {
  override state: State = {};

  failures = 0;

  content = createRef<FragmentInstance>();

  retryButton = createRef<HTMLButtonElement>();

  static getDerivedStateFromError(): State {
    return { failed: performance.now() };
  }

  override componentDidCatch() {
    this.failures += 1;
  }

  override getSnapshotBeforeUpdate(): Focus {
    const { activeElement } = document;
    return { focused: activeElement, around: activeElement?.parentElement?.closest<HTMLElement>('[tabindex]') };
  }

  override componentDidUpdate(_props: Props, before: State, { focused, around }: Focus) {
    if (before.failed === this.state.failed || !focused || focused.isConnected) return;
    // The pressed button was removed: focus its replacement, or until there is one, the element around it.
    (this.retryButton.current ?? this.content.current)?.focus({ preventScroll: true });
    if (document.activeElement === document.body) around?.focus({ preventScroll: true });
  }

  /** Renders again the first time, then reloads a document that answers: some browsers keep a failed script, and a deployment replaces it. */
  retry = async ({ currentTarget: button }: MouseEvent) => {
    button.ariaBusy = 'true';
    if (this.failures > 1 && (await canLoad(window.location.href))) return window.location.reload();
    button.ariaBusy = null;
    this.setState({ failed: undefined });
  };

  override render() {
    const { children, frame = (message) => message } = this.props;
    const { failed } = this.state;
    if (failed === undefined) return <Fragment ref={this.content}>{children}</Fragment>;
    const { text, retry } = interfaceStrings.featureFailure;
    return frame(
      <div className="stack">
        <p key={failed} role="alert">
          {text}
        </p>
        <p>
          <Button onClick={this.retry} ref={this.retryButton} label={retry} />
        </p>
      </div>,
    );
  }
}
