import { posix } from 'node:path';

/** `target` is a file of this project, without its query; undefined when the import leads to a package. */
export type Import = {
  readonly line: number;
  readonly specifier: string;
  readonly target: string | undefined;
};

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

const textOrComment =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`)|\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/[^\n]*/g;

/** The same text with its comments blanked out, so that every line keeps its number. */
export function withoutComments(source: string): string {
  return source.replace(textOrComment, (whole, text: string | undefined) => text ?? blank(whole));
}

/** The comments alone, each at its place. */
export function onlyComments(source: string): string {
  let rest = '';
  let at = 0;
  for (const { 0: whole, 1: text, index } of source.matchAll(textOrComment)) {
    if (text !== undefined) continue;
    rest += blank(source.slice(at, index)) + whole;
    at = index + whole.length;
  }
  return rest + blank(source.slice(at));
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
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
