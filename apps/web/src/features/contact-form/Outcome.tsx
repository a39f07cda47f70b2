import { useEffect, useState } from 'react';
import { Confirmation } from '../../blocks/confirmation/Confirmation.tsx';
import { FailureBanner } from '../../blocks/failure-banner/FailureBanner.tsx';
import type { SectionOf } from '../../content/schema/page.ts';
import { Banner } from '../../ui/message/Banner.tsx';
import styles from './Outcome.module.css';

type Words = SectionOf<'contact-form'>;

/** How long the banner of success stays. Source: specification, section 9. */
const BANNER_MS = 5000;

interface SuccessProps {
  readonly words: Words['success'];
  readonly reference: string;
}

/** The banner, for five seconds, over a confirmation that stays. */
export function Success({ words, reference }: SuccessProps) {
  const [banner, setBanner] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      // The focus must not vanish with the banner; the view does not move.
      if (document.activeElement?.getAttribute('role') === 'alert') {
        document.querySelector<HTMLElement>('[data-confirmation] h1')?.focus({ preventScroll: true });
      }
      setBanner(false);
    }, BANNER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <Confirmation words={words.next} reference={reference} place="page" />
      {/* After the confirmation: it takes the focus from its heading, and gives it back. */}
      {banner && (
        <Banner tone="success" title={words.title} focus="appears" floating>
          <p>{words.text}</p>
        </Banner>
      )}
    </>
  );
}

/** The form was posted without scripts: the page was loaded to show its outcome, so the banner stays. */
export function PostedSuccess({ words }: Pick<SuccessProps, 'words'>) {
  return (
    <Confirmation words={words.next} place="loaded">
      <div className={styles.posted}>
        <Banner tone="success" title={words.title} focus="loads">
          <p>{words.text}</p>
        </Banner>
      </div>
    </Confirmation>
  );
}

export function PostedFailure({ words: { failure, postedFailure } }: { readonly words: Words }) {
  return (
    <div className={styles.posted}>
      <FailureBanner words={failure} message={postedFailure} focus="loads" />
    </div>
  );
}
