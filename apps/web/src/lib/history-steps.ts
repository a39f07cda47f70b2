type Claim = (event: PopStateEvent) => boolean;

const claims = new Set<Claim>();

/**
 * Steps through the history that a feature answers itself. The listener stands before the router's, because this module is
 * loaded with the application's first script: a step that is claimed does not change the route.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', (event) => {
    if ([...claims].some((claim) => claim(event))) event.stopImmediatePropagation();
  });
}

/** @returns what ends the claim */
export function claimSteps(claim: Claim): () => void {
  claims.add(claim);
  return () => void claims.delete(claim);
}
