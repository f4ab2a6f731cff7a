import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { contract } from '@ashore/core/contract/contract.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { TravellersByAge } from '@ashore/core/pricing/tickets-by-age.ts';
import { type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { implement } from '@orpc/server';
import { cheapestOptionOnDay } from '../../features/availability/cheapest-option-on-day.ts';
import { listDays } from '../../features/availability/list-days.ts';
import { showDay } from '../../features/availability/show-day.ts';
import { featureWords } from '../../features/catalogue/details/feature-texts.ts';
import type { ProductDetails } from '../../features/catalogue/details/present-details.ts';
import { showTour } from '../../features/catalogue/details/show-tour.ts';
import { type ApiContext, textLocale } from '../api/call/context.ts';
import { withContractErrors } from '../api/middleware/errors.ts';
import { recordShownTours } from './catalogue.ts';

const tours = implement(contract.tours).$context<ApiContext>().use(withContractErrors);

// Not cached: availability changes by the minute, and each visitor compares other products.
export const compare = tours.compare.handler(async ({ input, context }) => {
  const { party, currency, date } = input;
  // Children without an adult are no party that could be priced.
  const children = (input.ages ?? []).slice(0, party - 1);
  const travellers = { adults: party - children.length, children };
  const codes = [...new Set(input.codes)];
  const query = { party, travellers, currency, date: date === undefined ? undefined : localDate(date) };
  const tours = await Promise.all(codes.map((id) => comparedTour(context, { id, ...query })));
  const compared = tours.filter((tour) => tour !== undefined);
  recordShownTours(context, compared);
  context.markUncacheable();
  return {
    party,
    date: date ?? null,
    currency,
    // A product named by both its id and its code counts once.
    tours: compared.filter(({ tourId }, at) => at === compared.findIndex((tour) => tour.tourId === tourId)),
    missing: codes.filter((_, at) => tours[at] === undefined),
  };
});

type ComparedTourQuery = {
  readonly id: string;
  readonly party: number;
  readonly travellers: TravellersByAge;
  readonly currency: SelectableCurrency;
  readonly date: LocalDate | undefined;
};

async function comparedTour(
  context: ApiContext,
  query: ComparedTourQuery,
): Promise<ComparedTour | undefined> {
  const { database } = context;
  const now = context.now();
  const shownTour = await showTour(database, { ...query, locale: textLocale(context), now });
  if (!shownTour) return undefined;
  const days = await daysOf(context, { ...query, now, tour: shownTour.tour });
  return days && { ...detailsOf(shownTour.tour, textLocale(context)), ...days };
}

type DayQuery = ComparedTourQuery & { readonly now: Date; readonly tour: ProductDetails };

/** Returns undefined if the product disappeared while it was read. */
async function daysOf({ database }: ApiContext, { date, tour, travellers, ...query }: DayQuery) {
  if (date === undefined) {
    const today = localDateAt(query.now, tour.timeZone);
    const answer = await listDays(database, { ...query, from: today, to: today });
    return answer && { day: null, nextAvailableDate: answer.nextAvailableDate };
  }
  const shownDay = await showDay(database, { ...query, date });
  return (
    shownDay && {
      day: cheapestOptionOnDay(shownDay, { travellers, minAge: tour.minAge, options: tour.components }),
      nextAvailableDate: shownDay.nextAvailableDate,
    }
  );
}

function detailsOf(
  tour: ProductDetails,
  locale: MessageLocale,
): Omit<ComparedTour, 'day' | 'nextAvailableDate'> {
  const { components } = tour;
  const [first] = components;
  const times = new Set(components.flatMap(({ startingTimes }) => startingTimes));
  const { opens = null, closes = null } = first ?? {};
  return {
    ...tour,
    dogsWelcome: featureWords(['dogs-welcome'], locale).some((words) =>
      tour.featureSet.some(({ feature, values }) => feature === 'ToKnow' && values.includes(words)),
    ),
    included: tour.featureSet.find(({ feature }) => feature === 'Included')?.values ?? [],
    options: components,
    vendorName: tour.vendor.name,
    startingTimes: [...times].sort(),
    open: opens === null || closes === null ? null : { opens, closes },
    pickupCount: tour.pickupPlaces.length,
  };
}
