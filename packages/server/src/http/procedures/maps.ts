import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { showListMap } from '../../features/maps/show-list-map.ts';
import { showMeetingMap } from '../../features/maps/show-meeting-map.ts';
import { type ApiContext, textLocale } from '../api/call/context.ts';
import { cached } from '../api/middleware/cache.ts';
import { withContractErrors } from '../api/middleware/errors.ts';

const maps = implement(contract.maps).$context<ApiContext>().use(withContractErrors);

export const meeting = maps.meeting.use(cached).handler(async ({ input, context, errors }) => {
  const answer = await showMeetingMap(context.database, { id: input.id, locale: textLocale(context) });
  if (!answer) throw errors.not_found();
  context.recordDependency(`product:${answer.productId}`);
  for (const id of answer.locationIds) context.recordDependency(`location:${id}`);
  return answer.map;
});

// Not cached: the combinations of products that appear together in a list are endless.
export const list = maps.list.handler(async ({ input, context, errors }) => {
  const answer = await showListMap(context.database, { ...input, locale: textLocale(context) });
  if (!answer) throw errors.not_found();
  for (const id of answer.productIds) context.recordDependency(`product:${id}`);
  for (const id of answer.locationIds) context.recordDependency(`location:${id}`);
  return answer.map;
});
