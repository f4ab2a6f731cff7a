import { kilometresBetween } from '@ashore/core/cruises/distance.ts';
import type { WorldPlace } from '../gazetteer/world-place.ts';
import { type GazetteerPlace, isMajorPlace } from '../places/gazetteer.ts';
import { beginsWithGlyph, joinAtoms } from '../text/cut-atoms.ts';
import { keyOfText } from '../text/key-of-text.ts';
import { wordsOf } from '../text/words-of.ts';
import type { Knowledge } from './knowledge.ts';
import type { PlaceUnit } from './query-plan.ts';
import { isWordOfSight, type Piece, placeUnit } from './read-pieces.ts';

/**
 * Operations give a city the names of its port and of what is near, so that a traveller who types Machu Picchu finds Cusco. Of
 * what the city has, such a traveller wants what is there. Undefined for a name of the whole city, or of a region.
 */
export function partOfPlace(piece: Piece, { world }: Pick<Knowledge, 'world'>): PlaceUnit | undefined {
  const key = joinAtoms(piece.atoms);
  const cities = piece.places.filter(isMajorPlace);
  const near = world.named(key).filter((place) => cities.some((city) => isNear(place, city)));
  const names = [key, ...near.flatMap((place) => Object.values(place.names))];
  const isWhole = cities.some(
    (city) => city.kind !== 'city' || names.some((name) => isMainName(name, city.names)),
  );
  const words = wordsOf([key]).filter(isWordOfSight);
  return isWhole || near.length === 0 || words.length === 0
    ? undefined
    : { ...placeUnit(cities, piece.quality), words, isPart: true };
}

/** What lies farther away only has the same name. */
const MAX_KILOMETRES = 150;

function isNear(place: WorldPlace, { position }: GazetteerPlace): boolean {
  const isSpot = place.kind === 'sight' || place.kind === 'city';
  return isSpot && position !== undefined && kilometresBetween(place, position) <= MAX_KILOMETRES;
}

/** The names in our languages come first, the Chinese one last of them. Two of them may be the same. */
function isMainName(wanted: string, names: readonly string[]): boolean {
  const chinese = names.findIndex(beginsWithGlyph);
  return names.slice(0, chinese + 1).some((name) => keyOfText(name) === keyOfText(wanted));
}
