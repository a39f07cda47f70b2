import { markEnglish } from '../english/mark-english.tsx';

interface Props {
  readonly name: string;
  readonly url?: string | undefined;
  /** Language of the document, if it is not French. */
  readonly lang?: 'en' | undefined;
}

/** The name of a source, linked to its document if the address is known. */
export function SourceLink({ name, url, lang }: Props) {
  if (!url) return markEnglish(name);
  return (
    <a href={url} hrefLang={lang}>
      {markEnglish(name)}
    </a>
  );
}
