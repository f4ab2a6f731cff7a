import type { Plugin } from 'vite';

export type HomeModules = {
  readonly plugin: Plugin;
  /** Whether the home page needs this module. Known once all modules have been parsed. */
  isNeeded(id: string): boolean;
};

const begins = /[\\/]src[\\/](?:root|entry\.client|routes[\\/]home)\.tsx(?:\?|$)/;

/**
 * Follows the imports of the home page and its frame, as they are after server code has been removed. Modules that `isLeftOut`
 * names are imported by home, but its code for this variant does not use them.
 */
export function homeModules(isLeftOut: (id: string) => boolean): HomeModules {
  const imports = new Map<string, readonly string[]>();
  let needed: ReadonlySet<string> | undefined;
  return {
    plugin: {
      name: 'ashore-home-modules',
      // Only its exports count, so the bundler drops an import that is not used.
      transform: (_code, id) => (isLeftOut(id) ? { moduleSideEffects: false } : undefined),
      moduleParsed({ id, importedIds }) {
        imports.set(
          id,
          importedIds.filter((imported) => !isLeftOut(imported)),
        );
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
