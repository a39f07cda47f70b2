import type { ReactNode } from 'react';
import { interfaceWords } from '../../content/interface.ts';
import { agency } from '../../site/agency.ts';
import { mainId } from '../../templates/main-id.ts';
import { Footer } from './Footer.tsx';
import { Navigation } from './Navigation.tsx';

interface Props {
  readonly announcement: string;
  readonly children: ReactNode;
}

export function Layout({ announcement, children }: Props) {
  return (
    <>
      <a className="skip-link" href={`#${mainId}`}>
        {interfaceWords.skip}
      </a>
      <Navigation />
      {/* The date and the address are set by the early script when the page is printed. */}
      <p className="print-only" suppressHydrationWarning>
        {`${agency.name}\u00a0· ${agency.phone}\u00a0· ${agency.email}`}
      </p>
      {children}
      <Footer />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
