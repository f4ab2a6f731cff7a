import { BANDS } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { catalogueId } from './catalogue-id.ts';
import { eachLanguage } from './each-language.ts';
import type { ProductRow } from './place-file.ts';
import type { PlaceRows } from './place-tables.ts';
import type { Identity } from './product-identity.ts';
import { rowsOfExceptions } from './rows-of-exceptions.ts';

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

type Option = Omit<ProductRow['options'][number], 'name'> & Partial<Pick<ProductRow, 'title'>>;
type Surroundings = Identity & { readonly today: LocalDate };
type Schedule = Pick<ProductRow, 'startTimes' | 'openHours' | 'days' | 'season'>;

/** Adds the ways to book a product. The first is the product as it is; the others say what they have other than it. */
export function rowsOfOptions(
  rows: PlaceRows,
  product: ProductRow,
  { id, names, today }: Surroundings,
): void {
  const { capacity, durationMinutes } = product;
  for (const [position, option] of [firstOf(product), ...product.options].entries()) {
    // By its slug, else by its place in the list: holds and bookings keep it.
    const optionId = catalogueId('option', ...names, option.slug ?? position);
    rows.options.push({
      id: optionId,
      product_id: id,
      position,
      slug: option.slug,
      duration_minutes: option.durationMinutes === undefined ? durationMinutes : option.durationMinutes,
      languages: option.languages,
      capacity: option.capacity ?? capacity,
      cutoff_minutes: option.cutoffMinutes ?? product.cutoffMinutes ?? 60,
    });
    if ('name' in option)
      eachLanguage(option.name, (locale, name) =>
        rows.optionTexts.push({ option_id: optionId, locale, name }),
      );
    for (const [index, schedule] of schedulesOf(product, option).entries())
      addSchedule(rows, schedule, optionId, index);
    const hasOwnTimes = hasTimes(option);
    rowsOfExceptions(rows, { product, option }, { optionId, hasOwnTimes, today });
    addShares(rows, option.shares ?? product.shares ?? [], { optionId, supplier: product.supplier });
    addTickets(rows, option, optionId);
    addPriceSeasons(rows, option.priceSeasons ?? product.priceSeasons ?? [], optionId);
  }
}

function firstOf({ price, group, atLeast, ages }: ProductRow): Option {
  return { price, group, atLeast, ages };
}

/** Of the product's days and season an option may change one; with times of its own it has its own further rules. */
function schedulesOf(product: ProductRow, option: Option): Schedule[] {
  const hasOwnTimes = hasTimes(option);
  const { startTimes, openHours } = hasOwnTimes ? option : product;
  const days = option.days ?? product.days;
  const season = option.season === undefined ? product.season : option.season;
  const further = option.alsoRuns ?? (hasOwnTimes ? [] : product.alsoRuns) ?? [];
  return [{ startTimes, openHours, days, season }, ...further];
}

function hasTimes({ startTimes, openHours }: Option): boolean {
  return startTimes !== undefined || openHours !== undefined;
}

function addSchedule(rows: PlaceRows, schedule: Schedule, option: string, index: number): void {
  const { startTimes, openHours, days, season } = schedule;
  rows.schedules.push({
    id: catalogueId('schedule', option, ...(index === 0 ? [] : [index])),
    option_id: option,
    position: index,
    weekdays: numbersOf(days),
    season_from: season?.from ?? null,
    season_to: season?.to ?? null,
    local_start_times: startTimes ?? [],
    local_opens: startTimes ? null : (openHours?.from ?? null),
    local_closes: startTimes ? null : (openHours?.to ?? null),
  });
}

function addShares(
  rows: PlaceRows,
  shares: NonNullable<ProductRow['shares']>,
  { optionId, supplier }: { readonly optionId: string; readonly supplier: string },
): void {
  for (const { resource, per, units = 1 } of shares)
    rows.shares.push({
      option_id: optionId,
      resource_id: catalogueId('resource', supplier, resource),
      per,
      units,
    });
}

function addTickets(rows: PlaceRows, option: Option, id: string): void {
  for (const band of BANDS) {
    const price = band === 'group' ? option.group?.price : option.price?.[band];
    if (price === undefined) continue;
    const group = band === 'group' ? option.group : undefined;
    const ages = band === 'group' ? undefined : option.ages?.[band];
    rows.tickets.push({
      option_id: id,
      band,
      min_age: ages?.from ?? null,
      max_age: ages?.to ?? null,
      min_count: option.atLeast?.[band] ?? 0,
      price_minor: price,
      group_size: group?.upTo ?? null,
      extra_person_minor: group?.extraPerson ?? null,
    });
  }
}

function addPriceSeasons(
  rows: PlaceRows,
  seasons: NonNullable<ProductRow['priceSeasons']>,
  option: string,
): void {
  for (const [position, { percent, days, season }] of seasons.entries())
    rows.priceSeasons.push({
      option_id: option,
      position,
      weekdays: days ? numbersOf(days) : null,
      season_from: season?.from ?? null,
      season_to: season?.to ?? null,
      percent,
    });
}

function numbersOf(days: ProductRow['days']): number[] {
  return days.map((day) => weekdays.indexOf(day) + 1).sort();
}
