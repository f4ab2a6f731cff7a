import type { Plugin } from 'vite';

export type HomeModules = {
  readonly plugin: Plugin;
  /** Whether the home page needs this module. Known once all modules have been parsed. */
  isNeeded(id: string): boolean;
};

const begins = /[\\/]src[\\/](?:root|entry\.client|routes[\\/]home)\.tsx(?:\?|$)/;

/** Follows the imports of the home page and its frame, as they are after server code has been removed. */
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
