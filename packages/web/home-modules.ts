import type { Plugin } from 'vite';

export type HomeModules = {
  readonly plugin: Plugin;
  /** Whether home cannot be shown without this module. Known once all modules have been read. */
  isNeeded(id: string): boolean;
};

const begins = /[\\/]src[\\/](?:root|entry\.client|routes[\\/]home)\.tsx(?:\?|$)/;

/** Follows the imports of home and of the frame around it, as they are left when what runs on the server is gone. */
export function homeModules(): HomeModules {
  const imports = new Map<string, readonly string[]>();
  let needed: ReadonlySet<string> | undefined;
  return {
    plugin: {
      name: 'ashore-home-modules',
      moduleParsed({ id, importedIds }) {
        imports.set(id, importedIds);
      },
    },
    isNeeded(id) {
      needed ??= reachedFrom(
        [...imports.keys()].filter((key) => begins.test(key)),
        imports,
      );
      return needed.has(id);
    },
  };
}

function reachedFrom(entries: readonly string[], imports: ReadonlyMap<string, readonly string[]>) {
  const reached = new Set(entries);
  for (const id of reached) for (const next of imports.get(id) ?? []) reached.add(next);
  return reached;
}
