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
  const { pathname } = useLocation();
  return (
    <Layout announcement={announcement}>
      <ErrorBoundary path={pathname}>
        <Routes>
          {pages.map((page) => (
            <Route key={page.id} path={page.path} element={<RegisteredPage page={page} />} />
          ))}
          <Route path={hrefOfProject(':slug')} element={<ProjectPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ErrorBoundary>
    </Layout>
  );
}

function RegisteredPage({ page }: { readonly page: Page }) {
  return <PageTemplate key={page.id} page={page} content={contentOf(page).read()} />;
}

/** A project, or the not-found page when no project has the slug. */
function ProjectPage() {
  const { page, content } = shownAt(useLocation().pathname).read();
  return <PageTemplate key={page?.path} page={page} content={content} />;
}

function NotFoundPage() {
  return <PageTemplate content={notFoundContent.read()} />;
}
