import type { APIRequestContext } from '@playwright/test';

type AvailableDayInput = {
  readonly product?: string;
  readonly party?: number;
  /** Number of available days to pass over. Journeys that use the same month and product pass over different numbers. */
  readonly skippedDays?: number;
};

/**
 * A day in the month that is `monthsAhead` months from now, on which the first option of a product is available for the party. Parallel journeys
 * use different months, so that they do not take one another's spots.
 */
export async function findAvailableDay(
  request: APIRequestContext,
  monthsAhead: number,
  { product = 'tours/nhb299eb', party = 1, skippedDays = 3 }: AvailableDayInput = {},
): Promise<string> {
  const today = new Date();
  const dateOf = (day: number, month: number) =>
    new Date(Date.UTC(today.getFullYear(), today.getMonth() + monthsAhead + month, day))
      .toISOString()
      .slice(0, 10);
  const answer = await request.get(`/api/${product}/availability`, {
    params: { from: dateOf(1, 0), to: dateOf(0, 1), party },
  });
  const { days }: { days: { date: string; state: string }[] } = await answer.json();
  const availableDates = days.filter(({ state }) => state === 'free').map(({ date }) => date);
  for (const date of availableDates.slice(skippedDays)) {
    // A day can be available because another option has spots while the first is sold out.
    const { components }: { components: OptionDepartures[] } = await (
      await request.get(`/api/${product}/availability/${date}`, { params: { party } })
    ).json();
    if (components[0]?.departures.some(({ state }) => state === 'free')) return date;
  }
  throw new Error(`${product} has too few available days in ${monthsAhead} months`);
}

type OptionDepartures = { readonly departures: readonly { readonly state: string }[] };
