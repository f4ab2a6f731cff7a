import { posix } from 'node:path';

/** `target` is a file of this project, without its query; undefined when the import leads to a package. */
export type Import = { readonly line: number; readonly specifier: string; readonly target: string | undefined };

const statement = /^[ \t]*(?:import|export)\b(?:[^'"`;()]*?\bfrom)?\s*(['"])([^'"\n]+)\1/gm;
const call = /\b(?:import|require)\(\s*(['"`])([^'"`\n$]+)\1/g;

/** Every module a file names: static, re-exported, for types only, or on demand. */
export function readImports(path: string, source: string): Import[] {
  const code = withoutComments(source);
  return [...code.matchAll(statement), ...code.matchAll(call)].map((match) => {
    const specifier = match[2] ?? '';
    const end = match.index + match[0].length;
    return { line: lineAt(code, end), specifier, target: targetOf(path, specifier) };
  });
}

/** The same text with its comments blanked out, so that every line keeps its number. */
export function withoutComments(source: string): string {
  const pattern = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[^])*`)|\/\*[^]*?\*\/|(?<![:\\/])\/\/[^\n]*/g;
  return source.replace(pattern, (whole, text: string | undefined) => text ?? whole.replace(/[^\n]/g, ' '));
}

export function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}

function targetOf(path: string, specifier: string): string | undefined {
  const file = specifier.replace(/\?.*$/, '');
  // Written by the framework from routes.ts; there is nothing to look at.
  if (file.includes('/+types/')) return undefined;
  if (file.startsWith('.')) return posix.join(posix.dirname(path), file);
  if (file.startsWith('#variant/')) return file.replace('#variant/', 'variants/ashore/');
  const inWorkspace = /^@ashore\/([a-z]+)\/(.+)$/.exec(file);
  if (inWorkspace) return `packages/${inWorkspace[1]}/src/${inWorkspace[2]}`;
  return /^@ashore\/[a-z]+$/.test(file) ? `packages/${file.slice('@ashore/'.length)}/` : undefined;
}
