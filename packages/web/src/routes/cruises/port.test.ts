import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type PageContext, pageContext } from '../../page/page-context.ts';
import { loader } from './port.tsx';

const months = [
  { month: '2037-05', calls: 2 },
  { month: '2037-06', calls: 1 },
];

/** The month that the page of a port shows, or where it leads, or its status. */
async function portAt(path: string) {
  const port = vi.fn(async ({ slug, month = '2037-05' }: { slug: string; month?: string }) => ({
    ...{ slug, month, months, calls: [], place: null },
  }));
  const context = new RouterContextProvider();
  context.set(pageContext, {
    api: { cruises: { port } },
    locale: 'de',
    currency: 'EUR',
  } as unknown as PageContext);
  const url = new URL(path, 'https://ashore.example/de/cruisePorts/');
  const params = { port: url.pathname.split('/').at(-1) };
  const answer = await loader({ context, params, url } as unknown as Parameters<typeof loader>[0]).catch(
    (thrown: unknown) => thrown,
  );
  if (answer instanceof Response) return answer.headers.get('location');
  if (answer !== null && typeof answer === 'object' && 'init' in answer) return answer.init;
  return (answer as Awaited<ReturnType<typeof loader>>).port.month;
}

test('A port shows its first month, or the month of the address', async () => {
  expect(await portAt('lisbon')).toBe('2037-05');
  expect(await portAt('lisbon?month=2037-06')).toBe('2037-06');
});

test('Each month has one address', async () => {
  for (const query of ['month=2037-05', 'month=2037-07', 'month=x', 'month='])
    expect(await portAt(`lisbon?${query}`)).toBe('/de/cruisePorts/lisbon');
});

test('An address that names no port is not found', async () => {
  expect(await portAt('Lisbon%20x')).toEqual({ status: 404 });
});
