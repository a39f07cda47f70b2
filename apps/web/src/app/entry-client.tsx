import '../styles/index.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { forgetFailure, loadWholePage } from './chunk-failure.ts';
import { showLoadFailure } from './load-failure.ts';
import { loadRoute } from './load-route.ts';

async function start() {
  const root = document.getElementById('root');
  if (!root) return;
  const address = window.location.href;
  try {
    await loadRoute(window.location.pathname);
  } catch (error) {
    console.error(error);
    // The prerendered page stays readable; what it lacks is told, with a way to try again.
    if (!loadWholePage(address)) showLoadFailure();
    return;
  }
  forgetFailure();
  const application = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  const options = { onRecoverableError: (error: unknown) => console.error(error) };
  startTransition(() => {
    // The development server prints no page: there is nothing to hydrate.
    if (root.childElementCount > 0) hydrateRoot(root, application, options);
    else createRoot(root, options).render(application);
  });
}

void start();
