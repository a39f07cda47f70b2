import { Fragment } from 'react';
import { markEnglish } from '../../blocks/english/mark-english.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { type ClaimKind, claimBasis } from '../../content/claims/basis.ts';
import { type ClaimId, claimFigures } from '../../content/claims/figures.ts';
import { href, isPublished, pageOf } from '../../site/pages.ts';
import styles from './ClaimsRegister.module.css';

const ids = Object.keys(claimFigures) as ClaimId[];

/** Every claim of the site, by kind: its figure, its basis, its limits, and the pages that print it. */
export function ClaimsRegister({ section: { kinds, words } }: SectionProps<'claims-register'>) {
  return (
    <div className={styles.register}>
      {(Object.keys(kinds) as ClaimKind[]).map((kind) => (
        <section key={kind} aria-labelledby={`chiffres-${kind}`}>
          <h2 id={`chiffres-${kind}`}>{kinds[kind].title}</h2>
          <p>{kinds[kind].text}</p>
          <ul>
            {ids
              .filter((id) => claimBasis[id].kind === kind)
              .map((id) => (
                <Claim key={id} id={id} words={words} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ClaimProps {
  readonly id: ClaimId;
  readonly words: SectionProps<'claims-register'>['section']['words'];
}

function Claim({ id, words }: ClaimProps) {
  const { statement, basis, limits, date, source } = claimBasis[id];
  const { figures, pages } = claimFigures[id];
  return (
    <li id={id} className={styles.claim}>
      <strong>{figures.join(' · ')}</strong> {statement}
      <p>
        {words.basis} {markEnglish(basis)} {words.limits} {markEnglish(limits)} {words.date} {date}
        {[source ?? []].flat().map(({ name, url }) => (
          <Fragment key={url}>
            {', '}
            <a href={url}>{markEnglish(name)}</a>
          </Fragment>
        ))}
        {'. '}
        {words.pages}
        {pages
          .filter((page) => isPublished(page))
          .map((page, index) => (
            <Fragment key={page}>
              {index > 0 ? ', ' : ' '}
              <a href={href(page)}>{pageOf(page).label}</a>
            </Fragment>
          ))}
      </p>
    </li>
  );
}
