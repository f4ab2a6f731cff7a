import { type Coordinates, kilometresBetween } from '@ashore/core/cruises/distance.ts';
import { keyOfText } from '../text/key-of-text.ts';
import { pinyinOf } from '../text/pinyin-of.ts';
import { findSimilarWords, rangeWithBeginning, type SortedWords, sortWords } from '../text/sorted-words.ts';
import { soundKey } from '../text/sound-key.ts';
import { readWorld } from './read-world.ts';
import type { WorldPlace } from './world-place.ts';

/** The places of the world by their names. */
export type WorldGazetteer = {
  get(id: string): WorldPlace | undefined;
  /** The places of this name, the most important first. The name is a key of `joinAtoms`. */
  named(key: string): readonly WorldPlace[];
  /** Travelled places whose Chinese name is spelt so by sound. */
  sounding(pinyin: string): readonly WorldPlace[];
  /** Travelled places with a name that begins so, the most important first. */
  beginning(key: string, limit: number): WorldPlace[];
  /** All names of travelled places, as keys of `joinAtoms`. */
  travelledNames(): readonly string[];
  /** Travelled places with a long name that has one slip. */
  similar(key: string): readonly WorldPlace[];
  /** The travelled city that a place lies in or close to. */
  cityNear(position: Coordinates): WorldPlace | undefined;
};

export const EMPTY_WORLD: WorldGazetteer = {
  get: () => undefined,
  named: () => [],
  sounding: () => [],
  beginning: () => [],
  travelledNames: () => [],
  similar: () => [],
  cityNear: () => undefined,
};

let world: WorldGazetteer | undefined;

/** Reads the places at the first call, which takes a moment. */
export function worldGazetteer(): WorldGazetteer {
  world ??= buildWorld(readWorld());
  return world;
}

/** A shorter name is one slip from another one. */
const MIN_LENGTH_FOR_SLIP = 7;
/** Unless it sounds the same. */
const MIN_LENGTH_FOR_SOUND = 5;
const MAX_KILOMETRES_TO_CITY = 40;
/** A beginning of two letters fits hundreds of names. */
const MAX_EXAMINED = 300;

function buildWorld(places: readonly WorldPlace[]): WorldGazetteer {
  const byId = new Map(places.map((place) => [place.id, place]));
  const byName: PlacesByKey = new Map();
  const ranks = new Map(places.map((place, rank) => [place, rank]));
  for (const place of places) for (const key of keysOf(place)) add(byName, key, place);
  let bySound: PlacesByKey | undefined;
  const placesBySound = () => {
    bySound ??= groupBySound(places);
    return bySound;
  };
  let travelledNames: SortedWords | undefined;
  const sortedNames = () => {
    travelledNames ??= sortWords(
      [...byName].flatMap(([key, named]) => (named.some(({ isTravelled }) => isTravelled) ? [key] : [])),
    );
    return travelledNames;
  };
  const travelled = (key: string) => (byName.get(key) ?? []).filter(({ isTravelled }) => isTravelled);
  return {
    get: (id) => byId.get(id),
    named: (key) => byName.get(key) ?? [],
    sounding: (pinyin) => placesBySound().get(pinyin) ?? [],
    beginning(key, limit) {
      const names = sortedNames();
      const { from, to } = rangeWithBeginning(names, key);
      const found = new Set(names.words.slice(from, Math.min(to, from + MAX_EXAMINED)).flatMap(travelled));
      const inOrder = [...found].sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
      return inOrder.slice(0, limit);
    },
    travelledNames: () => sortedNames().words,
    similar(key) {
      if (key.length < MIN_LENGTH_FOR_SOUND) return [];
      const names = sortedNames();
      const similar = findSimilarWords(names, key, 1).map(({ position }) => names.words[position] ?? '');
      const sound = soundKey(key);
      const isLikely = (name: string) =>
        name[0] === key[0] &&
        (Math.min(name.length, key.length) >= MIN_LENGTH_FOR_SLIP || soundKey(name) === sound);
      return similar.filter(isLikely).flatMap(travelled);
    },
    cityNear(position) {
      const near = places.flatMap((place) => {
        const kilometres = kilometresBetween(place, position);
        const isNear = place.kind === 'city' && place.isTravelled && kilometres <= MAX_KILOMETRES_TO_CITY;
        return isNear ? [{ place, kilometres }] : [];
      });
      return near.sort((one, other) => one.kilometres - other.kilometres)[0]?.place;
    },
  };
}

type PlacesByKey = Map<string, WorldPlace[]>;

/** Not needed until the first name is typed by sound. */
function groupBySound(places: readonly WorldPlace[]): PlacesByKey {
  const bySound: PlacesByKey = new Map();
  for (const place of places.filter(({ isTravelled }) => isTravelled))
    for (const name of [place.names['zh-Hans'], ...place.otherNames]) add(bySound, pinyinOf(name), place);
  bySound.delete('');
  return bySound;
}

function add(places: PlacesByKey, key: string, place: WorldPlace): void {
  const known = places.get(key);
  if (!known) places.set(key, [place]);
  else if (!known.includes(place)) known.push(place);
}

/** All names as they are looked up, also with letters that keyboards lack written as two: Koeln, Aarhus. */
function keysOf({ names, otherNames }: WorldPlace): Set<string> {
  const keys = new Set<string>();
  for (const name of [names.en, names.de, names['zh-Hans'], ...otherNames]) {
    keys.add(keyOfText(name));
    if (TWO_LETTERS.test(name))
      keys.add(keyOfText(name.replace(TWO_LETTERS, (letter) => WRITTEN[letter] ?? letter)));
  }
  keys.delete('');
  return keys;
}

const WRITTEN: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' },
  ...{ Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', Ø: 'Oe', Å: 'Aa' },
};
const TWO_LETTERS = /[äöüøåÄÖÜØÅ]/g;
