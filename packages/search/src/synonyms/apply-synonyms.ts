import type { Gazetteer, GazetteerPlace } from '../places/gazetteer.ts';
import {
  buildPlaceKnowledge,
  type Knowledge,
  type WordKnowledge,
  withFurtherTerms,
} from '../query/knowledge.ts';
import { longestPhrase, type Phrases } from '../query/phrases.ts';
import { type Atom, cutAtoms } from '../text/cut-atoms.ts';
import { foldText } from '../text/fold-text.ts';
import { stemWord } from '../text/stem-word.ts';

/** A word that operations added to the search, and the known words that it stands for. */
export type Synonym = { readonly word: string; readonly means: string };

/** What words mean that search knows: concepts, places, or both. */
type KnownMeaning = { readonly concepts: readonly string[]; readonly places: readonly GazetteerPlace[] };

type KnowledgeInput = {
  readonly words: WordKnowledge;
  readonly gazetteer: Gazetteer;
  readonly synonyms: readonly Synonym[];
};

/**
 * Words and places with the synonyms among them. A synonym for a place is one more name of it. A synonym is ignored as long as
 * its word has a meaning without it, or what it stands for has none: lists of words and places change after it was added.
 */
export function knowledgeWithSynonyms({ words, gazetteer, synonyms }: KnowledgeInput): Knowledge {
  const plain: Knowledge = { ...words, ...buildPlaceKnowledge(gazetteer) };
  const understood = synonyms.flatMap(({ word, means }) => {
    const meaning = isKnownPhrase(word, plain) ? undefined : meaningOf(means, plain);
    return meaning ? [{ word, ...meaning }] : [];
  });
  const further = withFurtherTerms(plain, understood);
  const namesOfPlaces = new Map<string, string[]>();
  for (const { word, places } of understood)
    for (const { id } of places) namesOfPlaces.set(id, [...(namesOfPlaces.get(id) ?? []), word]);
  if (namesOfPlaces.size === 0) return further;
  const named = gazetteer.map((place) => ({
    ...place,
    names: [...place.names, ...(namesOfPlaces.get(place.id) ?? [])],
  }));
  return { ...further, ...buildPlaceKnowledge(named) };
}

/** What a whole text means as a term of a concept, in any form, or as the name of a place. Undefined if it is neither. */
export function meaningOf(text: string, { queryTerms, placesByName }: Knowledge): KnownMeaning | undefined {
  const { terms, stems } = queryTerms;
  const atoms = cutAtoms(foldText(text));
  const places = wholePhrase(placesByName, atoms);
  const exact = wholePhrase(terms, atoms);
  const forms = (['en', 'de'] as const).flatMap((language) =>
    wholePhrase(stems[language], atoms, (atom) => stemWord(atom.text, language)),
  );
  const concepts = [...new Set(exact.length > 0 ? exact : forms)];
  return places.length + concepts.length > 0 ? { concepts, places } : undefined;
}

/** Whether a whole text has a meaning, or is a phrase that search ignores. */
export function isKnownPhrase(text: string, knowledge: Knowledge): boolean {
  return (
    meaningOf(text, knowledge) !== undefined ||
    wholePhrase(knowledge.stopPhrases, cutAtoms(foldText(text))).length > 0
  );
}

function wholePhrase<Meaning>(
  phrases: Phrases<Meaning>,
  atoms: readonly Atom[],
  read?: (atom: Atom) => string,
): readonly Meaning[] {
  const match = longestPhrase(phrases, atoms, 0, read);
  return match?.to === atoms.length ? match.meanings : [];
}
