import type { Violation } from '../report.ts';
import { lineAt, withoutComments } from './read-imports.ts';
import { isProduct, type Source } from './source.ts';

const meaninglessName = /^(utils?|libs?|common|helpers?|misc)$/;
const gatheringClassName = /\bclass\s+(\w+(?:Service|Manager))\b/g;

/**
 * Names that say nothing attract code that fits nowhere else. A class named after an aggregate attracts
 * everything.
 */
export function nameViolations(sources: readonly Source[]): Violation[] {
  return [
    ...sources.flatMap(meaninglessNameViolations),
    ...sources.filter(isProduct).flatMap(gatheringClassViolations),
  ];
}

function meaninglessNameViolations({ path }: Source): Violation[] {
  const word = path.split('/').find((part) => meaninglessName.test(part.replace(/\..*$/, '')));
  if (!word) return [];
  const instead = 'name the file for what it does, and put it beside who needs it.';
  return [{ path, line: 1, wrong: `"${word}" says nothing about what is in it.`, instead }];
}

function gatheringClassViolations({ path, text }: Source): Violation[] {
  const code = withoutComments(text);
  return [...code.matchAll(gatheringClassName)].map((match) => ({
    path,
    line: lineAt(code, match.index),
    wrong: `The class ${match[1]} will gather every act of its noun.`,
    instead: 'write one function per verb, each in its own file.',
  }));
}
