import type { APIRequestContext } from '@playwright/test';

type Wanted = { readonly product?: string; readonly party?: number; readonly nth?: number };

/**
 * A day in a later month on which the first option of a product is available for that many. Parallel journeys
 * use different months, so that they do not take one another's spots.
 */
export async function freeDay(
  request: APIRequestContext,
  months: number,
  { product = 'tours/nhb299eb', party = 1, nth = 3 }: Wanted = {},
): Promise<string> {
  const today = new Date();
  const on = (day: number, month: number) =>
    new Date(Date.UTC(today.getFullYear(), today.getMonth() + months + month, day))
      .toISOString()
      .slice(0, 10);
  const answer = await request.get(`/api/${product}/availability`, {
    params: { from: on(1, 0), to: on(0, 1), party },
  });
  const { days }: { days: { date: string; state: string }[] } = await answer.json();
  const free = days.filter(({ state }) => state === 'free').map(({ date }) => date);
  for (const date of free.slice(nth)) {
    // A day can be available because another option has room while the first is full.
    const { components }: { components: Way[] } = await (
      await request.get(`/api/${product}/availability/${date}`, { params: { party } })
    ).json();
    if (components[0]?.departures.some(({ state }) => state === 'free')) return date;
  }
  throw new Error(`${product} has not enough free days in ${months} months`);
}

type Way = { readonly departures: readonly { readonly state: string }[] };
