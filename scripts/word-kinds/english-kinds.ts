import { baseForms } from '../../packages/search/src/lexicon/kinds/base-forms.ts';
import type { KindOfWord } from '../../packages/search/src/lexicon/kinds/word-kinds.ts';
import { foldText } from '../../packages/search/src/text/fold-text.ts';

/** The files of WordNet that are read. */
type WordNet = Readonly<Record<'nouns' | 'senses' | 'nounForms' | 'verbForms', string>>;

/** How much one meaning of a word asks for: something that can be booked, something that may be, or nothing. */
type Asking = 'thing' | 'perhaps' | 'nothing';

type Sense = { readonly asking: Asking; readonly weight: number };

/** Lexicographer files of nouns (lexnames(5WN)) whose meanings can be seen, done, eaten or ridden. */
const FILES_OF_THINGS: ReadonlySet<string> = new Set(['05', '06', '13', '17', '20']);
/** Acts, events and substances: some of them. */
const FILES_OF_PERHAPS: ReadonlySet<string> = new Set(['04', '11', '15', '19', '27']);
/** Verbs of competition, consumption, creation and motion may name what can be done: to juggle, to abseil. */
const FILES_OF_DOING: ReadonlySet<string> = new Set(['33', '34', '36', '38']);
/** A verb that is used more often says little by itself. */
const MAX_USES_OF_VERB = 3;
const RELATIONAL_ADJECTIVES = '01';
const NOUN = '1';

/** Kinds of nouns that can be booked although their file cannot, as a word and the numbers of its senses. */
const KINDS_OF_THINGS: readonly (readonly [string, number])[] = [
  ...([
    ['diversion', 1],
    ['sport', 1],
    ['sport', 2],
    ['dance', 2],
    ['dancing', 1],
    ['music', 1],
    ['music', 3],
  ] as const),
  ...([
    ['travel', 1],
    ['performance', 1],
    ['performance', 2],
    ['show', 1],
    ['show', 2],
    ['show', 3],
  ] as const),
  ...([
    ['ceremony', 1],
    ['ceremony', 2],
    ['ceremony', 3],
    ['handicraft', 1],
    ['handicraft', 2],
  ] as const),
  ...([
    ['exercise', 1],
    ['hunt', 1],
    ['cooking', 1],
    ['craft', 1],
    ['creation', 1],
    ['art', 1],
  ] as const),
  ...([
    ['sightseeing', 1],
    ['festival', 1],
    ['contest', 1],
    ['dramatic_composition', 1],
  ] as const),
  ...([
    ['discipline', 1],
    ['art', 3],
    ['spiritual_being', 1],
    ['performer', 1],
    ['fighter', 1],
    ['circus', 1],
  ] as const),
  ...([
    ['troupe', 1],
    ['musical_organization', 1],
    ['weather', 1],
  ] as const),
];

/** Kinds of nouns that a traveller has, wears or uses. */
const KINDS_OF_BELONGINGS: readonly (readonly [string, number])[] = [
  ...([
    ['clothing', 1],
    ['footwear', 1],
    ['furniture', 1],
    ['container', 1],
    ['room', 1],
    ['fabric', 1],
  ] as const),
  ...([
    ['part', 2],
    ['way', 6],
    ['sheet', 2],
    ['toiletry', 1],
    ['bedclothes', 1],
    ['drug', 1],
  ] as const),
  ...([
    ['telephone', 1],
    ['fastener', 1],
    ['padding', 1],
    ['commodity', 1],
    ['body_covering', 1],
  ] as const),
  ...([
    ['facility', 1],
    ['surface', 1],
    ['decoration', 1],
    ['creation', 2],
    ['medicine', 2],
  ] as const),
];

/** A word of more meanings, or of more uses in the texts that WordNet counted, says little by itself. */
const MAX_SENSES = 6;
const MAX_USES = 60;
const LEAST_SHARE = 0.4;
/** So that a meaning without a count is not without weight. */
const WEIGHT_OF_UNCOUNTED = 0.3;

