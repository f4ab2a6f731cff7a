import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { findLocation } from '../../features/locations/find-location.ts';
import { type ApiContext, textLocale } from './context.ts';
import { refusing } from './refusing.ts';

const locations = implement(contract.locations).$context<ApiContext>().use(refusing);

export const search = locations.search.handler(async ({ input, context }) => {
  const found = await findLocation(context.database, { id: input.uuid, locale: textLocale(context) });
  return { _embedded: { locationList: found ? [found] : [] }, _links: {} };
});
