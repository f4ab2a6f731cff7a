import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { changeWishlist, listWishlist } from '../../../features/wishlist/wishlist.ts';
import { accountOf, type GrantedContext } from '../../access/grant-access.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';

const wishlist = implement(contract.wishlist).$context<GrantedContext>();

export const show = wishlist.show.use(withContractErrors).handler(({ context }) => entriesOf(context));

// A whole list of a browser is merged at once.
export const update = wishlist.update
  .use(rateLimit(120))
  .use(withContractErrors)
  .handler(async ({ input: { body }, context, errors }) => {
    const { tourUuid: product, isWished } = body.data;
    const accountId = accountOf(context).id;
    if (!(await changeWishlist(context.database.pool, { accountId, product, isWished })))
      throw errors.not_found();
    return { data: await entriesOf(context) };
  });

async function entriesOf(context: GrantedContext) {
  const ids = await listWishlist(context.database.pool, accountOf(context).id);
  return ids.map((tourUuid) => ({ tourUuid }));
}
