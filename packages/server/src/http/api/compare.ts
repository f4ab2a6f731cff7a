import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { contract } from '@ashore/core/contract/contract.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { type LocalDate, localDate } from '@ashore/core/time/local-date.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { implement } from '@orpc/server';
import { listDays } from '../../features/availability/list-days.ts';
import { partyOnDay } from '../../features/availability/party-on-day.ts';
import { showDay } from '../../features/availability/show-day.ts';
import type { ProductDetails } from '../../features/catalogue/present-details.ts';
import { showTour } from '../../features/catalogue/show-tour.ts';
import { noteTours } from './catalogue.ts';
import { type ApiContext, textLocale } from './context.ts';
import { refusing } from './refusing.ts';

const tours = implement(contract.tours).$context<ApiContext>().use(refusing);

// Not remembered: what is left changes by the minute, and everybody compares something else.
export const compare = tours.compare.handler(async ({ input, context }) => {
  const { party, currency, date } = input;
  const codes = [...new Set(input.codes)];
  const asked = { party, currency, date: date === undefined ? undefined : localDate(date) };
  const found = await Promise.all(codes.map((id) => comparedTour(context, { id, ...asked })));
  const compared = found.filter((tour) => tour !== undefined);
  noteTours(context, compared);
  context.endless();
  return {
    party,
    date: date ?? null,
    currency,
    // Named by its id and by its code it is still one.
    tours: compared.filter(({ tourId }, at) => at === compared.findIndex((tour) => tour.tourId === tourId)),
    missing: codes.filter((_, at) => found[at] === undefined),
  };
});

type Asked = {
  readonly id: string;
  readonly party: number;
  readonly currency: SelectableCurrency;
  readonly date: LocalDate | undefined;
};

async function comparedTour(context: ApiContext, asked: Asked): Promise<ComparedTour | undefined> {
  const { database } = context;
  const now = context.now();
  const found = await showTour(database, { ...asked, locale: textLocale(context), now });
  if (!found) return undefined;
  const days = await daysOf(context, { ...asked, now, timeZone: found.tour.timeZone });
  return days && { ...wordsOf(found.tour), ...days };
}

type AskedDay = Asked & { readonly now: Date; readonly timeZone: string };

/** Nothing where it went while it was asked for. */
async function daysOf({ database }: ApiContext, { date, timeZone, ...asked }: AskedDay) {
  if (date === undefined) {
    const today = localDateAt(asked.now, timeZone);
    const found = await listDays(database, { ...asked, from: today, to: today });
    return found && { day: null, nextAvailableDate: found.nextAvailableDate };
  }
  const found = await showDay(database, { ...asked, date });
  return found && { day: partyOnDay(found, asked.party), nextAvailableDate: found.nextAvailableDate };
}

function wordsOf(tour: ProductDetails): Omit<ComparedTour, 'day' | 'nextAvailableDate'> {
  const { components } = tour;
  const [first] = components;
  const times = new Set(components.flatMap(({ startingTimes }) => startingTimes));
  const { opens = null, closes = null } = first ?? {};
  return {
    ...tour,
    included: tour.featureSet.find(({ feature }) => feature === 'Included')?.values ?? [],
    vendorName: tour.vendor.name,
    startingTimes: [...times].sort(),
    open: opens === null || closes === null ? null : { opens, closes },
    pickupCount: tour.pickupPlaces.length,
  };
}
