import { kilometresBetween } from '@ashore/core/cruises/distance.ts';
import { ORDINARY_WORDS } from '../gazetteer/ordinary-words.ts';
import { isWorldId } from '../gazetteer/world-place.ts';
import type { GazetteerPlace } from '../places/gazetteer.ts';
import type { Knowledge } from '../query/knowledge.ts';
import { longestPhrase } from '../query/phrases.ts';
import { knownPlaces } from '../query/world-names.ts';
import { type Atom, cutAtoms, joinAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';

type TitledText = { readonly title: string; readonly lead: string };

type MentionedPlacesInput = {
  /** Title and lead in each language of the product. */
  readonly texts: readonly TitledText[];
  /** Places of the product, with those around them. */
  readonly places: readonly string[];
  readonly knowledge: Knowledge;
};

/**
 * Places that a product leads to besides its own: sights of its city, and places nearby that the catalogue lacks. What two
 * languages name is meant, a city or a region only if a title names it. A trip from Florence to Pisa is thereby found for Pisa.
 */
export function mentionedPlaces({ texts, places, knowledge }: MentionedPlacesInput): string[] {
  const from = places.map((id) => knowledge.placeOf.get(id)?.position).find(Boolean);
  const isReached = ({ position }: GazetteerPlace) =>
    from !== undefined && position !== undefined && kilometresBetween(from, position) <= MAX_KILOMETRES;
  const isLeadTo = (place: GazetteerPlace) =>
    isWorldId(place.id) ? isReached(place) : isSightIn(place, places);
  const languagesOf = new Map<string, number>();
  const inTitles = new Set<string>();
  for (const { title, lead } of texts) {
    const ofTitle = placesIn(title, knowledge);
    for (const place of ofTitle) inTitles.add(place.id);
    const named = [...ofTitle, ...placesIn(lead, knowledge)].filter(isLeadTo);
    for (const id of new Set(named.map(idOf))) languagesOf.set(id, (languagesOf.get(id) ?? 0) + 1);
  }
  const isMeant = (id: string) =>
    (languagesOf.get(id) ?? 0) > 1 && (inTitles.has(id) || isSight(id, knowledge)) && !places.includes(id);
  return [...languagesOf.keys()].filter(isMeant);
}

const idOf = ({ id }: GazetteerPlace) => id;

function isSight(id: string, { placeOf, world }: Knowledge): boolean {
  return (placeOf.get(id) ?? world.get(id))?.kind === 'sight';
}

/** Farther places are only compared with, or gave their name to something. */
const MAX_KILOMETRES = 250;

function isSightIn({ kind, parent }: GazetteerPlace, places: readonly string[]): boolean {
  return kind === 'sight' && parent !== null && places.includes(parent);
}

function placesIn(text: string, knowledge: Knowledge): GazetteerPlace[] {
  const atoms = cutAtoms(foldText(text));
  const named: GazetteerPlace[] = [];
  for (let at = 0; at < atoms.length; ) {
    const own = longestPhrase(knowledge.placesByName, atoms, at);
    const ofWorld = worldNameIn(atoms, at, own?.to ?? at, knowledge);
    named.push(...(ofWorld?.places ?? own?.meanings ?? []));
    at = ofWorld?.to ?? own?.to ?? at + 1;
  }
  return named;
}

const MAX_WORDS = 5;
const MAX_GLYPHS = 10;

/** A travelled place by a name that is no ordinary word. */
function worldNameIn(atoms: readonly Atom[], from: number, after: number, knowledge: Knowledge) {
  const isGlyphs = atoms[from]?.isGlyph === true;
  const longest = Math.min(atoms.length, from + (isGlyphs ? MAX_GLYPHS : MAX_WORDS));
  for (let to = longest; to > after; to--) {
    const key = joinAtoms(atoms, from, to);
    if (key.length < (isGlyphs ? 2 : 4) || ORDINARY_WORDS.has(key)) continue;
    const named = knowledge.world.named(key).filter(({ isTravelled }) => isTravelled);
    if (named.length > 0) return { to, places: knownPlaces(named, knowledge) };
  }
  return undefined;
}
