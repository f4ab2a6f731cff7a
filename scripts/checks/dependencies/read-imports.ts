import { posix } from 'node:path';

/** `target` is a file of this project without its query, or undefined if the import leads to a package. */
export type Import = {
  readonly line: number;
  readonly specifier: string;
  readonly target: string | undefined;
  /** Whether the statement imports types only, so that it does not exist when the code runs. */
  readonly isForTypes: boolean;
  /** Whether the module is loaded when it is needed, and not with the file. */
  readonly isOnDemand: boolean;
};

const importStatement = /^[ \t]*(?:import|export)\b(?:[^'"`;()]*?\bfrom)?\s*(['"])([^'"\n]+)\1/gm;
const importCall = /\b(?:import|require)\(\s*(['"`])([^'"`\n$]+)\1/g;

/** Every module that a file names: static, re-exported, for types only, or on demand. */
export function readImports(path: string, source: string): Import[] {
  const code = withoutComments(source);
  const importOf = (match: RegExpExecArray, isForTypes: boolean, isOnDemand: boolean): Import => {
    const specifier = match[2] ?? '';
    const line = lineAt(code, match.index + match[0].length);
    return { line, specifier, target: targetOf(path, specifier), isForTypes, isOnDemand };
  };
  return [
    ...[...code.matchAll(importStatement)].map((match) => importOf(match, importsTypesOnly(match[0]), false)),
    ...[...code.matchAll(importCall)].map((match) =>
      importOf(match, /typeof\s+$/.test(code.slice(0, match.index)), true),
    ),
  ];
}

/** `import type …`, and braces in which every name is a type. */
function importsTypesOnly(text: string): boolean {
  if (/^[ \t]*(?:import|export)\s+type\b/.test(text)) return true;
  const names = /^[ \t]*(?:import|export)\s*\{([^}]*)\}/.exec(text)?.[1]?.split(',');
  return names?.every((name) => /^\s*(?:type\s.*)?$/s.test(name)) ?? false;
}

const textOrComment =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`)|\/\*[\s\S]*?\*\/|(?<![:\\/])\/\/[^\n]*/g;

/** The same text with its comments blanked out, so that every line keeps its number. */
export function withoutComments(source: string): string {
  return source.replace(textOrComment, (whole, text: string | undefined) => text ?? blank(whole));
}

/** Only the comments, each at its position. */
export function onlyComments(source: string): string {
  let blanked = '';
  let position = 0;
  for (const { 0: whole, 1: text, index } of source.matchAll(textOrComment)) {
    if (text !== undefined) continue;
    blanked += blank(source.slice(position, index)) + whole;
    position = index + whole.length;
  }
  return blanked + blank(source.slice(position));
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

export function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}

function targetOf(path: string, specifier: string): string | undefined {
  const file = specifier.replace(/\?.*$/, '');
  // The framework generates this file from routes.ts, so there is nothing to check.
  if (file.includes('/+types/')) return undefined;
  if (file.startsWith('.')) return posix.join(posix.dirname(path), file);
  if (file.startsWith('#variant/')) return file.replace('#variant/', 'variants/ashore/');
  const inWorkspace = /^@ashore\/([a-z]+)\/(.+)$/.exec(file);
  if (inWorkspace) {
    const [, name, rest = ''] = inWorkspace;
    return rest.startsWith('test-support/') ? `packages/${name}/${rest}` : `packages/${name}/src/${rest}`;
  }
  return /^@ashore\/[a-z]+$/.test(file) ? `packages/${file.slice('@ashore/'.length)}/` : undefined;
}
