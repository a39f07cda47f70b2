import { Fragment } from 'react';
import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { SourceLink } from '../../blocks/source-link/SourceLink.tsx';
import { claimBasis } from '../../content/claims/basis.built.ts';
import type { ClaimKind } from '../../content/claims/claim.ts';
import { type ClaimId, claimFigures } from '../../content/claims/figures.built.ts';
import { reviewed } from '../../site/agency.ts';
import { href, isPublished, type PageId, pageOf } from '../../site/pages.ts';
import * as styles from './ClaimsRegister.module.css';

/** The claims, grouped by the page that explains them best, in register order. */
function claimsByPage(): ReadonlyMap<PageId, readonly ClaimId[]> {
  const groups = new Map<PageId, ClaimId[]>();
  for (const id of Object.keys(claimFigures) as ClaimId[]) {
    const page = claimFigures[id].pages.find((one) => isPublished(one));
    if (page) groups.set(page, [...(groups.get(page) ?? []), id]);
  }
  return groups;
}

const idOfPage = (page: PageId) => `page-${page}`;
const idOfKind = (kind: ClaimKind) => `nature-${kind}`;

/**
 * Every claim, page by page: the statement, its kind and date, its basis and its limits. The lists above are filters: the address names
 * a kind or a page, and the style sheet shows what it names (`:target`). They are anchors, not router links, which
 * would not move the target.
 */
export function ClaimsRegister({ section: { legend, kinds, strings } }: SectionProps<'claims-register'>) {
  const groups = [...claimsByPage()];
  const listed = groups.flatMap(([, ids]) => ids);
  const countOf = (kind: ClaimKind) => listed.filter((id) => claimBasis[id].kind === kind).length;
  return (
    <div className={styles.register}>
      <section aria-labelledby="natures">
        <h2 id="natures">{legend}</h2>
        <ul className={styles.kinds}>
          {(Object.keys(kinds) as ClaimKind[]).map((kind) => (
            <li key={kind} id={idOfKind(kind)}>
              <a href={`#${idOfKind(kind)}`}>{`${kinds[kind].title}\u00a0(${countOf(kind)})`}</a> {kinds[kind].text}
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label={strings.pages}>
        <p>{strings.pages}</p>
        <ul className={styles.pages}>
          {groups.map(([page, ids]) => (
            <li key={page}>
              <a href={`#${idOfPage(page)}`}>{`${pageOf(page).label}\u00a0(${ids.length})`}</a>
            </li>
          ))}
          <li>
            <a href="#natures">{strings.all}</a>
          </li>
        </ul>
      </nav>
      {groups.map(([page, ids]) => (
        <section key={page} className={styles.page} id={idOfPage(page)} aria-labelledby={`${idOfPage(page)}-titre`}>
          <h2 id={`${idOfPage(page)}-titre`}>
            <SiteLink href={href(page)}>{pageOf(page).label}</SiteLink>
          </h2>
          <dl>
            {ids.map((id) => (
              <Claim key={id} id={id} kinds={kinds} strings={strings} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

type ClaimProps = Pick<SectionProps<'claims-register'>['section'], 'kinds' | 'strings'> & { readonly id: ClaimId };

function Claim({ id, kinds, strings }: ClaimProps) {
  const { statement, kind, date, basis, limits, sources = [] } = claimBasis[id];
  const limited = limits ? ` ${strings.limits} ${limits}` : '';
  const cited = sources.length > 0 ? ` ${sources.length > 1 ? strings.sources : strings.source} ` : '';
  const nature = date === reviewed ? kinds[kind].title : `${kinds[kind].title}, ${date}`;
  // One string: React separates several with comments, which add up over eighty lines.
  const text = `${nature}. ${basis}${limited}${cited}`;
  return (
    <div className={styles.claim}>
      <dt id={id} data-claim={kind}>
        {statement}
      </dt>
      <dd>
        {markUp(text)}
        {sources.map((source, index) => (
          <Fragment key={source.name}>
            {index > 0 && ', '}
            <SourceLink {...source} />
          </Fragment>
        ))}
        {sources.length > 0 && '.'}
      </dd>
    </div>
  );
}
