import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { showListMap } from '../../features/maps/show-list-map.ts';
import { showMeetingMap } from '../../features/maps/show-meeting-map.ts';
import { type ApiContext, textLocale } from './context.ts';
import { refusing } from './refusing.ts';
import { remembering } from './remembering.ts';

const maps = implement(contract.maps).$context<ApiContext>().use(refusing);

export const meeting = maps.meeting.use(remembering).handler(async ({ input, context, errors }) => {
  const found = await showMeetingMap(context.database, { id: input.id, locale: textLocale(context) });
  if (!found) throw errors.not_found();
  context.shows(`product:${found.productId}`);
  for (const id of found.locationIds) context.shows(`location:${id}`);
  return found.map;
});

// Not remembered: which products stand in a list together has no end.
export const list = maps.list.handler(async ({ input, context, errors }) => {
  const found = await showListMap(context.database, { ...input, locale: textLocale(context) });
  if (!found) throw errors.not_found();
  for (const id of found.productIds) context.shows(`product:${id}`);
  for (const id of found.locationIds) context.shows(`location:${id}`);
  return found.map;
});
