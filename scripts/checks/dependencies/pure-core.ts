import type { Violation } from '../report.ts';
import { corePackages } from './import-rules.ts';
import { lineAt, withoutComments } from './read-imports.ts';
import { isProduct, type Source } from './source.ts';

const impureReads =
  /\bDate\.now\(\)|\bnew Date\(\)|\bperformance\.now\(\)|\bMath\.random\(\)|\bprocess\.env\b/g;

/** Core only computes: the same input gives the same answer at any time, in a browser and on a server. */
export function impurityViolations(sources: readonly Source[]): Violation[] {
  return sources
    .filter((source) => isProduct(source) && source.path.startsWith('packages/core/'))
    .flatMap((source) => [...foreignImports(source), ...impureReadViolations(source)]);
}

function foreignImports({ path, imports }: Source): Violation[] {
  return imports
    .filter(({ target, specifier }) => target === undefined && !isAllowed(specifier))
    .map(({ line, specifier }) => ({
      path,
      line,
      wrong: `Core imports ${specifier}.`,
      instead: 'do the input and output outside core and hand the result in.',
    }));
}

function isAllowed(specifier: string): boolean {
  return corePackages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

function impureReadViolations({ path, text }: Source): Violation[] {
  const code = withoutComments(text);
  return [...code.matchAll(impureReads)].map((match) => ({
    path,
    line: lineAt(code, match.index),
    wrong: `Core reads ${match[0]}.`,
    instead: 'take the instant, the number or the setting as an argument.',
  }));
}
