import { useLocation } from 'react-router-dom';
import { PageTemplate } from '../templates/PageTemplate.tsx';
import { shownAt } from './content.ts';
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
        <Shown pathname={pathname} />
      </ErrorBoundary>
    </Layout>
  );
}

/** The registry knows what stands at each path: the router's own matching, of patterns, is never needed. */
function Shown({ pathname }: { readonly pathname: string }) {
  const { page, content, claims } = shownAt(pathname).read();
  return <PageTemplate key={page?.path} page={page} content={content} claims={claims} />;
}
