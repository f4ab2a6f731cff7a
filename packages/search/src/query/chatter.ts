import { wordsIn } from '../lexicon/fillers/words-in.ts';
import { type Atom, cutAtoms } from '../text/cut-atoms.ts';

/** The parts of a folded sentence between punctuation marks, as atoms. A decimal point or comma separates nothing. */
export function clausesOf(folded: string, maxAtoms: number): Atom[][] {
  let left = maxAtoms;
  return folded.split(BETWEEN_CLAUSES).flatMap((clause) => {
    const atoms = cutAtoms(clause, left);
    left -= atoms.length;
    return atoms.length > 0 ? [atoms] : [];
  });
}

/** Folded text has the plain forms of Chinese commas. */
const BETWEEN_CLAUSES = /[,;:.!?](?!\d)|[。、]|\s[-–—]\s|[()]/u;

type ChatterInput = {
  readonly clauses: readonly (readonly Atom[])[];
  /** Whether the atom belongs to the name of a topic or of a place. */
  readonly isNamed: (atom: Atom) => boolean;
  /** Whether the word says nothing about the wish by itself. */
  readonly isLight: (word: string) => boolean;
};

/**
 * The words of a sentence with a topic that tell of its travellers and not of the wish: a clause of its own without topic, place
 * or word of wishing ("my legs are jelly, but …"), what belongs to them ("my nephew"), and what they are ("we are novices").
 */
export function findChatter({ clauses, isNamed, isLight }: ChatterInput): ReadonlySet<Atom> {
  const chatter = new Set<Atom>();
  for (const clause of clauses) {
    if (isStory(clause, isNamed)) for (const atom of clause) chatter.add(atom);
    clause.forEach((atom, at) => {
      const begins = BELONGING.test(atom.text) ? at + 1 : isBeing(clause, at) ? at + 1 : undefined;
      if (begins === undefined) return;
      const named = clause.slice(begins, begins + MOST_BETWEEN).find((next) => !isLight(next.text));
      if (named && !isNamed(named)) chatter.add(named);
    });
  }
  return chatter;
}

/** Words between a possessive and its noun, and the noun. */
const MOST_BETWEEN = 3;

const BELONGING = /^(?:my|our|his|her|their|(?:mein|unser|sein|ihr|euer|eur)(?:e[mnrs]?)?)$/;
const PERSON = /^(?:i|im|we|were|he|she|they|ich|wir|er|sie|man)$/;
/** Words that need no person beside them. */
const STANDS_ALONE: ReadonlySet<string> = new Set(['bin', 'als']);
const BEING = /^(?:am|is|are|was|re|m|s|being|bin|ist|sind|war|waren|als|as)$/;

/** Whether the word says what a person is: "we are", "bin", "als". */
function isBeing(clause: readonly Atom[], at: number): boolean {
  const word = clause[at]?.text ?? '';
  if (!BEING.test(word)) return false;
  const neighbours = [clause[at - 1]?.text ?? '', clause[at + 1]?.text ?? ''];
  return STANDS_ALONE.has(word) || neighbours.some((neighbour) => PERSON.test(neighbour));
}

/** Words with which a wish begins. */
const WISHING: ReadonlySet<string> = new Set(
  wordsIn(`want wants wanted wanna like likes love loves fancy fancies need needs look looking find finding see seeing try
    trying hope hoping wish book booking any there where show recommend suggest into mochte mochten will wollen wurde wurden
    suche suchen gibt gibts brauche brauchen lust gern gerne mal wo zeig zeigt kann konnen empfehlt buchen hatte hatten`),
);
const WISHING_IN_GLYPHS = /[想要找看坐玩去能求吗哪]|体验|有没有|有什么|推荐|预订/u;
const FIRST_OR_THIRD_PERSON =
  /^(?:i|im|ive|me|my|we|were|us|our|he|she|his|her|they|their|ich|mich|mir|wir|uns|er|sie|(?:mein|unser|sein|ihr)(?:e[mnrs]?)?)$/;
const LEAST_GLYPHS = 3;

/** Whether a clause tells of persons and asks for nothing. */
function isStory(clause: readonly Atom[], isNamed: (atom: Atom) => boolean): boolean {
  if (clause.some(isNamed)) return false;
  const glyphs = clause.filter(({ isGlyph }) => isGlyph);
  if (glyphs.length > 0)
    return glyphs.length >= LEAST_GLYPHS && !WISHING_IN_GLYPHS.test(glyphs.map(({ text }) => text).join(''));
  return (
    clause.some(({ text }) => FIRST_OR_THIRD_PERSON.test(text)) &&
    !clause.some(({ text }) => WISHING.has(text))
  );
}
