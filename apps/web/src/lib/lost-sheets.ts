/** Style sheets that did not arrive. Vite's helper around `import()` asks for each once, so a retry must ask for them again. */
const lost = new Set<HTMLLinkElement>();

if (!import.meta.env.SSR) {
  // The error of a link does not bubble.
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  };
  document.addEventListener('error', remember, true);
}

function reload(link: HTMLLinkElement): Promise<void> {
  lost.delete(link);
  return new Promise((resolve, reject) => {
    const again = document.createElement('link');
    for (const { name, value } of link.attributes) again.setAttribute(name, value);
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`${link.href} did not arrive.`));
    link.replaceWith(again);
  });
}

/** Resolves once every lost sheet is there; rejects if one is lost again. */
export async function reloadLostSheets(): Promise<void> {
  await Promise.all([...lost].map(reload));
}
