import { createPath, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { LinksContext } from '../blocks/link/links.ts';
import { OverlayRoute } from '../features/portfolio-grid/OverlayRoute.tsx';
import type { LazyValue } from '../lib/lazy-value.ts';
import { backgroundOf } from '../lib/navigation-state.ts';
import { notePrefetch } from '../lib/transferred.ts';
import { hrefOfProject } from '../site/projects.ts';
import { PageTemplate, type ShownPage } from '../templates/PageTemplate.tsx';
import { Transition } from '../ui/transition/Transition.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { notFound, pageValues, projectValue, shownPageAt } from './shown-page.ts';
import { usePageChange } from './use-page-change.ts';

const prefetch = (path: string) => void notePrefetch(path, shownPageAt(path).load());

const projectPath = hrefOfProject(':slug');

/**
 * One route per page of the registry, and one for the projects. The portfolio opens a project as an overlay: the background location
 * then renders its page, with the project's route over it.
 */
export function App() {
  const location = useLocation();
  const background = backgroundOf(location);
  const page = background ?? location;
  const announcement = usePageChange(page);
  const navigate = useNavigate();
  const follow = (href: string, state?: unknown) => {
    // Replace the history entry of the current page, or of a page that is still loading. Keep an entry whose address a tool changed.
    const replace = href === createPath(location) || window.location.pathname !== location.pathname;
    navigate(href, { state, replace });
  };
  return (
    <LinksContext value={{ follow, prefetch }}>
      <Layout pathname={page.pathname} announcement={announcement}>
        <ErrorBoundary key={page.pathname}>
          <Routes location={page}>
            {[...pageValues].map(([{ id, path }, value]) => (
              <Route key={id} path={path} caseSensitive element={<RoutedPage value={value} />} />
            ))}
            <Route path={projectPath} caseSensitive element={<ProjectPage />} />
            <Route path="*" element={<RoutedPage value={notFound} />} />
          </Routes>
          <OverlayBoundary path={location.pathname} page={page.pathname} onFailure={() => navigate(-1)}>
            {background && (
              <Routes>
                <Route path={projectPath} caseSensitive element={<OverlayRoute background={background} />} />
              </Routes>
            )}
          </OverlayBoundary>
        </ErrorBoundary>
      </Layout>
    </LinksContext>
  );
}

function RoutedPage({ value }: { readonly value: LazyValue<ShownPage> }) {
  const shown = value.read();
  // Pages cross-fade. Content inside a page has transitions of its own, or none.
  return (
    <Transition key={shown.page?.path} update="none">
      <PageTemplate {...shown} />
    </Transition>
  );
}

function ProjectPage() {
  const { slug = '' } = useParams();
  return <RoutedPage value={projectValue(slug)} />;
}
