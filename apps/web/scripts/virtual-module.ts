import type { Plugin, Rolldown, ViteDevServer } from 'vite';

interface Target {
  /** Absent in a build. */
  readonly server: ViteDevServer | undefined;
  /** For the prerender, not for browsers. */
  readonly ssr: boolean;
}

type Generate = (this: Rolldown.PluginContext, target: Target) => string | Promise<string>;

/** A plugin that generates the code of the module `virtual:<name>`. */
export function virtualModule(name: string, generate: Generate): Plugin {
  const id = `\0virtual:${name}`;
  let server: ViteDevServer | undefined;
  return {
    name,
    configureServer(development) {
      server = development;
    },
    resolveId: (imported) => (`\0${imported}` === id ? id : null),
    load(loaded, options) {
      return loaded === id ? generate.call(this, { server, ssr: options?.ssr === true }) : null;
    },
  };
}
