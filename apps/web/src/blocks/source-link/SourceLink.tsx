import { markEnglish } from '../english/mark-english.tsx';

interface Props {
  readonly name: string;
  readonly url?: string | undefined;
  /** Language of the document, where it is not French. */
  readonly lang?: 'en' | undefined;
}

/** A source: its name, which leads to the document when its address is known. */
export function SourceLink({ name, url, lang }: Props) {
  if (!url) return markEnglish(name);
  return (
    <a href={url} hrefLang={lang}>
      {markEnglish(name)}
    </a>
  );
}
