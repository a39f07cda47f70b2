import { useEffect, useState } from 'react';
import { Confirmation } from '../../blocks/confirmation/Confirmation.tsx';
import { FailureBanner } from '../../blocks/failure-banner/FailureBanner.tsx';
import type { SectionOf } from '../../content/schema/page.ts';
import { Banner } from '../../ui/message/Banner.tsx';
import styles from './Outcome.module.css';

type Words = SectionOf<'contact-form'>;

/** How long the success banner is visible. Source: specification, section 9. */
const BANNER_MS = 5000;

interface SuccessProps {
  readonly words: Words['success'];
  readonly reference: string;
}

/** The banner, for five seconds, above a confirmation that stays. */
export function Success({ words, reference }: SuccessProps) {
  const [banner, setBanner] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      // The focus must not be lost with the banner; the scroll position does not change.
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
      {/* Rendered after the confirmation: it takes the focus from the heading, and returns it. */}
      {banner && (
        <Banner tone="success" title={words.title} focus="appears" floating>
          <p>{words.text}</p>
        </Banner>
      )}
    </>
  );
}

/** The form was posted without scripts: the page load shows its outcome, so the banner stays. */
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
