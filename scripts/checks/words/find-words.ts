import { lineAt, withoutComments } from '../dependencies/read-imports.ts';
import type { Sources } from '../read-sources.ts';
import type { Violation } from '../report.ts';
import { declaredNames } from './declared-names.ts';
import { readProse } from './read-prose.ts';
import { demandedNames, nameTerms, proseTerms, type Term } from './vocabulary.ts';

/** Words of the list in comments, titles of tests, messages and documents. */
export function wordsInProse(texts: Sources): Violation[] {
  return [...texts].flatMap(([path, text]) =>
    readProse(path, text).flatMap((prose) =>
      proseTerms.flatMap((term) => (isExempt(term, path) ? [] : violationsInProse(path, prose, term))),
    ),
  );
}

/** Words of the list in names of files and in names that a file declares. */
export function wordsInNames(code: Sources): Violation[] {
  return [...code].flatMap(([path, text]) => [
    ...violationsInName(path, 1, path.replace(/^.*\//, '').replace(/\..*$/, '')),
    ...withoutRepetitions(
      declaredNames(withoutComments(text)).flatMap(({ name, index }) =>
        violationsInName(path, lineAt(text, index), name),
      ),
    ),
  ]);
}

function violationsInProse(path: string, prose: string, { pattern, instead }: Term): Violation[] {
  return [...prose.matchAll(pattern)].map((match) => ({
    path,
    line: lineAt(prose, match.index),
    wrong: `"${match[0].replace(/\s+/g, ' ')}" is not a word of this project.`,
    instead: `write ${instead}.`,
  }));
}

function violationsInName(path: string, line: number, name: string): Violation[] {
  const hyphenatedName = name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
  const term = nameTerms.find((one) => one.pattern.test(hyphenatedName) && !isExempt(one, path));
  if (!term || demandedNames.some((one) => one.name === name && one.files.test(path))) return [];
  return [
    {
      path,
      line,
      wrong: `The name ${name} has a word that this project does not use.`,
      instead: `use ${term.instead}.`,
    },
  ];
}

/** A name may be found twice, as a property of a type and as a parameter. */
function withoutRepetitions(violations: readonly Violation[]): Violation[] {
  return [...new Map(violations.map((one) => [`${one.line} ${one.wrong}`, one])).values()];
}

function isExempt({ except }: Term, path: string): boolean {
  return except?.test(path) ?? false;
}
