import type { ReactNode } from 'react';
import { interfaceWords } from '../../content/interface.ts';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';

interface Props {
  readonly announcement: string;
  readonly children: ReactNode;
}

export function Layout({ announcement, children }: Props) {
  return (
    <>
      <a className="skip-link" href="#contenu">
        {interfaceWords.skip}
      </a>
      <Navigation />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
