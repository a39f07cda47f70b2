import { Suspense, ViewTransition } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { type Page, pages } from '../site/pages.ts';
import { hrefOfProject } from '../site/projects.ts';
import { PageTemplate } from '../templates/PageTemplate.tsx';
import { contentOf, notFoundContent, shownAt } from './content.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { useClientNavigation } from './use-client-navigation.ts';
import { useRouteChange } from './use-route-change.ts';

export function App() {
  useClientNavigation();
  const announcement = useRouteChange();
  return (
    <Layout announcement={announcement}>
      <ErrorBoundary>
        <Suspense>
          <Routes>
            {pages.map((page) => (
              <Route key={page.id} path={page.path} element={<RegisteredPage page={page} />} />
            ))}
            <Route path={hrefOfProject(':slug')} element={<ProjectPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </Layout>
  );
}

function RegisteredPage({ page }: { readonly page: Page }) {
  return (
    <ViewTransition key={page.id}>
      <PageTemplate page={page} content={contentOf(page).read()} />
    </ViewTransition>
  );
}

/** A project, or the not-found page when no project has the slug. */
function ProjectPage() {
  const { page, content } = shownAt(useLocation().pathname).read();
  return <PageTemplate key={page?.path} page={page} content={content} />;
}

function NotFoundPage() {
  return <PageTemplate content={notFoundContent.read()} />;
}
