import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import { demonstrationStrings, interfaceStrings } from '../../content/interface.ts';
import { PageFootprint } from '../../features/page-footprint/PageFootprint.tsx';
import { fill } from '../../lib/fill.ts';
import { agency, copyrightYear, externalUrls, networks } from '../../site/agency.ts';
import { footerLists, footerPages, legalPages, overviewPages } from '../../site/navigation.ts';
import { href, isPublished, type Page } from '../../site/pages.ts';
import { Drawing } from '../../ui/drawing/Drawing.tsx';
import * as styles from './Footer.module.css';
import type { CurrentProps } from './Menu.tsx';

const strings = interfaceStrings.footer;

export const footerDrawing = 'horizon';

interface FooterProps extends CurrentProps {
  readonly pathname: string;
}

/** The home page lists every service and sector; other pages list them in their menus, so they only link to the overviews. */
export function Footer({ current, pathname }: FooterProps) {
  const isHome = current?.id === 'home';
  const smallPrint = [
    fill(strings.copyright, { name: agency.name, year: String(current?.copyrightYear ?? copyrightYear) }),
    strings.promise,
    ...(demonstrationStrings ? [demonstrationStrings.site] : []),
  ];
  return (
    <footer className={styles.footer} data-tone="night">
      <Drawing className={styles.horizon} name={footerDrawing} />
      <section>
        <p className={styles.brand}>{agency.name}</p>
        <p>{agency.tagline}</p>
        <h2>{strings.contact}</h2>
        <address>
          <a href={externalUrls.email}>{markUp(agency.email)}</a>
          <a href={externalUrls.phone}>{agency.phone}</a>
          {`${agency.street}, ${agency.city}\n${agency.hours}`}
        </address>
      </section>
      {(isHome ? footerLists : []).map(({ page, children }) => (
        <PageList
          key={page.id}
          title={page.label}
          pages={isPublished(page.id) ? [page, ...children] : children}
          overview={page}
        />
      ))}
      <PageList title={strings.pages} pages={isHome ? footerPages : [...footerPages, ...overviewPages]} />
      {networks.length > 0 && (
        <section>
          <h2>{strings.social}</h2>
          <ul className={styles.list}>
            {networks.map((network) => (
              <li key={network}>
                <a
                  href={externalUrls[network]}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${strings.networks[network]} ${interfaceStrings.newTab}`}
                >
                  {strings.networks[network]}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.base}>
        <PageFootprint pathname={pathname} />
        <p>{smallPrint.join(' ')}</p>
        <ul className="cluster flush">
          {legalPages.map((page) => (
            <li key={page.id}>
              <SiteLink href={href(page.id)}>{page.label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

interface PageListProps {
  readonly title: string;
  readonly pages: readonly Page[];
  /** The overview page of the group: its link uses the overview's label. */
  readonly overview?: Page;
}

function PageList({ title, pages, overview }: PageListProps) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.id}>
            <SiteLink href={href(page.id)}>
              {(page === overview && interfaceStrings.navigation.overview[page.id]) || page.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
