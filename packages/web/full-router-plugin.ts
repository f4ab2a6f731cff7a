import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const COPY = '?full-router';

/** Whether a module belongs to the router that is loaded when a visitor leaves the first page. */
export const isOfFullRouter = (id: string) => id.endsWith(COPY);

/**
 * Gives the full router modules of the framework of its own. A module is never divided between two scripts, so a shared one would
 * bring all that the full router uses into the script of every first page.
 */
export function fullRouterPlugin(): Plugin {
  return {
    name: 'full-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!importer) return undefined;
      const begins = source === 'react-router' && /[\\/]router[\\/]full-router\.ts$/.test(importer);
      if (!begins && !(isOfFullRouter(importer) && source.startsWith('.'))) return undefined;
      const resolved = await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true });
      return resolved && { id: resolved.id + COPY, moduleSideEffects: false };
    },
    async load(id) {
      if (!isOfFullRouter(id)) return undefined;
      return { code: await readFile(id.replace(COPY, ''), 'utf8'), moduleSideEffects: false };
    },
  };
}
