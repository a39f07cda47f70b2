import { failureStrings } from '../../content/tools/sending.ts';
import { fill } from '../../lib/fill.ts';
import { agency, externalUrls } from '../../site/agency.ts';
import { markUp } from '../mark-up/mark-up.tsx';
import { Banner } from './Banner.tsx';

interface Props {
  readonly message: string;
  readonly focus: 'appears' | 'loads';
}

/** « Erreur: … », with an alternative contact. */
export function FailureBanner({ message, focus }: Props) {
  return (
    <Banner tone="error" title={fill(failureStrings.title, { message })} focus={focus}>
      <FailureHint />
    </Banner>
  );
}

/** The alternative if sending fails: a sentence with a link to the e-mail address. */
export function FailureHint() {
  const [before, after] = failureStrings.hint.split('{email}');
  return (
    <p>
      {markUp(before ?? '')}
      <a href={externalUrls.email}>{markUp(agency.email)}</a>
      {markUp(after ?? '')}
    </p>
  );
}
