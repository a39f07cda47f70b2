const asked = new Map<string, Promise<void>>();

function ask(name: string): Promise<void> {
  const href = `/${name}`;
  const isSheet = name.endsWith('.css');
  // The page itself, or the watch for the first act, may have asked for it.
  if (document.querySelector(`link${isSheet ? '[rel=stylesheet]' : ''}[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  const come = new Promise<void>((resolve, reject) => {
    if (!isSheet) return resolve();
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      asked.delete(name);
      reject(new Error(`${href} cannot be loaded.`));
    };
  });
  document.head.append(link);
  return come;
}

/**
 * What stands around each `import()` in the built scripts, in place of Vite's own (`scripts/lean-preload.ts`): asks at once for
 * all that the script imports, and waits for its sheets, so that nothing is drawn without its rules.
 * @param load the import
 * @param names of scripts and sheets, without their leading slash
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> {
  await Promise.all(
    names.map((name) => {
      const coming = asked.get(name) ?? ask(name);
      asked.set(name, coming);
      return coming;
    }),
  );
  return load();
}
