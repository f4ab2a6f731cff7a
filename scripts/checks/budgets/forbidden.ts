import { lineAt, onlyComments, withoutComments } from '../dependencies/read-imports.ts';
import { isTest, type Sources } from '../read-sources.ts';
import { type Budget, noneOf } from './budget.ts';

// Assembled from parts, so that the check does not find itself.
const unfinishedMarks = new RegExp(
  `\\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX', 'HA' + 'CK'].join('|')})\\b|@ts-(ignore|nocheck)\\b`,
  'g',
);
const anyType = /(?<=[:<,|&(=]\s*|\bas\s+|\bextends\s+)any(?=\s*(?:[>,|&;)\]=[{]|$))/gm;
const skippedOrAlone = /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\b/g;
const mockUndoing =
  /\bvi\.(?:restoreAllMocks|unstubAllGlobals|unstubAllEnvs)\b|\b(?:vi\.useRealTimers|\w+\.mockRestore)\(\)(?=;?\s*\}?\);)/g;
/** The only module that undoes what tests replace. */
const undoModule = 'tests/support/undo-mocks.ts';
const homeFolders = /(?<![\w.])\/(?:home|Users)\/\w+\/|(?<![\w.])\/root\/|[A-Z]:\\Users\\/g;
const secrets =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:sk|rk)_live_\w{10,}|\bAKIA[0-9A-Z]{16}\b|\bghp_\w{36}\b|\bnpm_\w{36}\b|\bxox[abp]-\w{10,}|\bAIza[\w-]{35}\b/g;

/** What code must not contain. */
export function forbiddenInCode(code: Sources): Budget[] {
  const withoutTexts = new Map(
    [...code].map(([path, text]) => [path, withoutStrings(withoutComments(text))]),
  );
  return [
    noneOf('"any"', findViolations(withoutTexts, anyType, 'say what it is, or `unknown` and look')),
    noneOf(
      'marks of unfinished work',
      findViolations(mapTexts(code, onlyComments), unfinishedMarks, 'finish it, or write an issue'),
    ),
    noneOf(
      'tests that undo their mocks',
      findViolations(
        new Map([...withoutTexts].filter(([path]) => path !== undoModule)),
        mockUndoing,
        `delete it: ${undoModule} undoes them after each test, also after one that fails`,
      ),
    ),
    noneOf(
      'tests skipped or alone',
      findViolations(onlyTests(withoutTexts), skippedOrAlone, 'mend it or delete it'),
    ),
  ];
}

/** What no file may contain. */
export function forbiddenAnywhere(texts: Sources, projectFolder: string): Budget[] {
  const projectPath = new RegExp(escapeForRegExp(projectFolder), 'g');
  return [
    noneOf('paths of a machine', [
      ...findViolations(texts, homeFolders, 'work it out from where the file is'),
      ...findViolations(texts, projectPath, 'work it out from where the file is'),
    ]),
    noneOf(
      'secrets',
      findViolations(texts, secrets, 'take it back at once where it was issued, then delete it here'),
    ),
  ];
}

function findViolations(sources: Sources, pattern: RegExp, instead: string): string[] {
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(pattern)].map(
      (match) => `${path}:${lineAt(text, match.index)}  ${match[0].trim()}: ${instead}`,
    ),
  );
}

function mapTexts(sources: Sources, change: (text: string) => string): Sources {
  return new Map([...sources].map(([path, text]) => [path, change(text)]));
}

function onlyTests(sources: Sources): Sources {
  return new Map([...sources].filter(([path]) => isTest(path)));
}

function withoutStrings(code: string): string {
  return code.replace(/(["'])(?:[^\\\n]|\\.)*?\1/g, '$1$1');
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
