import { readSources } from './read-sources.ts';
import { report } from './report.ts';
import { chineseFaults, chineseHeadings, hasChineseTexts } from './words/chinese.ts';
import { wordsInNames, wordsInProse } from './words/find-words.ts';
import { hasGermanTexts, wordsInGerman } from './words/german.ts';

// Editorial pages and product descriptions of variants are written for travellers, and the list must name its words.
const isSearched = (path: string) =>
  /\.(ts|tsx|mjs|md)$/.test(path) &&
  !/^variants\/|^scripts\/checks\/words\/|^docs\/vocabulary\.md$/.test(path);
const texts = await readSources(isSearched);
const chineseTexts = await readSources(hasChineseTexts);
const germanTexts = await readSources(hasGermanTexts);
const codeTexts = new Map([...texts].filter(([path]) => !path.endsWith('.md')));

report([
  { rule: 'words in comments, titles and documents', violations: wordsInProse(texts) },
  { rule: 'words in names', violations: wordsInNames(codeTexts) },
  { rule: 'German words', violations: wordsInGerman(germanTexts) },
  { rule: 'Chinese typography and words', violations: chineseFaults(chineseTexts) },
  { rule: 'Chinese headings', violations: chineseHeadings(chineseTexts) },
]);
