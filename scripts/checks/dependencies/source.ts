import { isTest } from '../read-sources.ts';
import { type Import, readImports } from './read-imports.ts';

export type Source = { readonly path: string; readonly text: string; readonly imports: readonly Import[] };

export function sourceOf(path: string, text: string): Source {
  return { path, text, imports: readImports(path, text) };
}

/** Tests may import from anywhere, because some of them compare two sides. */
export function isProduct({ path }: Source): boolean {
  return !isTest(path);
}
