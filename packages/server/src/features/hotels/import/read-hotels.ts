import { daysFromFirstToSecond } from '../../catalogue/file/dates.ts';
import { closestForms, explainIssue, fieldName } from '../../catalogue/import/explain-issue.ts';
import { parseJson } from '../../catalogue/import/parse-json.ts';
import type { CatalogueSource, Problem } from '../../catalogue/import/read-catalogue.ts';
import { type HotelFile, type HotelInFile, hotelFile, type RoomInFile } from '../file/hotel-file.ts';

export type ReadHotels = { readonly files: readonly HotelFile[]; readonly problems: readonly Problem[] };
type Report = (path: string, what: string) => void;

/** Reads hotel files and reports all problems at once, so that authors need not correct them one by one. */
export function readHotels(sources: readonly CatalogueSource[]): ReadHotels {
  const files: HotelFile[] = [];
  const problems: Problem[] = [];
  const fileOfKey = new Map<string, string>();
  for (const { name, text } of sources) {
    const report: Report = (at, what) => problems.push({ file: name, at, what });
    const json = parseJson(text);
    if (json.outcome === 'fault') {
      report('', json.what);
      continue;
    }
    const parsed = hotelFile.safeParse(json.data, { error: explainIssue });
    for (const { path, message } of closestForms(parsed.error?.issues ?? []))
      report(fieldName(path, json.data), message);
    if (!parsed.data) continue;
    files.push(parsed.data);
    checkTwice(parsed.data, { file: name, fileOfKey, report });
    for (const hotel of parsed.data.hotels)
      checkHotel(hotel, (at, what) => report(`hotels[${hotel.slug}]${at}`, what));
  }
  return { files, problems };
}

type Claims = { readonly file: string; readonly fileOfKey: Map<string, string>; readonly report: Report };

function checkTwice({ place, suppliers, hotels }: HotelFile, { file, fileOfKey, report }: Claims): void {
  const claim = (key: string, path: string) => {
    const before = fileOfKey.get(key);
    if (before === undefined) fileOfKey.set(key, file);
    else report(path, before === file ? 'is used twice' : `is already used in ${before}`);
  };
  claim(`place ${place}`, 'place');
  for (const { slug } of suppliers) claim(`supplier ${slug}`, `suppliers[${slug}]`);
  for (const { slug } of hotels) claim(`hotel ${place} ${slug}`, `hotels[${slug}]`);
}

/** Finds contradictions within a hotel, which the schema cannot find. */
function checkHotel(hotel: HotelInFile, report: Report): void {
  const { rooms, rates, nights = [], childAge = 12, cotAge = 1 } = hotel;
  if (childAge < cotAge) report('.childAge', 'is below cotAge');
  const slugs = new Set(rooms.map(({ slug }) => slug));
  checkDistinct(rooms, (slug) => report(`.rooms[${slug}]`, 'is used twice'));
  checkDistinct(rates, (slug) => report(`.rates[${slug}]`, 'is used twice'));
  for (const room of rooms) checkRoom(room, hotel, (at, what) => report(`.rooms[${room.slug}]${at}`, what));
  for (const rate of rates) {
    const at = `.rates[${rate.slug}]`;
    for (const slug of rate.rooms ?? [])
      if (!slugs.has(slug)) report(`${at}.rooms`, `names an unknown room: ${slug}`);
    if ((rate.minNights ?? 1) > (rate.maxNights ?? 30)) report(`${at}.minNights`, 'is above maxNights');
    checkTiers(rate.cancellation, (what) => report(`${at}.cancellation`, what));
    checkPeriods(rate.days ?? [], (index) => report(`${at}.days[${index + 1}]`, 'ends before it begins'));
  }
  for (const [index, { rooms: named }] of nights.entries())
    for (const slug of named)
      if (!slugs.has(slug)) report(`.nights[${index + 1}].rooms`, `names an unknown room: ${slug}`);
  checkPeriods(nights, (index) => report(`.nights[${index + 1}]`, 'ends before it begins'));
}

function checkDistinct(entries: readonly { readonly slug: string }[], onTwice: (slug: string) => void): void {
  const seen = new Set<string>();
  for (const { slug } of entries) {
    if (seen.has(slug)) onTwice(slug);
    seen.add(slug);
  }
}

function checkRoom(room: RoomInFile, { prices }: HotelInFile, report: Report): void {
  const { price, nightPrices, maxAdults, maxChildren, maxOccupancy, includedAdults = 2 } = room;
  if ((price === undefined) === (nightPrices === undefined))
    report('', 'needs either a price or nightPrices');
  if (price !== undefined && prices === undefined) report('.price', 'needs the prices of the hotel');
  if (maxOccupancy < maxAdults) report('.maxOccupancy', 'is below maxAdults');
  if (maxOccupancy > maxAdults + maxChildren)
    report('.maxOccupancy', 'is above maxAdults and maxChildren together');
  if (includedAdults > Math.max(maxAdults, 2)) report('.includedAdults', 'is above maxAdults');
  const ages = (room.childPrices ?? []).map(({ untilAge }) => untilAge);
  if (ages.some((age, index) => age <= (ages[index - 1] ?? -1)))
    report('.childPrices', 'must name the youngest first');
}

/** Only the last tier runs to the arrival, and each gives less notice than the one before it. */
function checkTiers(
  tiers: HotelInFile['rates'][number]['cancellation'],
  report: (what: string) => void,
): void {
  const ends = tiers.map(({ until }) => until);
  if (ends.at(-1) !== null || ends.slice(0, -1).includes(null))
    report('must end with one tier without an end');
  const order = ends.map((until) =>
    until ? until.days * 1_440 - minutesOf(until.time) : Number.NEGATIVE_INFINITY,
  );
  if (order.some((notice, index) => notice >= (order[index - 1] ?? Number.POSITIVE_INFINITY)))
    report('must name the longest notice first');
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

type Period = { readonly from: string; readonly to: string };

function checkPeriods(periods: readonly Period[], onReversed: (index: number) => void): void {
  for (const [index, { from, to }] of periods.entries())
    if ((daysFromFirstToSecond(from, to) ?? 0) < 0) onReversed(index);
}
