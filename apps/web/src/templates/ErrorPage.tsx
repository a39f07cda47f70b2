import { useEffect, useRef } from 'react';
import { SiteLink } from '../blocks/link/SiteLink.tsx';
import { href } from '../site/pages.ts';
import { Button } from '../ui/button/Button.tsx';
import { buttonClass } from '../ui/button/button-class.ts';
import * as styles from './ErrorPage.module.css';
import { mainId } from './main-id.ts';

interface Props {
  readonly strings: { readonly title: string; readonly text: string; readonly retry: string; readonly home: string };
  /** Differs after each attempt to show the page: the text is then announced again. */
  readonly attempt: number;
  readonly onRetry: () => void;
}

export function ErrorPage({ strings, attempt, onRetry }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main id={mainId} tabIndex={-1}>
      <section className={styles.error} role="alert">
        <h1 ref={title} tabIndex={-1}>
          {strings.title}
        </h1>
        <p key={attempt}>{strings.text}</p>
        <p className="cluster">
          <Button onClick={onRetry} label={strings.retry} />
          <SiteLink className={buttonClass('secondary')} href={href('home')}>
            {strings.home}
          </SiteLink>
        </p>
      </section>
    </main>
  );
}

/** An empty page, while the browser loads the document that replaces it. */
export function PendingPage() {
  return <main id={mainId} className={styles.pending} tabIndex={-1} aria-busy="true" />;
}
