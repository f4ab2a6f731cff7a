import type {
  FoundHotel,
  FoundHotelList,
  FoundLocation,
  FoundSailing,
  FoundTour,
} from '@ashore/core/contract/search/search.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { starsOfRating } from '@ashore/core/hotels/rating.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { dayRangeYearText } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { useText } from '../../i18n/texts.ts';
import { fromPriceText } from '../../i18n/trip-texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { bed, pin, ship as shipIcon } from '../../ui/media/icon-paths.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { Rating } from '../../ui/media/rating.tsx';

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
  let start = 0;
  return markWords(name, query).map(({ text, isMarked }) => {
    const key = start;
    start += text.length;
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
  for (let start = 0; start + word.length <= letters.length; start++) {
    if (!isChinese && (word.length === 1 ? start > 0 : isInsideWord(letters, start))) continue;
    if (word.every((letter, offset) => letters[start + offset] === letter))
      isMarked.fill(true, start, start + word.length);
  }
}

function isInsideWord(letters: readonly string[], index: number): boolean {
  const before = letters[index - 1];
  return before !== undefined && startsWord.test(before);
}

function runsOf(letters: readonly string[], isMarked: readonly boolean[]): MarkedPart[] {
  const parts: { text: string; isMarked: boolean }[] = [];
  letters.forEach((letter, index) => {
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked[index]) last.text += letter;
    else parts.push({ text: letter, isMarked: isMarked[index] === true });
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

/** The text beside it names what it shows. */
function Thumbnail({ src }: { src: string }) {
  return (
    <Picture
      shape="square"
      src={src}
      alt=""
      sizes="72px"
      fallbackSrc={noPicture}
      priority
      className="size-18 shrink-0 rounded-badge"
    />
  );
}

/** A tour, its location, and a one-line description. */
export function TourSuggestion({ tour, query }: TourSuggestionProps) {
  const { locale } = usePage();
  const { name, location, description, teaserImageUrl, offer } = tour;
  return (
    <span className="flex gap-4">
      <Thumbnail src={teaserImageUrl} />
      <span className="flex min-w-0 grow flex-wrap gap-x-4 sm:flex-nowrap">
        <span className="min-w-0 grow self-center max-sm:basis-full">
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
        {offer && <SuggestedOffer offer={offer} />}
      </span>
    </span>
  );
}

/** The price of a tour and its rating: at the right, and on a phone below the text. */
function SuggestedOffer({ offer }: { offer: NonNullable<FoundTour['offer']> }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { basePrice, groupSize, currency, averageRating, reviewCount } = offer;
  return (
    <span className="flex shrink-0 flex-wrap items-center gap-x-3 type-small max-sm:basis-full sm:flex-col sm:items-end sm:self-center">
      <span className="font-semibold">{fromPriceText(fromDecimal(basePrice, currency), intl, t)}</span>
      {groupSize !== null && <span className="text-ink-2">{t('tour.perGroup', { size: groupSize })}</span>}
      {averageRating !== null && <SuggestedRating rating={averageRating} count={reviewCount} />}
    </span>
  );
}

function SuggestedRating({ rating, count }: { rating: number; count: number }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const value = numberFormat(intl, { minimumFractionDigits: 1 }).format(rating);
  return <Rating rating={rating} value={value} label={t('tour.rating', { rating: value, count })} />;
}

/** A sailing by its ship, with its days and its route. */
export function SailingSuggestion({ sailing: { ship, from, to, title } }: { sailing: FoundSailing }) {
  const { intl } = localeTable[usePage().locale];
  return (
    <span className="flex items-start gap-3">
      <Icon path={shipIcon} className="mt-0.5 shrink-0 text-sea" />
      <span className="min-w-0">
        <span className="block font-semibold">{ship}</span>
        <span className="block">{dayRangeYearText({ from: localDate(from), to: localDate(to) }, intl)}</span>
        <span className="block type-small text-ink-2">{title}</span>
      </span>
    </span>
  );
}

/** A hotel by its name, with its place and its category, as its source gives it: an authority, or our assessment. */
export function HotelSuggestion({ hotel, query }: { hotel: FoundHotel; query: string }) {
  const t = useText();
  const { locale } = usePage();
  const { name, location, neighbourhood, teaserImageUrl, rating, hasOfficialStars } = hotel;
  const place = whereText(location, locale);
  return (
    <span className="flex gap-4">
      <Thumbnail src={teaserImageUrl} />
      <span className="min-w-0 grow self-center">
        <span className="block type-label text-balance">
          <MarkedName name={name} query={query} />
        </span>
        <span className="block type-small text-ink-2">
          {neighbourhood === '' ? place : t('find.hotelPlace', { quarter: neighbourhood, place })}
        </span>
        <span className="block type-small text-ink-2">
          {t(hasOfficialStars ? 'find.hotelOfficial' : 'find.hotelOurs', { count: starsOfRating(rating) })}
        </span>
      </span>
    </span>
  );
}

/** The list of the hotels of a city, with the number of those that are meant. */
export function HotelListSuggestion({ list }: { list: FoundHotelList }) {
  const t = useText();
  return (
    <span className="flex items-start gap-3">
      <Icon path={bed} className="mt-0.5 shrink-0 text-sea" />
      <span className="font-semibold">
        {t('find.hotelList', { count: list.hotelCount, place: list.locative })}
      </span>
    </span>
  );
}
