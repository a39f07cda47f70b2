/** Style sheets that failed to load. Vite's helper around `import()` requests each only once, so a retry must request them again. */
const failed = new Set<HTMLLinkElement>();

if (!import.meta.env.SSR) {
  // Listen in the capture phase: a link's error event does not bubble.
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  };
  document.addEventListener('error', remember, true);
}

function reload(link: HTMLLinkElement): Promise<void> {
  failed.delete(link);
  return new Promise((resolve, reject) => {
    const again = document.createElement('link');
    for (const { name, value } of link.attributes) again.setAttribute(name, value);
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`${link.href} failed to load.`));
    link.replaceWith(again);
  });
}

/** Resolves once every failed sheet has loaded; rejects if one fails again. */
export async function reloadFailedSheets(): Promise<void> {
  await Promise.all([...failed].map(reload));
}
