import '../styles/index.css';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { reportApplication } from './application-event.ts';
import { loadRoute } from './shown-page.ts';
import { warnSlowEntries } from './warn-slow-entries.ts';

async function start() {
  const root = document.getElementById('root');
  if (!root) return;
  const isPrerendered = root.childElementCount > 0;
  try {
    await loadRoute(window.location.pathname);
  } catch (error) {
    console.error(error);
    // The prerendered page stays unchanged; the inline script shows the error.
    reportApplication('failed');
    return;
  }
  const application = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  const options = {
    // An error outside the page's boundary: React has removed everything.
    onUncaughtError(error: unknown) {
      console.error(error);
      reportApplication('failed');
    },
  };
  // Hydrate synchronously: a visitor is waiting, and the inline script replays the interaction after hydration.
  flushSync(() => {
    // The development server does not prerender: there is nothing to hydrate.
    if (isPrerendered) hydrateRoot(root, application, options);
    else createRoot(root, options).render(application);
  });
  reportApplication('running');
}

if (import.meta.env.DEV) warnSlowEntries();
void start();
