import type { ReactNode } from 'react';
import { interfaceStrings } from '../../content/interface.ts';
import { pageAt } from '../../site/pages.ts';
import { mainId } from '../../templates/main-id.ts';
import { Footer } from './Footer.tsx';
import * as styles from './Layout.module.css';
import { Navigation } from './Navigation.tsx';

interface Props {
  /** Path of the page, even below an overlay. */
  readonly pathname: string;
  readonly announcement: string;
  readonly children: ReactNode;
}

export function Layout({ pathname, announcement, children }: Props) {
  const current = pageAt(pathname);
  return (
    <>
      <a className={`${styles.skip} no-print`} href={`#${mainId}`}>
        {interfaceStrings.skip}
      </a>
      <Navigation current={current} />
      {children}
      <Footer current={current} pathname={pathname} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
