import { basename, dirname, join } from 'node:path';
import { type Plugin, parseAst, type Rolldown } from 'vite';

/** A page as the bundler sees it. */
export interface PageModules {
  /** Name of its script and its style sheet. */
  readonly name: string;
  /** Modules of its content. The first one brings the page's style sheet. */
  readonly strings: readonly string[];
  /** Types of its sections. */
  readonly kinds: readonly string[];
}

/** The module of a section's component, and the modules that it imports on use. */
export interface SectionModules {
  readonly kind: string;
  readonly module: string;
  readonly opened: readonly string[];
}

const barrel = /\/packages\/shared\/src\/index\.ts$/;

/** The bundler's module graph, which it knows once all modules are loaded. */
export class ModuleGraph {
  readonly plugin: Plugin;
  /** Absolute path of the sources. */
  readonly src: string;
  /** Entry module of the application. */
  readonly entry: string;
  #info: (id: string) => Rolldown.ModuleInfo | null = () => null;
  readonly #imports = new Map<string, readonly string[]>();

  constructor(src: string) {
    this.src = src;
    this.entry = join(src, 'app/entry-client.tsx');
    const graph = this;
    this.plugin = {
      name: 'module-graph',
      buildEnd() {
        graph.#info = (id) => this.getModuleInfo(id);
      },
    };
  }

  /** The given modules and their imports, in execution order. */
  modulesFrom(roots: Iterable<string>): Set<string> {
    const entered = new Set<string>();
    const found = new Set<string>();
    const enter = (id: string) => {
      if (entered.has(id)) return;
      entered.add(id);
      for (const imported of this.#importsOf(id)) enter(imported);
      found.add(id);
    };
    for (const root of roots) enter(root);
    return found;
  }

  /** The section of a type: its component is in a folder with the type's name. */
  section(kind: string): SectionModules {
    const components = this.#info(join(this.src, 'sections/section-map.tsx'))?.dynamicallyImportedIds ?? [];
    const module = components.find((id) => basename(dirname(id)) === kind);
    if (!module) throw new Error(`sections/section-map.tsx imports no component from a folder named "${kind}".`);
    const opened = [...this.modulesFrom([module])].flatMap((id) => this.#info(id)?.dynamicallyImportedIds ?? []);
    // Without project content: a visitor may open any of 38 projects.
    return { kind, module, opened: opened.filter((id) => !id.endsWith('?project')) };
  }

  /** A module's imports. The barrel of `@agency/shared` is replaced by the modules that define the imported names. */
  #importsOf(id: string): readonly string[] {
    const known = this.#imports.get(id);
    if (known) return known;
    const { importedIds = [], code } = this.#info(id) ?? {};
    const index = importedIds.find((imported) => barrel.test(imported));
    const imports = importedIds.filter((imported) => imported !== index);
    if (index && code) {
      const names = parseAst(code)
        .body.flatMap((node) =>
          node.type === 'ImportDeclaration' && node.source.value === '@agency/shared' ? node.specifiers : [],
        )
        .map((specifier) => ('imported' in specifier && 'name' in specifier.imported ? specifier.imported.name : ''));
      const shared = this.#info(index)?.importedIds ?? [];
      imports.push(...shared.filter((one) => this.#info(one)?.exports.some((name) => names.includes(name))));
    }
    this.#imports.set(id, imports);
    return imports;
  }
}
