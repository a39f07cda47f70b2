import '../styles/index.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
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
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <App />
      </BrowserRouter>,
      { onRecoverableError: (error) => console.error(error) },
    );
  });
}

void start();
