import { useEffect, useRef } from 'react';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { FailureBanner } from '../../blocks/failure-banner/FailureBanner.tsx';
import type { SectionOf } from '../../content/schema/page.ts';
import { Banner } from '../../ui/message/Banner.tsx';
import styles from './Outcome.module.css';

type Words = SectionOf<'contact-form'>;

/** How long the banner of success stays. Source: specification, section 9. */
const BANNER_MS = 5000;

interface SuccessProps {
  readonly words: Words['success'];
  readonly bannerShown: boolean;
  readonly onBannerEnd: () => void;
}

/** The banner, for five seconds; and what happens next, which stays for whoever reads more slowly. */
export function Success({ words: { title, text, next }, bannerShown, onBannerEnd }: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!bannerShown) return;
    const timer = setTimeout(() => {
      // Whoever is still in the banner goes on with what it announced; the view does not move.
      if (document.activeElement?.getAttribute('role') === 'alert') heading.current?.focus({ preventScroll: true });
      onBannerEnd();
    }, BANNER_MS);
    return () => clearTimeout(timer);
  }, [bannerShown, onBannerEnd]);

  return (
    <>
      {bannerShown && (
        <Banner tone="success" title={title} focus="appears" floating>
          <p>{text}</p>
        </Banner>
      )}
      <NextSteps next={next} headingRef={heading} />
    </>
  );
}

/** The outcome of a form posted without scripts: the page was loaded to tell it, so it stays. */
export function PostedOutcome({ outcome, words }: { readonly outcome: 'succes' | 'erreur'; readonly words: Words }) {
  const { success, failure, postedFailure } = words;
  if (outcome === 'erreur') {
    return (
      <div className={styles.posted}>
        <FailureBanner words={failure} message={postedFailure} focus="loads" />
      </div>
    );
  }
  return (
    <div className={styles.posted}>
      <Banner tone="success" title={success.title} focus="loads">
        <p>{success.text}</p>
      </Banner>
      <NextSteps next={success.next} />
    </div>
  );
}

function NextSteps({
  next: { title, steps, action },
  headingRef,
}: {
  readonly next: Words['success']['next'];
  readonly headingRef?: React.RefObject<HTMLHeadingElement | null>;
}) {
  return (
    <div className={styles.next}>
      <h3 className={styles.title} ref={headingRef} tabIndex={-1}>
        {title}
      </h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ActionLink action={action} look="secondary" />
    </div>
  );
}
