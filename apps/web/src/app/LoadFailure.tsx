import type { ComponentProps } from 'react';
import { loadFailureStrings as strings } from '../content/interface.ts';
import { Button } from '../ui/button/Button.tsx';
import * as styles from './LoadFailure.module.css';

/** The message that replaces what did not load, or the whole application (`scripts/document.ts`). The properties are those of its button. */
export function LoadFailure(button: ComponentProps<'button'>) {
  return (
    <section className={styles.failure} role="alert">
      <h2>{strings.title}</h2>
      <p>{strings.text}</p>
      <Button look="text" {...button} label={strings.retry} />
    </section>
  );
}
