import { BANDS } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { resolveDay } from '../file/dates.ts';
import type { ProductInFile } from '../file/place-file.ts';
import type { FileException } from '../file/schedule-file.ts';
import { eachLanguage } from '../file/texts-by-language.ts';
import { type CatalogueIdentity, catalogueId } from './catalogue-id.ts';
import type { PlaceRows } from './tables.ts';

/** The cut-off of a product whose file states none. The export then omits it too. */
export const USUAL_CUTOFF_MINUTES = 60;

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

type OptionToImport = Omit<ProductInFile['options'][number], 'name'> & Partial<Pick<ProductInFile, 'title'>>;
type OptionContext = CatalogueIdentity & { readonly today: LocalDate };
type OptionSchedule = Pick<ProductInFile, 'startTimes' | 'openHours' | 'days' | 'season'>;

/**
 * Adds the options of a product. The first option is the product itself; each further option states only what
 * differs from it.
 */
export function addRowsOfOptions(
  rows: PlaceRows,
  product: ProductInFile,
  { id, names, today }: OptionContext,
): void {
  const { capacity, durationMinutes } = product;
  for (const [position, option] of [firstOptionOf(product), ...product.options].entries()) {
    // The option id comes from the slug, or else from the position in the list. Holds and bookings refer to
    // this id.
    const optionId = catalogueId('option', ...names, option.slug ?? position);
    rows.options.push({
      id: optionId,
      product_id: id,
      position,
      slug: option.slug,
      duration_minutes: option.durationMinutes === undefined ? durationMinutes : option.durationMinutes,
      languages: option.languages,
      included: option.included,
      excluded: option.excluded,
      capacity: option.capacity ?? capacity,
      cutoff_minutes: option.cutoffMinutes ?? product.cutoffMinutes ?? USUAL_CUTOFF_MINUTES,
    });
    if ('name' in option)
      eachLanguage(option.name, (locale, name) =>
        rows.optionTexts.push({ option_id: optionId, locale, name }),
      );
    for (const [index, schedule] of schedulesOf(product, option).entries())
      addSchedule(rows, schedule, optionId, index);
    const hasOwnTimes = hasTimes(option);
    addRowsOfExceptions(rows, { product, option }, { optionId, hasOwnTimes, today });
    addShares(rows, option.shares ?? product.shares ?? [], { optionId, supplier: product.supplier });
    addTickets(rows, option, optionId);
    addPriceSeasons(rows, option.priceSeasons ?? product.priceSeasons ?? [], optionId);
  }
}

function firstOptionOf({ price, group, atLeast, ages }: ProductInFile): OptionToImport {
  return { price, group, atLeast, ages };
}

/**
 * An option may override the product's days and season. An option with its own times does not inherit the
 * product's further rules.
 */
function schedulesOf(product: ProductInFile, option: OptionToImport): OptionSchedule[] {
  const hasOwnTimes = hasTimes(option);
  const { startTimes, openHours } = hasOwnTimes ? option : product;
  const days = option.days ?? product.days;
  const season = option.season === undefined ? product.season : option.season;
  const furtherRules = option.alsoRuns ?? (hasOwnTimes ? [] : product.alsoRuns) ?? [];
  return [{ startTimes, openHours, days, season }, ...furtherRules];
}

function hasTimes({ startTimes, openHours }: OptionToImport): boolean {
  return startTimes !== undefined || openHours !== undefined;
}

function addSchedule(rows: PlaceRows, schedule: OptionSchedule, option: string, index: number): void {
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
  shares: NonNullable<ProductInFile['shares']>,
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

function addTickets(rows: PlaceRows, option: OptionToImport, id: string): void {
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
  seasons: NonNullable<ProductInFile['priceSeasons']>,
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

function numbersOf(days: ProductInFile['days']): number[] {
  return days.map((day) => weekdays.indexOf(day) + 1).sort();
}

type ExceptionContext = {
  readonly optionId: string;
  readonly hasOwnTimes: boolean;
  readonly today: LocalDate;
};
type WithExceptions = Pick<ProductInFile, 'exceptions'>;

/**
 * Adds the days on which an option deviates from its rules. Their order matters: the first exception that
 * matches a day applies.
 */
function addRowsOfExceptions(
  rows: PlaceRows,
  { product, option }: { readonly product: WithExceptions; readonly option: WithExceptions },
  { optionId, hasOwnTimes, today }: ExceptionContext,
): void {
  const exceptions = option.exceptions ?? inheritedExceptions(product.exceptions ?? [], hasOwnTimes);
  for (const [position, { season, dates, startTimes, openHours }] of exceptions.entries())
    rows.exceptions.push({
      option_id: optionId,
      position,
      first_day: dates ? resolveDay(dates.from, today) : null,
      last_day: dates ? resolveDay(dates.to, today) : null,
      season_from: season?.from ?? null,
      season_to: season?.to ?? null,
      local_start_times: startTimes ?? [],
      local_opens: openHours?.from ?? null,
      local_closes: openHours?.to ?? null,
    });
}

/**
 * Closed days apply to every option. Other times of the product do not apply to an option with its own times.
 */
export function inheritedExceptions<Times extends Pick<FileException, 'startTimes' | 'openHours'>>(
  exceptions: readonly Times[],
  hasOwnTimes: boolean,
): Times[] {
  return exceptions.filter(({ startTimes, openHours }) => !hasOwnTimes || !(startTimes || openHours));
}
