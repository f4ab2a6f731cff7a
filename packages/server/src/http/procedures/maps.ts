import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { showListMap } from '../../features/maps/show-list-map.ts';
import { showMeetingMap } from '../../features/maps/show-meeting-map.ts';
import { type ApiContext, textLocale } from '../api/call/context.ts';
import { cached } from '../api/middleware/cache.ts';
import { withContractErrors } from '../api/middleware/errors.ts';

const maps = implement(contract.maps).$context<ApiContext>().use(withContractErrors);

export const meeting = maps.meeting.use(cached).handler(async ({ input, context, errors }) => {
  const found = await showMeetingMap(context.database, { id: input.id, locale: textLocale(context) });
  if (!found) throw errors.not_found();
  context.recordShown(`product:${found.productId}`);
  for (const id of found.locationIds) context.recordShown(`location:${id}`);
  return found.map;
});

// Not cached: the combinations of products that appear together in a list are endless.
export const list = maps.list.handler(async ({ input, context, errors }) => {
  const found = await showListMap(context.database, { ...input, locale: textLocale(context) });
  if (!found) throw errors.not_found();
  for (const id of found.productIds) context.recordShown(`product:${id}`);
  for (const id of found.locationIds) context.recordShown(`location:${id}`);
  return found.map;
});
