import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import { interfaceStrings } from '../../content/interface.ts';
import { ThemeToggle } from '../../features/theme/ThemeToggle.tsx';
import { agency, externalUrls } from '../../site/agency.ts';
import { mainNavigation, type NavEntry } from '../../site/navigation.ts';
import { href, isPublished, type Page } from '../../site/pages.ts';
import styles from './Navigation.module.css';

const strings = interfaceStrings.navigation;

/**
 * Buttons and nested lists. `app/inline/disclosures.ts` opens and closes them through `aria-expanded`, so that the menus work
 * before hydration; without JavaScript, CSS opens them on hover and focus.
 */
export function Navigation({ current }: CurrentProps) {
  return (
    <header className={styles.header}>
      <nav className={styles.bar} aria-label={strings.label} data-exclusive>
        <SiteLink className={styles.brand} href={href('home')}>
          {agency.name}
        </SiteLink>
        <a className={styles.call} href={externalUrls.phone}>
          {agency.phone}
        </a>
        <button
          type="button"
          className={styles.menuButton}
          aria-expanded="false"
          aria-controls="menu"
          suppressHydrationWarning
        >
          {strings.menu}
        </button>
        <ul className={styles.menu} id="menu">
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
        <ThemeToggle label={interfaceStrings.theme} />
      </nav>
    </header>
  );
}

interface CurrentProps {
  /** The current page, if it is in the registry. */
  readonly current: Page | undefined;
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
        className={styles.link}
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
            <NavLink page={page} current={current} label={strings.overview[page.id]} />
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
