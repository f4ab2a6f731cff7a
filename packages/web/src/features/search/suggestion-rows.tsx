import type { FoundLocation, FoundTour } from '@ashore/core/contract/search.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { usePage } from '../../page/use-page.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { pin } from '../../ui/media/icon-paths.ts';
import { Picture } from '../../ui/media/picture.tsx';

type PlaceSuggestionProps = { place: FoundLocation; query: string };

/** A place, what it is part of, and a one-line description. */
export function PlaceSuggestion({ place, query }: PlaceSuggestionProps) {
  const { locale } = usePage();
  const { name, location, description } = place;
  return (
    <span className="flex items-start gap-3">
      <Icon path={pin} className="mt-0.5 shrink-0 text-sea" />
      <span className="min-w-0">
        <span className="font-semibold">
          <MarkedName name={name} query={query} />
        </span>
        <span className="text-ink-2">{withinText(name, location, locale)}</span>
        {description !== '' && (
          <span className="line-clamp-1 type-small text-ink-2" title={description}>
            {description}
          </span>
        )}
      </span>
    </span>
  );
}

/** A name with the typed part underlined. Screen readers read it as one name. */
function MarkedName({ name, query }: { name: string; query: string }) {
  let at = 0;
  return markWords(name, query).map(({ text, isMarked }) => {
    const key = at;
    at += text.length;
    if (!isMarked) return <span key={key}>{text}</span>;
    return (
      <mark key={key} className="search-mark">
        {text}
      </mark>
    );
  });
}

export type MarkedPart = { readonly text: string; readonly isMarked: boolean };

const startsWord = /[\p{L}\p{N}]/u;
const isHan = /\p{Script=Han}/u;

/**
 * Splits a name into parts and marks those that begin like a word of the query. Chinese words are marked
 * inside a name as well. Accents and capitals make no difference. A single Latin letter marks only the start
 * of the name.
 */
export function markWords(name: string, query: string): MarkedPart[] {
  const letters = [...name];
  const folded = letters.map(fold);
  const isMarked = new Array<boolean>(letters.length).fill(false);
  for (const word of wordsIn(query)) markWord(word, folded, isMarked);
  return runsOf(letters, isMarked);
}

/** Limit on query words to mark; more marks would not help the reader. */
const mostWords = 8;

function wordsIn(query: string): string[][] {
  const words = query
    .trim()
    .split(/[\s,.;:!?，。、；：！？]+/)
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, mostWords).map((word) => [...word].map(fold));
}

function fold(letter: string): string {
  return letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function markWord(word: readonly string[], letters: readonly string[], isMarked: boolean[]): void {
  const isChinese = word.some((letter) => isHan.test(letter));
  for (let at = 0; at + word.length <= letters.length; at++) {
    if (!isChinese && (word.length === 1 ? at > 0 : isInsideWord(letters, at))) continue;
    if (word.every((letter, offset) => letters[at + offset] === letter))
      isMarked.fill(true, at, at + word.length);
  }
}

function isInsideWord(letters: readonly string[], at: number): boolean {
  const before = letters[at - 1];
  return before !== undefined && startsWord.test(before);
}

function runsOf(letters: readonly string[], isMarked: readonly boolean[]): MarkedPart[] {
  const parts: { text: string; isMarked: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked[at]) last.text += letter;
    else parts.push({ text: letter, isMarked: isMarked[at] === true });
  });
  return parts;
}

/**
 * Location as the search names it: from city to country, with commas. Chinese reverses the order and omits
 * the commas.
 */
export function whereText(location: string, locale: Locale): string {
  const parts = [...new Set(location.split(', '))];
  return locale === 'zh-Hans' ? parts.toReversed().join('') : parts.join(', ');
}

/** The location that follows the name of a place; empty if both are the same. */
export function withinText(name: string, location: string, locale: Locale): string {
  if (location === '' || location === name) return '';
  return locale === 'zh-Hans' ? `，${whereText(location, locale)}` : `, ${whereText(location, locale)}`;
}

type TourSuggestionProps = { tour: FoundTour; query: string };

/** A tour, its location, and a one-line description. */
export function TourSuggestion({ tour, query }: TourSuggestionProps) {
  const { locale } = usePage();
  const { name, location, description, teaserImageUrl } = tour;
  return (
    <span className="flex gap-4">
      <Picture
        shape="square"
        src={teaserImageUrl}
        alt=""
        sizes="72px"
        fallbackSrc={noPicture}
        priority
        className="size-18 shrink-0 rounded-badge"
      />
      <span className="min-w-0 self-center">
        <span className="block type-label text-balance">
          <MarkedName name={name} query={query} />
        </span>
        <span className="block type-small text-ink-2">{whereText(location, locale)}</span>
        {description !== '' && (
          <span className="line-clamp-1 type-small text-ink-2" title={description}>
            {description}
          </span>
        )}
      </span>
    </span>
  );
}
