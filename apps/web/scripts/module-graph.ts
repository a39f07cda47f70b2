import { basename, dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

/** Finds a module of the bundler's graph by its id. */
export type ModuleInfo = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'code' | 'exports' | 'importedIds' | 'dynamicallyImportedIds'> | null;

/** The given modules and their imports, in execution order. Modules in `closed` are excluded. */
export function modulesFrom(roots: Iterable<string>, info: ModuleInfo, closed?: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const entered = new Set<string>();
  const enter = (id: string) => {
    if (entered.has(id) || closed?.has(id)) return;
    entered.add(id);
    for (const imported of info(id)?.importedIds ?? []) enter(imported);
    found.add(id);
  };
  for (const root of roots) enter(root);
  return found;
}

/** The module of a section's component, by the section's type. */
export function moduleOfKind(src: string, info: ModuleInfo, kind: string): string {
  const map = info(join(src, 'sections/section-map.tsx'));
  const found = [...(map?.importedIds ?? []), ...(map?.dynamicallyImportedIds ?? [])].find(
    (id) => basename(dirname(id)) === kind,
  );
  if (!found) throw new Error(`sections/section-map.tsx imports no component from a folder named "${kind}".`);
  return found;
}

/** Modules that a section imports on use, without project content: a visitor may open any of 38 projects. */
export const openedBy = (info: ModuleInfo, module: string): readonly string[] =>
  [...modulesFrom([module], info)]
    .flatMap((id) => info(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => !id.endsWith('?project'));
