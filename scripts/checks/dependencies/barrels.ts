import type { Violation } from '../report.ts';
import { withoutComments } from './read-imports.ts';
import type { Source } from './source.ts';

const importsAndReExports =
  /^[ \t]*(?:import\b[^;]*;|export\b[^;{]*(?:\{[^}]*\})?\s*from\s*['"][^'"]+['"]\s*;?)/gm;

/** A file that only re-exports hides which file needs which, and creates import cycles. */
export function barrelViolations(sources: readonly Source[]): Violation[] {
  return sources.filter(isBarrel).map(({ path }) => ({
    path,
    line: 1,
    wrong: 'The file only passes on what other files export.',
    instead: 'import from the file that has it, and delete this one.',
  }));
}

function isBarrel({ path, text }: Source): boolean {
  if (/(^|\/)index\.(ts|tsx|mjs)$/.test(path)) return true;
  const code = withoutComments(text);
  return (
    /\bfrom\s*['"]/.test(code) &&
    /\bexport\b/.test(code) &&
    code.replace(importsAndReExports, '').trim() === ''
  );
}
