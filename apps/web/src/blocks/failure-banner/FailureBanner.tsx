import { fill } from '../../lib/fill.ts';
import { agency, externalUrls } from '../../site/agency.ts';
import { Banner } from '../../ui/message/Banner.tsx';
import styles from './FailureBanner.module.css';

interface Props {
  /** `title` with `{message}`, `hint` with `{email}`. */
  readonly words: { readonly title: string; readonly hint: string };
  readonly message: string;
  readonly focus: 'appears' | 'loads';
}

/** « Erreur: … », with where to turn if it goes on. */
export function FailureBanner({ words, message, focus }: Props) {
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
