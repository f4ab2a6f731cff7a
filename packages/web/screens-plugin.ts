import type { Plugin } from 'vite';
import { screens } from './src/screens.ts';

const table = /export const screens: readonly Screen\[\] = \[[\s\S]*?\n\];/;

/**
 * Gives browsers the name, path and kind of every screen. The rest of the table is for the server: it is half of it, and would come with
 * the first script of every page.
 */
export function screensPlugin(): Plugin {
  return {
    name: 'ashore-screens',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (/[\\/]src[\\/]screens\.ts$/.test(id) ? screensForBrowsers(code) : undefined),
  };
}

export function screensForBrowsers(code: string): string {
  if (!table.test(code)) throw new Error('The table of screens is not where screens-plugin.ts looks for it');
  const rows = screens.map(({ name, path, kind }) => ({ name, path, kind }));
  return code.replace(table, () => `export const screens = ${JSON.stringify(rows)};`);
}
