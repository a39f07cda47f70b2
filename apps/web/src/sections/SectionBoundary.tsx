import { Component, createRef, type ReactNode } from 'react';
import { SectionFrame } from '../blocks/frame/SectionFrame.tsx';
import { interfaceStrings } from '../content/interface.ts';
import type { Section } from '../content/schema/page.ts';
import { buttonClass } from '../ui/button/button-class.ts';

interface Props {
  readonly section: Section;
  readonly children: ReactNode;
}

interface State {
  /** The time of the last failure, so that the message is announced again after each; undefined while the section is shown. */
  readonly failed?: number | undefined;
}

/**
 * Confines a section's failure (an error, or a chunk that fails to load) to that section: the title and the anchor stay, with a
 * message and a retry button.
 */
export class SectionBoundary extends Component<Props, State> {
  override state: State = {};

  failures = 0;

  retryButton = createRef<HTMLButtonElement>();

  static getDerivedStateFromError(): State {
    return { failed: performance.now() };
  }

  override componentDidCatch() {
    this.failures += 1;
  }

  override getSnapshotBeforeUpdate(): Element | null {
    return document.activeElement;
  }

  override componentDidUpdate(_props: Props, _state: State, focused: Element | null) {
    // The pressed button is gone: move the focus to its replacement.
    if (focused && !focused.isConnected) this.retryButton.current?.focus({ preventScroll: true });
  }

  /** The first time in place. Then only a new document helps: some browsers keep a failed script, and a deployment replaces scripts. */
  retry = () => {
    if (this.failures > 1 && navigator.onLine) window.location.reload();
    else this.setState({ failed: undefined });
  };

  override render() {
    const { section, children } = this.props;
    const { failed } = this.state;
    if (failed === undefined) return children;
    const { title, text, retry } = interfaceStrings.featureFailure;
    return (
      <SectionFrame
        heading={{ title: 'title' in section ? section.title : title }}
        id={'id' in section ? section.id : undefined}
        tone={'tone' in section ? section.tone : undefined}
      >
        <p key={failed} role="alert">
          {text}
        </p>
        <button type="button" className={buttonClass('primary')} onClick={this.retry} ref={this.retryButton}>
          {retry}
        </button>
      </SectionFrame>
    );
  }
}