/** The kinds of English words, from WordNet. Words that are not in it are names, and ask. */
export function englishKinds(wordNet: WordNet): Map<string, KindOfWord> {
  const { askingOf, isName } = readNouns(wordNet);
  const senses = new Map<string, { asking: Sense[]; nounUses: number; nouns: number }>();
  for (const line of wordNet.senses.split('\n')) {
    const [key = '', offset = '', , uses = '0'] = line.split(' ');
    const [lemma = '', sense = ''] = key.split('%');
    if (!/^[a-z]{3,20}$/.test(lemma)) continue;
    const [type, file = ''] = sense.split(':');
    const of = senses.get(lemma) ?? { asking: [], nounUses: 0, nouns: 0 };
    senses.set(lemma, of);
    const weight = Number(uses) + WEIGHT_OF_UNCOUNTED;
    if (type !== NOUN) {
      const isDoing = FILES_OF_DOING.has(file) && Number(uses) <= MAX_USES_OF_VERB;
      of.asking.push({ asking: isDoing || file === RELATIONAL_ADJECTIVES ? 'perhaps' : 'nothing', weight });
      continue;
    }
    of.nouns++;
    of.nounUses += Number(uses);
    of.asking.push({ asking: isName(lemma, offset) ? 'thing' : askingOf(offset, file), weight });
  }
  const kinds = new Map<string, KindOfWord>();
  for (const [lemma, { asking, nounUses, nouns }] of senses) {
    const all = weightOf(asking, ['thing', 'perhaps', 'nothing']);
    const isThing = weightOf(asking, ['thing']) / all >= LEAST_SHARE;
    const isPerhaps = isThing || weightOf(asking, ['thing', 'perhaps']) / all >= LEAST_SHARE;
    const isGeneral = nouns > MAX_SENSES || nounUses > MAX_USES;
    if (!isPerhaps) kinds.set(foldText(lemma), 'never');
    else if (!isThing || isGeneral) kinds.set(foldText(lemma), 'alone');
  }
  // "Sailing" asks, although "sail" may not.
  for (const lemma of senses.keys())
    if (!kinds.has(lemma) && baseForms(lemma).some((base) => kinds.has(base))) kinds.set(lemma, 'always');
  addForms(kinds, wordNet.nounForms);
  addForms(kinds, wordNet.verbForms);
  return kinds;
}

function weightOf(senses: readonly Sense[], kinds: readonly Asking[]): number {
  return senses.reduce((sum, { asking, weight }) => (kinds.includes(asking) ? sum + weight : sum), 0);
}

/** Irregular forms, such as "swum", are what their words are, unless they are words themselves. */
function addForms(kinds: Map<string, KindOfWord>, forms: string): void {
  for (const line of forms.split('\n')) {
    const [form = '', lemma = ''] = line.split(' ');
    const kind = kinds.get(lemma);
    if (kind && /^[a-z]{3,20}$/.test(form) && !kinds.has(form)) kinds.set(form, kind);
  }
}

type Synset = {
  readonly file: string;
  readonly words: readonly string[];
  readonly broader: readonly string[];
};

function readNouns({ nouns, senses }: WordNet) {
  const synsets = new Map<string, Synset>();
  for (const line of nouns.split('\n')) {
    const [offset = '', file = '', , count = '', ...fields] = line.split(' ');
    if (!/^\d{8}$/.test(offset)) continue;
    const words = Array.from({ length: Number.parseInt(count, 16) }, (_, at) => fields[at * 2] ?? '');
    const pointers = fields.slice(words.length * 2 + 1);
    const broader = pointers.flatMap((field, at) => {
      const isBroader = /^@i?$/.test(field) && /^\d{8}$/.test(pointers[at + 1] ?? '');
      return isBroader ? [pointers[at + 1] ?? ''] : [];
    });
    synsets.set(offset, { file, words, broader });
  }
  const offsetOf = offsetsByWord(senses);
  const offsets = (kinds: readonly (readonly [string, number])[]) =>
    new Set(kinds.flatMap(([word, number]) => offsetOf.get(`${word}#${number}`) ?? []));
  const [things, belongings] = [offsets(KINDS_OF_THINGS), offsets(KINDS_OF_BELONGINGS)];
  const isUnder = (offset: string, roots: ReadonlySet<string>, depth = 0): boolean =>
    roots.has(offset) ||
    (depth < MAX_DEPTH &&
      (synsets.get(offset)?.broader ?? []).some((parent) => isUnder(parent, roots, depth + 1)));
  return {
    askingOf(offset: string, file: string): Asking {
      if (isUnder(offset, things)) return 'thing';
      if (FILES_OF_THINGS.has(file)) return isUnder(offset, belongings) ? 'nothing' : 'thing';
      return FILES_OF_PERHAPS.has(file) ? 'perhaps' : 'nothing';
    },
    isName: (lemma: string, offset: string) =>
      synsets.get(offset)?.words.some((word) => word.toLowerCase() === lemma && word !== lemma) === true,
  };
}

const MAX_DEPTH = 20;

/** The synsets of nouns by the word and the number of its sense. */
function offsetsByWord(senses: string): ReadonlyMap<string, string> {
  const offsets = new Map<string, string>();
  for (const line of senses.split('\n')) {
    const [key = '', offset = '', number = ''] = line.split(' ');
    const [word, sense = ''] = key.split('%');
    if (sense.startsWith(NOUN)) offsets.set(`${word}#${number}`, offset);
  }
  return offsets;
}
