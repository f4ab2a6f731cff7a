import { kilometresBetween } from '@ashore/core/cruises/distance.ts';
import type { GazetteerPlace } from '../places/gazetteer.ts';
import { keyOfText } from '../text/key-of-text.ts';
import type { WorldPlace } from './world-place.ts';

/** Cities of one name lie farther apart than the middle of a city from another idea of its middle. */
const MAX_KILOMETRES_BETWEEN_MIDDLES = 30;

/**
 * Whether a city of the catalogue is this city of the world: they share a name and lie in the same spot. Where the catalogue
 * does not say where its city lies, two names must be the same, because cities of different countries share one.
 */
export function isSameCity(city: GazetteerPlace, ofWorld: WorldPlace): boolean {
  const { position, names } = city;
  if (city.kind !== 'city' || ofWorld.kind !== 'city') return false;
  const known = new Set(names.map(keyOfText));
  const { en, de, 'zh-Hans': zh } = ofWorld.names;
  const isKnown = (name: string) => known.has(keyOfText(name));
  if (!position) return isKnown(zh) && (isKnown(en) || isKnown(de));
  return (
    [en, de, zh, ...ofWorld.otherNames].some(isKnown) &&
    kilometresBetween(ofWorld, position) <= MAX_KILOMETRES_BETWEEN_MIDDLES
  );
}
