import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import { interfaceStrings } from '../../content/interface.ts';
import { agency, externalUrls } from '../../site/agency.ts';
import { mainNavigation, type NavEntry } from '../../site/navigation.ts';
import { href, isPublished, type Page } from '../../site/pages.ts';
import * as styles from './Menu.module.css';

export interface CurrentProps {
  readonly current: Page | undefined;
}

/** On a phone, a button before it opens it. */
export function Menu({ id, current }: CurrentProps & { readonly id: string }) {
  return (
    <ul className={styles.menu} id={id}>
      {mainNavigation.map((entry) => (
        <li key={entry.page.id} className={entry.page.id === 'contact' ? styles.contact : styles.entry}>
          {entry.children.length > 0 ? (
            <Submenu entry={entry} current={current} />
          ) : (
            <NavLink page={entry.page} current={current} />
          )}
        </li>
      ))}
      <li className={styles.phone}>
        <a className={styles.link} href={externalUrls.phone}>
          {agency.phone}
        </a>
      </li>
    </ul>
  );
}

function NavLink({
  page,
  current,
  label = page.label,
}: CurrentProps & { readonly page: Page; readonly label?: string | undefined }) {
  return (
    <SiteLink className={styles.link} href={href(page.id)} aria-current={page === current ? 'page' : undefined}>
      {label}
    </SiteLink>
  );
}

function Submenu({ entry: { page, children }, current }: CurrentProps & { readonly entry: NavEntry }) {
  const id = `menu-${page.id}`;
  const holdsCurrent = page === current || children.some((child) => child === current);
  return (
    <>
      <button
        type="button"
        className={`${styles.link} ${styles.opener}`}
        aria-expanded="false"
        aria-controls={id}
        data-current={holdsCurrent || undefined}
        suppressHydrationWarning
      >
        {page.label}
      </button>
      <ul className={styles.submenu} id={id}>
        {isPublished(page.id) && (
          <li>
            <NavLink page={page} current={current} label={interfaceStrings.navigation.overview[page.id]} />
          </li>
        )}
        {children.map((child) => (
          <li key={child.id}>
            <NavLink page={child} current={current} />
          </li>
        ))}
      </ul>
    </>
  );
}
