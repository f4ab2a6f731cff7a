import { kilometresBetween } from '@ashore/core/cruises/distance.ts';
import { ORDINARY_WORDS } from '../gazetteer/ordinary-words.ts';
import { isWorldId, type WorldPlace } from '../gazetteer/world-place.ts';
import type { GazetteerPlace } from '../places/gazetteer.ts';
import type { Knowledge } from '../query/knowledge.ts';
import { longestPhrase } from '../query/phrases.ts';
import { asGazetteerPlace, placesOfCatalogue } from '../query/world-names.ts';
import { atomsOf } from '../text/atoms-of.ts';
import { type Atom, joinAtoms } from '../text/cut-atoms.ts';

type TitledText = { readonly title: string; readonly lead: string };

type MentionedPlacesInput = {
  /** Title and lead in each language of the product. */
  readonly texts: readonly TitledText[];
  /** Places of the product, with those around them. */
  readonly places: readonly string[];
  readonly knowledge: Knowledge;
};

/**
 * Places that a product leads to besides its own: sights of its city, and places of the world nearby. What two languages name
 * is meant, a city or a region only if a title names it. A trip from Florence to Pisa is thereby found for Pisa, unless the
 * catalogue has Pisa itself. The labels do not depend on whether it has, so that they stay true when a place is added or
 * removed.
 */
export function mentionedPlaces({ texts, places, knowledge }: MentionedPlacesInput): MentionedPlace[] {
  const from = places.map((id) => knowledge.placeOf.get(id)?.position).find(Boolean);
  const isReached = ({ position }: GazetteerPlace) =>
    from !== undefined && position !== undefined && kilometresBetween(from, position) <= MAX_KILOMETRES;
  const isOwn = ({ id }: GazetteerPlace) => {
    const ofWorld = knowledge.world.get(id);
    return (
      ofWorld !== undefined && placesOfCatalogue(ofWorld, knowledge).some((own) => places.includes(own.id))
    );
  };
  const isLeadTo = (place: GazetteerPlace) =>
    isWorldId(place.id) ? isReached(place) && !isOwn(place) : isSightIn(place, places);
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
  return [...languagesOf.keys()].filter(isMeant).map((id) => ({ id, isInTitle: inTitles.has(id) }));
}

type MentionedPlace = { readonly id: string; readonly isInTitle: boolean };

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
  const atoms = atomsOf(text);
  const named: GazetteerPlace[] = [];
  for (let at = 0; at < atoms.length; ) {
    const own = longestPhrase(knowledge.placesByName, atoms, at);
    const ofWorld = worldNameIn(atoms, at, own?.to ?? at + 1, knowledge);
    const to = ofWorld?.to ?? own?.to ?? at + 1;
    named.push(...(own?.to === to ? own.meanings : []), ...(ofWorld?.places ?? []));
    at = to;
  }
  return named;
}

const MAX_WORDS = 5;
const MAX_GLYPHS = 10;

/** A travelled place by a name that is no ordinary word and ends at `least` or later. A sight may be one of the catalogue. */
function worldNameIn(atoms: readonly Atom[], from: number, least: number, knowledge: Knowledge) {
  if (!beginsName(atoms, from, knowledge.world)) return undefined;
  const isGlyphs = atoms[from]?.isGlyph === true;
  const longest = Math.min(atoms.length, from + (isGlyphs ? MAX_GLYPHS : MAX_WORDS));
  for (let to = longest; to >= least; to--) {
    const key = joinAtoms(atoms, from, to);
    if (key.length < (isGlyphs ? 2 : 4) || ORDINARY_WORDS.has(key)) continue;
    const named = knowledge.world.named(key).filter(({ isTravelled }) => isTravelled);
    if (named.length > 0) return { to, places: named.flatMap((place) => labelledAs(place, knowledge)) };
  }
  return undefined;
}

function labelledAs(place: WorldPlace, knowledge: Knowledge): GazetteerPlace[] {
  const sights = place.kind === 'sight' ? placesOfCatalogue(place, knowledge) : [];
  return sights.length > 0 ? sights : [asGazetteerPlace(place)];
}

const MAX_CACHED_BEGINNINGS = 100_000;
const cachedBeginnings = new WeakMap<Knowledge['world'], Map<string, boolean>>();

/**
 * Whether the name of a travelled place begins like the text at this atom: with the same word, or with the same two characters.
 * Most words begin none, so their longer combinations need not be looked up. Cached, because catalogues repeat the same words.
 */
function beginsName(atoms: readonly Atom[], at: number, world: Knowledge['world']): boolean {
  const { text = '', isGlyph = false } = atoms[at] ?? {};
  const beginning = isGlyph && text.length === 1 ? text + (atoms[at + 1]?.text ?? '') : text;
  const known = cachedBeginnings.get(world) ?? new Map<string, boolean>();
  cachedBeginnings.set(world, known);
  const cached = known.get(beginning);
  if (cached !== undefined) return cached;
  const begins = world.beginning(beginning, 1).length > 0;
  if (known.size > MAX_CACHED_BEGINNINGS) known.clear();
  known.set(beginning, begins);
  return begins;
}
