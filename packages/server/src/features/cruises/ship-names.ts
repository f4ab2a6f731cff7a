import { cutAtoms } from '@ashore/search/text/cut-atoms.ts';
import { BEYOND_BOUND, editDistance, editsAllowed } from '@ashore/search/text/edit-distance.ts';
import { foldText } from '@ashore/search/text/fold-text.ts';

export type ShipNames = {
  readonly id: string;
  readonly lineId: string;
  /** The names of the ship, and of its line, in all languages. */
  readonly names: readonly string[];
  readonly lineNames: readonly string[];
};

/** A name of a ship, split into what it shares with all ships of its line, such as Bluebird, and the rest. */
type ReadName = { readonly shared: readonly string[]; readonly own: readonly string[] };

/** The words of the names of its line, without those that any line may have. */
type ReadShip = {
  readonly id: string;
  readonly names: readonly ReadName[];
  readonly lineNames: readonly (readonly string[])[];
};

export type KnownShips = readonly ReadShip[];

/** Words by which a ship is meant, and the last character of Chinese names. */
const SHIP_WORDS = new Set([
  'ms',
  'mv',
  'ship',
  'cruise',
  'sailing',
  'schiff',
  'kreuzfahrt',
  ...'号轮邮航次',
]);
/** Words that tell no line from another. */
const LINE_WORDS = new Set([
  'line',
  'lines',
  'cruises',
  'expeditions',
  'kreuzfahrten',
  'reederei',
  'segelschiffe',
  'seereisen',
  'ships',
  'compagnie',
  'crociere',
  'cruzeiros',
  ...'探险帆船',
]);
/** Words before a day. */
const LINKING_WORDS = new Set(['on', 'from', 'the', 'am', 'ab', 'vom']);

export function readShipNames(ships: readonly ShipNames[]): KnownShips {
  const fleets = Map.groupBy(ships, ({ lineId }) => lineId);
  return ships.map(({ id, lineId, names, lineNames }) => ({
    id,
    lineNames: lineNames.map(lineWordsOf),
    names: names.map((name, language) => {
      const words = wordsOf(name);
      const fleet = (fleets.get(lineId) ?? []).map((ship) => wordsOf(ship.names[language] ?? ''));
      const isShared = (word: string) => fleet.length > 1 && fleet.every((others) => others.includes(word));
      return { shared: words.filter(isShared), own: words.filter((word) => !isShared(word)) };
    }),
  }));
}

export type NamedShips = {
  readonly ids: readonly string[];
  /** Whether a ship is meant, because its line or a word such as "MS" is named as well. The name alone may be a place. */
  readonly isCertain: boolean;
  /** The words that name none of them. */
  readonly rest: string;
};

/**
 * Finds the ships that a text names: by the ship's own word with the line's word, or by itself if nothing else is typed.
 * The last word may be unfinished, and with the line's word each may have a slip. The name of a line alone means all of
 * its ships.
 */
export function findShips(text: string, ships: KnownShips): NamedShips {
  const typedWords = wordsOf(text);
  const found = ships.flatMap(({ id, names }) => {
    const match = names.map((name) => matchName(name, typedWords)).find((one) => one !== undefined);
    return match ? [{ id, ...match }] : [];
  });
  const ofLine = found.length === 0 ? shipsOfLine(text, ships) : [];
  if (ofLine.length > 0) return { ids: ofLine, isCertain: true, rest: '' };
  return {
    ids: found.map(({ id }) => id),
    isCertain:
      found.some(({ isOfLine }) => isOfLine) || allWordsOf(text).some((word) => SHIP_WORDS.has(word)),
    rest: typedWords.filter((word) => !found.some(({ used }) => used.has(word))).join(' '),
  };
}

/** All ships of the line that the text names by itself. Other words could mean anything that shares a word with the line. */
function shipsOfLine(text: string, ships: KnownShips): string[] {
  const typed = lineWordsOf(text);
  if (typed.length === 0) return [];
  const isNamed = (words: readonly string[]) =>
    words.length === typed.length && words.every((word) => typed.some((one) => isAlike(one, word)));
  return ships.filter(({ lineNames }) => lineNames.some(isNamed)).map(({ id }) => id);
}

function lineWordsOf(text: string): string[] {
  return wordsOf(text).filter((word) => !LINE_WORDS.has(word));
}

/** Undefined if the name is not meant. */
function matchName({ shared, own }: ReadName, typed: readonly string[]) {
  const isOfLine = shared.length > 0 && shared.every((word) => typed.some((one) => isAlike(one, word)));
  const matches = (one: string, word: string) =>
    one === word || isBeginning(one, word, typed) || (isOfLine && isAlike(one, word));
  const used = new Set(typed.filter((one) => [...own, ...shared].some((word) => matches(one, word))));
  const named = own.filter((word) => typed.some((one) => matches(one, word)));
  const isWhole = own.join('').length > 1 && named.length === own.length;
  const isNothingElse = used.size === new Set(typed).size;
  const isMeant = isOfLine ? isWhole || (named.length > 0 && isNothingElse) : isWhole && isNothingElse;
  return isMeant ? { isOfLine, used } : undefined;
}

const MIN_BEGINNING = 3;

/** Whether it is the last word typed, and a beginning of the name. */
function isBeginning(one: string, word: string, typed: readonly string[]): boolean {
  return one === typed.at(-1) && one.length >= MIN_BEGINNING && word.startsWith(one);
}

function isAlike(one: string, word: string): boolean {
  return editDistance(one, word, editsAllowed(word)) !== BEYOND_BOUND;
}

/** Words and Chinese characters. */
const allWordsOf = (text: string) => cutAtoms(foldText(text)).map((atom) => atom.text);

/** Those that may belong to a name. */
const wordsOf = (text: string) =>
  allWordsOf(text).filter((word) => !SHIP_WORDS.has(word) && !LINKING_WORDS.has(word));
