import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { showContent } from '../../../features/hotels/offers/show-content.ts';
import { type ApiContext, messageLocale } from '../../api/call/context.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';
import { readerLocale } from './wanted-stay.ts';

const hotels = implement(contract.hotels).$context<ApiContext>();

export const content = hotels.content
  .use(rateLimit(120))
  .use(withContractErrors)
  .handler(async ({ input: { conditions }, context }) => {
    const { hotelId, productId, locationUuid } = conditions;
    const ids = hotelId ?? productId;
    const shown = await showContent(context, {
      ids: typeof ids === 'string' ? [ids] : ids,
      place: locationUuid,
      locale: messageLocale(readerLocale(context, conditions.language)),
    });
    for (const { hotelid, locationUuid: location } of shown) {
      context.recordDependency(`product:${hotelid}`);
      context.recordDependency(`location:${location}`);
    }
    if (locationUuid !== null) context.recordDependency('tours');
    return { hotels: shown };
  });
