import { EMPTY_WORLD } from '@ashore/search/gazetteer/world-gazetteer.ts';
import type { Knowledge } from '@ashore/search/query/knowledge.ts';
import { isUnmatched, readPieces } from '@ashore/search/query/read-pieces.ts';
import type { Vocabulary } from '@ashore/search/query/vocabulary.ts';
import { cutAtoms } from '@ashore/search/text/cut-atoms.ts';
import { CHINESE_SURNAMES, GIVEN_NAMES } from './names-of-persons.ts';

type PersonalWordsInput = {
  readonly knowledge: Knowledge;
  readonly vocabulary: Pick<Vocabulary, 'documentFrequency'>;
};

const EMAIL_OR_SITE = /@|\bwww\.|https?:|\.(?:com|net|org|info|eu|de|at|ch|uk|cn)\b/;
/** Six digits, with anything between them that people write into phone numbers, cards and passports. */
const LONG_NUMBER = /\d(?:[\s().,/+–-]*\d){5}/;
/** Letters and digits in one word, as in order numbers. */
const CODE = /(?<![a-z\d])(?=[a-z]*\d)(?=\d*[a-z])(?=(?:[a-z]*\d){3})[a-z\d-]{6,}/;
const INTRODUCTION = /\b(?:my name is|i am called|mein name ist|ich heisse)\b|我叫|我姓|我的名字/;
const TITLE = /\b(?:mr|mrs|ms|miss|mister|herrn?|frau|dr|prof)\b\.? ?(\p{L}+)/gu;

/**
 * Whether a folded query looks as if it named a person, or a number or an address of one. Words that search knows, such as
 * places, sights and wishes, are no names. It errs towards a person: such a query is not counted.
 */
export function looksPersonal(folded: string, { knowledge, vocabulary }: PersonalWordsInput): boolean {
  if ([EMAIL_OR_SITE, LONG_NUMBER, CODE, INTRODUCTION].some((pattern) => pattern.test(folded))) return true;
  const unknownTo = (known: Knowledge) =>
    readPieces(cutAtoms(folded), { knowledge: known, isUnfinished: false }).filter(isUnmatched);
  // Persons are called like cities: a place that the catalogue lacks does not tell that no person is meant.
  const unknown = unknownTo({ ...knowledge, world: EMPTY_WORLD });
  const words = new Set(unknown.flatMap(({ atoms }) => atoms.map(({ text }) => text)));
  const isTitled = [...folded.matchAll(TITLE)].some(([, name = '']) => words.has(name));
  return (
    isTitled ||
    [...words].some((word) => GIVEN_NAMES.has(word)) ||
    unknownTo(knowledge).some(({ atoms }) =>
      isChineseName(atoms.map(({ text }) => text).join(''), vocabulary),
    )
  );
}

/** Two or three characters that begin with a surname, and of which the catalogue has nothing. */
function isChineseName(glyphs: string, vocabulary: PersonalWordsInput['vocabulary']): boolean {
  const characters = [...glyphs];
  const [surname = ''] = characters;
  if (!CHINESE_SURNAMES.has(surname) || characters.length < 2 || characters.length > 3) return false;
  const pairs = characters.slice(1).map((character, at) => (characters[at] ?? '') + character);
  return pairs.every((pair) => vocabulary.documentFrequency(pair) === 0);
}
