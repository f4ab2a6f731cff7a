import { kilometresBetween } from '@ashore/core/cruises/distance.ts';
import { ORDINARY_WORDS } from '../gazetteer/ordinary-words.ts';
import { isWorldId, type WorldPlace } from '../gazetteer/world-place.ts';
import type { GazetteerPlace } from '../places/gazetteer.ts';
import type { Knowledge } from '../query/knowledge.ts';
import { addPhrase, emptyPhrases, longestPhrase, type Phrases } from '../query/phrases.ts';
import { asGazetteerPlace, placesOfCatalogue } from '../query/world-names.ts';
import { atomsOf } from '../text/atoms-of.ts';
import { type Atom, cutAtoms } from '../text/cut-atoms.ts';
import { type ReadAtom, rememberPerWord } from '../text/read-atoms.ts';

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
    return ofWorld !== undefined && ownPlacesOf(ofWorld, knowledge).some((own) => places.includes(own.id));
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
  const { beginsOwnName, ofWorldFrom } = namesOf(knowledge);
  const named: GazetteerPlace[] = [];
  for (let at = 0; at < atoms.length; ) {
    const atom = atoms[at];
    const own = atom && beginsOwnName(atom) ? longestPhrase(knowledge.placesByName, atoms, at) : undefined;
    const worldNames = atom && ofWorldFrom(atom);
    const ofWorld = worldNames
      ? worldNameIn(atoms, { from: at, least: own?.to ?? at + 1, names: worldNames }, knowledge)
      : undefined;
    const to = ofWorld?.to ?? own?.to ?? at + 1;
    if (own?.to === to) named.push(...own.meanings);
    if (ofWorld) named.push(...ofWorld.places);
    at = to;
  }
  return named;
}

type KnownNames = {
  /** Whether a name of the catalogue begins with this word. */
  readonly beginsOwnName: (atom: ReadAtom) => boolean;
  /** The names of the world that begin with this word; null if there are none. */
  readonly ofWorldFrom: (atom: ReadAtom) => Phrases<string> | null;
};

const knownNames = new WeakMap<Knowledge['placesByName'], KnownNames>();

function namesOf({ placesByName, world }: Knowledge): KnownNames {
  const known = knownNames.get(placesByName);
  if (known) return known;
  const ofWorld = travelledNames(world);
  const names: KnownNames = {
    beginsOwnName: rememberPerWord(({ text }) => placesByName.next.has(text)),
    ofWorldFrom: rememberPerWord(({ text }) => ofWorld.next.get(text) ?? null),
  };
  knownNames.set(placesByName, names);
  return names;
}

const namesOfWorlds = new WeakMap<Knowledge['world'], Phrases<string>>();

/** The names of travelled places as a tree of atoms. */
function travelledNames(world: Knowledge['world']): Phrases<string> {
  const known = namesOfWorlds.get(world);
  if (known) return known;
  const names = emptyPhrases<string>();
  for (const name of world.travelledNames())
    addPhrase(
      names,
      cutAtoms(name).map(({ text }) => text),
      name,
    );
  namesOfWorlds.set(world, names);
  return names;
}

const MAX_WORDS = 5;
const MAX_GLYPHS = 10;

type NameSpan = {
  readonly from: number;
  /** Where the name ends at the earliest. */
  readonly least: number;
  /** The names that begin with the first atom. */
  readonly names: Phrases<string>;
};

/** A travelled place by a name that is not also an ordinary word. A sight may be one of the catalogue. */
function worldNameIn(atoms: readonly Atom[], { from, least, names }: NameSpan, knowledge: Knowledge) {
  const isGlyphs = atoms[from]?.isGlyph === true;
  const longest = Math.min(atoms.length, from + (isGlyphs ? MAX_GLYPHS : MAX_WORDS));
  let found: { readonly to: number; readonly name: string } | undefined;
  let node: Phrases<string> | undefined = names;
  for (let to = from + 1; node; to++) {
    const [name] = to >= least ? node.meanings : [];
    if (name !== undefined && name.length >= (isGlyphs ? 2 : 4) && !ORDINARY_WORDS.has(name))
      found = { to, name };
    node = to < longest ? node.next.get(atoms[to]?.text ?? '') : undefined;
  }
  if (!found) return undefined;
  const named = knowledge.world.named(found.name).filter(({ isTravelled }) => isTravelled);
  return { to: found.to, places: named.flatMap((place) => labelledAs(place, knowledge)) };
}

function labelledAs(place: WorldPlace, knowledge: Knowledge): readonly GazetteerPlace[] {
  const sights = place.kind === 'sight' ? ownPlacesOf(place, knowledge) : [];
  return sights.length > 0 ? sights : [asGazetteerPlace(place)];
}

const cachedOwnPlaces = new WeakMap<Knowledge['namesIndex'], Map<WorldPlace, readonly GazetteerPlace[]>>();

/** The places of the catalogue that a place of the world is. Cached, because the texts of a city name the city again and again. */
function ownPlacesOf(place: WorldPlace, knowledge: Knowledge): readonly GazetteerPlace[] {
  const known = cachedOwnPlaces.get(knowledge.namesIndex) ?? new Map<WorldPlace, readonly GazetteerPlace[]>();
  cachedOwnPlaces.set(knowledge.namesIndex, known);
  const cached = known.get(place);
  if (cached) return cached;
  const own = placesOfCatalogue(place, knowledge);
  known.set(place, own);
  return own;
}
