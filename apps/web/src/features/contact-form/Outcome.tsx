import { useEffect, useState } from 'react';
import { Confirmation } from '../../blocks/confirmation/Confirmation.tsx';
import { Banner } from '../../blocks/message/Banner.tsx';
import { FailureBanner } from '../../blocks/message/FailureBanner.tsx';
import type { SectionOf } from '../../content/schema/page.ts';
import { successStrings } from '../../content/tools/sending.ts';
import * as styles from './Outcome.module.css';

/** How long the success banner is visible. Milliseconds. */
const BANNER_MS = 5000;

interface SuccessProps {
  readonly strings: SectionOf<'contact-form'>['success'];
  readonly reference: string;
}

/** The banner, for five seconds, above a confirmation that stays. */
export function Success({ strings, reference }: SuccessProps) {
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
      <Confirmation strings={strings.next} reference={reference} place="page" />
      {/* Rendered after the confirmation: it takes the focus from the heading, and returns it. */}
      {banner && (
        <Banner tone="success" title={successStrings.title} focus="appears" floating>
          <p>{successStrings.text}</p>
        </Banner>
      )}
    </>
  );
}

/** The form was posted without scripts: the page load shows its outcome, so the banner stays. */
export function PostedSuccess({ strings }: Pick<SuccessProps, 'strings'>) {
  return (
    <Confirmation strings={strings.next} place="loaded">
      <div className={styles.posted}>
        <Banner tone="success" title={successStrings.title} focus="loads">
          <p>{strings.posted}</p>
        </Banner>
      </div>
    </Confirmation>
  );
}

export function PostedFailure({ message }: { readonly message: string }) {
  return (
    <div className={styles.posted}>
      <FailureBanner message={message} focus="loads" />
    </div>
  );
}
