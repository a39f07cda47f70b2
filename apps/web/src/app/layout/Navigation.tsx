import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import { interfaceStrings } from '../../content/interface.ts';
import { ThemeToggle } from '../../features/theme/ThemeToggle.tsx';
import { agency, externalUrls } from '../../site/agency.ts';
import { href } from '../../site/pages.ts';
import { type CurrentProps, Menu } from './Menu.tsx';
import * as styles from './Navigation.module.css';

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
        <Menu id="menu" current={current} />
        <ThemeToggle label={interfaceStrings.theme} />
      </nav>
    </header>
  );
}
