import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { beginsWithGlyph } from '../../text/cut-atoms.ts';
import { baseForms } from './base-forms.ts';
import type { KindOfWord, WordKinds } from './word-kinds.ts';

type KindInput = {
  readonly kinds: WordKinds;
  /** The language of the other words. */
  readonly language: MessageLocale;
  /** How the word was typed inside a sentence that has capitals; undefined if that tells nothing. */
  readonly typed?: 'capital' | 'small' | undefined;
};

/** Ordinal numbers, decades and amounts: "70th", "50er", "10km". */
const NUMBER = /^\d+[a-z]{1,4}$/;

/** How a folded word asks for something. A word that no dictionary has is a name or a thing, and asks. */
export function kindOfWord(word: string, { kinds, language, typed }: KindInput): KindOfWord {
  if (beginsWithGlyph(word)) return kindOfChinese(word, kinds) ?? 'always';
  if (NUMBER.test(word)) return 'never';
  if (language !== 'de') return kindOfEnglish(word, kinds) ?? 'always';
  // The German dictionary has no senses, so without a topic each of its words may be the wish.
  return kindOfGerman(word, kinds, typed) === 'always' ? 'always' : 'alone';
}

/** Two characters that say how something is done and together are not in a dictionary: 敢坐. */
function kindOfChinese(word: string, { 'zh-Hans': kindOf }: WordKinds): KindOfWord | undefined {
  const isOfVerbs = word.length === 2 && [...word].every((glyph) => kindOf(glyph) === 'never');
  return kindOf(word) ?? (isOfVerbs ? 'never' : undefined);
}

function kindOfEnglish(word: string, kinds: WordKinds): KindOfWord | undefined {
  const bases = baseForms(word);
  if ([word, ...bases].some((form) => THEMES.has(form))) return 'always';
  const listed = kinds.en(word);
  if (listed) return listed;
  for (const base of bases) {
    const kind = kinds.en(base);
    if (kind) return kind;
  }
  return /[a-z]{4}ingly$/.test(word) ? 'never' : undefined;
}

/** Persons whose world is what a trip is about. */
const THEMES: ReadonlySet<string> = new Set(
  'astronaut cowboy cowgirl dracula fairy geisha gladiator gunslinger knight mermaid mummy ninja outlaw pharaoh pirate samurai vampire viking witch wizard zombie'.split(
    ' ',
  ),
);

/** Endings of nouns that name a quality or a state. */
const ABSTRACT_NOUN = /(?:heit|keit|schaft)(?:en)?$/;
/** Endings of adjectives, with those of their cases. */
const ADJECTIVE =
  /(?:ig|lich|isch|bar|sam|haft|los|voll|reich|wert|end|massig|freundlich)(?:e[mnrs]?|ste[mnrs]?|ere[mnrs]?|er)?$/;
const CASE = /(?:e[mnrs]?)$/;
const MIN_STEM = 3;

/** German tells nouns by their capitals. In small letters alone, the form of the word must do. */
function kindOfGerman(word: string, kinds: WordKinds, typed: KindInput['typed']): KindOfWord {
  if (typed === 'capital') return ABSTRACT_NOUN.test(word) ? 'never' : 'always';
  const listed = listedGerman(word, kinds);
  if (listed) return listed;
  // Foreign words are typed in small letters, too: bungee, sumo.
  if (typed === 'small' && SMALL_ENDING.test(word)) return word.endsWith('n') ? 'alone' : 'never';
  return ABSTRACT_NOUN.test(word) || ADJECTIVE.test(word) ? 'never' : 'always';
}

/** Endings of German verbs and adjectives. */
const SMALL_ENDING = /(?:[^aeiou]t|[^aeiou]te[mnrs]?|[^aeiou]e[mrs]|[^g]en|el?n|ern|end)$/;

/** Parts with which German makes another verb of one. */
const PREFIX =
  /^(?:ab|an|auf|aus|be|bei|durch|ein|ent|er|fort|her|herum|hin|los|mit|nach|rein|rum|raus|rauf|runter|um|unter|ver|vor|vorbei|weg|weiter|zer|zu|zurecht|zuruck|zusammen)(?:zu|ge)?/;

function listedGerman(word: string, kinds: WordKinds): KindOfWord | undefined {
  const base = word.replace(CASE, '');
  const listed = kinds.de(word) ?? (base.length >= MIN_STEM ? kinds.de(base) : undefined);
  if (listed) return listed;
  const simple = word.replace(PREFIX, '');
  const verbs = simple === word ? [word] : [simple, word];
  for (const verb of verbs) {
    const infinitive = verb.length > MIN_STEM && verb !== word ? kinds.de(verb) : undefined;
    if (infinitive) return infinitive;
    const stem = verb.replace(CONJUGATED, '').replace(/^ge/, '');
    if (stem.length >= MIN_STEM && stem !== verb && (kinds.de(`${stem}en`) ?? kinds.de(`${stem}n`)))
      return 'never';
  }
  return undefined;
}

/** Endings of verbs in sentences. In such a form, a verb names no activity. */
const CONJUGATED = /(?:test|tet|ten|te|st|t|ende?[mnrs]?)$/;
