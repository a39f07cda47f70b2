import { useEffect, useRef } from 'react';
import type { SectionOf } from '../../content/schema/page.ts';
import { fill } from '../../lib/fill.ts';
import { ActionLink } from '../../sections/action-link/ActionLink.tsx';
import { agency, externalUrls } from '../../site/agency.ts';
import { Banner } from '../../ui/field/Banner.tsx';
import styles from './Outcome.module.css';

type Words = SectionOf<'contact-form'>;

/** How long the banner of success stays. Source: specification, section 9. */
const BANNER_MS = 5000;

/** « Erreur: … », with where to turn if it goes on. */
export function FailureBanner({
  words,
  message,
  focus,
}: {
  readonly words: Words['failure'];
  readonly message: string;
  readonly focus: 'appears' | 'loads';
}) {
  return (
    <Banner tone="error" title={fill(words.title, { message })} focus={focus}>
      <FailureHint hint={words.hint} />
    </Banner>
  );
}

/** The way out when sending does not work: the address, as a link in its sentence. */
export function FailureHint({ hint }: { readonly hint: string }) {
  const [before, after] = hint.split('{email}');
  return (
    <p>
      {before}
      <a className={styles.link} href={externalUrls.email}>
        {agency.email}
      </a>
      {after}
    </p>
  );
}

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
  const { success, failure } = words;
  if (outcome === 'erreur') {
    return (
      <div className={styles.posted}>
        <FailureBanner words={failure} message={failure.withoutScript} focus="loads" />
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
