import { basename, dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

/** Looks a module of the bundler's graph up by its id. */
export type ModuleInfo = (
  id: string,
) => Pick<Rolldown.ModuleInfo, 'code' | 'exports' | 'importedIds' | 'dynamicallyImportedIds'> | null;

/** The given modules and all that they import, in the order in which they run. Modules in `closed` are left out. */
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

/** The module of a section's component, by the section's kind. */
export function moduleOfKind(src: string, info: ModuleInfo, kind: string): string {
  const map = info(join(src, 'sections/section-map.tsx'));
  const found = [...(map?.importedIds ?? []), ...(map?.dynamicallyImportedIds ?? [])].find(
    (id) => basename(dirname(id)) === kind,
  );
  if (!found) throw new Error(`sections/section-map.tsx imports no component from a folder named "${kind}".`);
  return found;
}

/** Modules that a section imports on use. The content of a project is left out: any of 38 may be asked for. */
export const openedBy = (info: ModuleInfo, module: string): readonly string[] =>
  [...modulesFrom([module], info)]
    .flatMap((id) => info(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => !id.endsWith('?project'));
