import { Component, type ReactNode } from 'react';
import { SectionFrame } from '../blocks/frame/SectionFrame.tsx';
import { interfaceStrings } from '../content/interface.ts';
import type { Section } from '../content/schema/page.ts';
import { buttonClass } from '../ui/button/button-class.ts';

interface Props {
  readonly section: Section;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  /** Number of failures: the message is announced again after each. */
  readonly failures: number;
}

/**
 * Confines a section's failure (an error, or a chunk that fails to load) to that section: the title and the anchor stay, with a
 * message and a retry button.
 */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, failures: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.setState(({ failures }) => ({ failures: failures + 1 }));
  }

  override render() {
    const { section, children } = this.props;
    if (!this.state.hasFailed) return children;
    const { title, text, retry } = interfaceStrings.featureFailure;
    return (
      <SectionFrame
        heading={{ title: 'title' in section ? section.title : title }}
        id={'id' in section ? section.id : undefined}
        tone={'tone' in section ? section.tone : undefined}
      >
        <p key={this.state.failures} role="alert">
          {text}
        </p>
        <button type="button" className={buttonClass('primary')} onClick={() => this.setState({ hasFailed: false })}>
          {retry}
        </button>
      </SectionFrame>
    );
  }
}
