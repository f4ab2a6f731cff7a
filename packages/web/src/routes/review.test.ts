import { ORPCError } from '@orpc/client';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type PageContext, pageContext } from '../page/page-context.ts';
import { loader } from './review.tsx';

const walk = { tourId: 'id', tourName: 'Walk', images: [] };

/** The page on which a trip is reviewed, of a shop that has one product. */
async function pageOf(productId: string) {
  const show = async ({ id }: { id: string }) => {
    if (id !== 'nhb299eb') throw new ORPCError('not_found', { status: 404 });
    return walk;
  };
  const context = new RouterContextProvider();
  context.set(pageContext, { api: { tours: { show } }, currency: 'EUR' } as unknown as PageContext);
  return loader({ context, params: { productId } } as unknown as Parameters<typeof loader>[0]);
}

test('A trip can be reviewed by its code, and an unknown code is not found', async () => {
  expect(await pageOf('nhb299eb')).toMatchObject({ tourName: 'Walk', image: null });
  await expect(pageOf('00000000')).rejects.toMatchObject({ init: { status: 404 } });
  await expect(pageOf('x')).rejects.toMatchObject({ init: { status: 404 } });
});
