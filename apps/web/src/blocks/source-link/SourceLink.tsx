import { markUp } from '../mark-up/mark-up.tsx';

interface Props {
  readonly name: string;
  readonly url?: string | undefined;
  /** Language of the document, if it is not French. */
  readonly lang?: 'en' | undefined;
}

/** The name of a source, linked to its document if the address is known. */
export function SourceLink({ name, url, lang }: Props) {
  if (!url) return markUp(name);
  return (
    <a href={url} hrefLang={lang}>
      {markUp(name)}
    </a>
  );
}
