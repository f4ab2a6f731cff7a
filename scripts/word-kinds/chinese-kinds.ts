import type { KindOfWord } from '../../packages/search/src/lexicon/kinds/word-kinds.ts';

/** Tags of words that say how something is or is done (ICTCLAS): adjectives, adverbs, numbers, times, idioms and particles. */
const NEVER: ReadonlySet<string> = new Set(
  'a ad ag an b c d df dg e f i k m mg mq o p q r rg rr rz t tg u ud ug uj ul uv uz y z'.split(' '),
);
const NOUNS: ReadonlySet<string> = new Set(['n', 'ng', 'nz', 'vn', 'nt']);
const VERBS: ReadonlySet<string> = new Set(['v', 'vd', 'vg', 'vi', 'vq']);

/** The dictionary lists chance neighbours with the least frequency. */
const LEAST_FREQUENCY = 5;
/** A verb or a noun that is more frequent says little by itself, and a verb without an object sooner. */
const FREQUENT_VERB = 150;
const FREQUENT_VERB_WITH_OBJECT = 400;
const FREQUENT_NOUN = 3_000;
const MAX_LENGTH = 4;

type Entry = { readonly frequency: number; readonly tag: string };

/** The kinds of Chinese words, from the dictionary of jieba: word, frequency and part of speech. */
export function chineseKinds(dictionary: string): Map<string, KindOfWord> {
  const entries = new Map<string, Entry>();
  for (const line of dictionary.split('\n')) {
    const [word = '', frequency = '0', tag = ''] = line.trim().split(' ');
    if (/^\p{sc=Han}+$/u.test(word) && word.length <= MAX_LENGTH)
      entries.set(word, { frequency: Number(frequency), tag });
  }
  const kinds = new Map<string, KindOfWord>();
  for (const [word, entry] of entries) {
    const kind = kindOf(word, entry, entries);
    if (kind) kinds.set(word, kind);
  }
  return kinds;
}

function kindOf(
  word: string,
  { frequency, tag }: Entry,
  entries: ReadonlyMap<string, Entry>,
): KindOfWord | undefined {
  if (word.length === 1) return NEVER.has(tag) || VERBS.has(tag) ? 'never' : undefined;
  if (frequency < LEAST_FREQUENCY) return;
  if (NEVER.has(tag)) return 'never';
  if (VERBS.has(tag)) {
    const most = hasObject(word, entries) ? FREQUENT_VERB_WITH_OBJECT : FREQUENT_VERB;
    return frequency >= most ? 'never' : 'alone';
  }
  return NOUNS.has(tag) && frequency >= FREQUENT_NOUN ? 'alone' : undefined;
}

/** A verb with its object in it may name what can be booked: 跳伞 is to jump with a parachute. */
function hasObject(word: string, entries: ReadonlyMap<string, Entry>): boolean {
  return NOUNS.has(entries.get(word.slice(1))?.tag ?? '');
}
