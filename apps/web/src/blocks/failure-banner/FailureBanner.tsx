import { fill } from '../../lib/fill.ts';
import { agency, externalUrls } from '../../site/agency.ts';
import { Banner } from '../../ui/message/Banner.tsx';
import { markUp } from '../mark-up/mark-up.tsx';

interface Props {
  /** `title` with `{message}`, `hint` with `{email}`. */
  readonly strings: { readonly title: string; readonly hint: string };
  readonly message: string;
  readonly focus: 'appears' | 'loads';
}

/** « Erreur: … », with an alternative contact. */
export function FailureBanner({ strings, message, focus }: Props) {
  return (
    <Banner tone="error" title={fill(strings.title, { message })} focus={focus}>
      <FailureHint hint={strings.hint} />
    </Banner>
  );
}

/** The alternative if sending fails: a sentence with a link to the e-mail address. */
export function FailureHint({ hint }: { readonly hint: string }) {
  const [before, after] = hint.split('{email}');
  return (
    <p>
      {before}
      <a href={externalUrls.email}>{markUp(agency.email)}</a>
      {after}
    </p>
  );
}
