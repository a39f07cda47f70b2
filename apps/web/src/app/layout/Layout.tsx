import type { ReactNode } from 'react';
import { interfaceWords } from '../../content/interface.ts';
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
      {children}
      <Footer />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
