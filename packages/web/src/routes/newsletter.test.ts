import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { variant } from '#variant/variant.ts';
import { type PageContext, pageContext } from '../page/page-context.ts';
import { loader } from './newsletter.tsx';

const listed = vi.hoisted(() => ({ newsletter: null as { listId: string } | null }));
vi.mock('#variant/variant.ts', async (original) => {
  const { variant: real } = await original<{ variant: typeof variant }>();
  return {
    variant: Object.defineProperty({ ...real }, 'newsletter', { get: () => listed.newsletter }),
  };
});

beforeEach(() => {
  listed.newsletter = null;
});

async function load() {
  const context = new RouterContextProvider();
  const site = { operator: { name: 'Ashore GmbH', email: 'hello@ashore.example' } };
  context.set(pageContext, { locale: 'en', site } as unknown as PageContext);
  return loader({ context, params: {} } as unknown as Parameters<typeof loader>[0]);
}

test('A white-label without a newsletter answers its page as not found', async () => {
  await expect(load()).rejects.toMatchObject({ init: { status: 404 } });
  listed.newsletter = { listId: 'ashore' };
  expect(await load()).toMatchObject({ title: 'Newsletter' });
});
