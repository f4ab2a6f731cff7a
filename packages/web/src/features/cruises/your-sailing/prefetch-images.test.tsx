import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { prefetchRouteImages } from './prefetch-images.ts';

const call = 'GET /api/ToursForCruises/cruise/image-paths/*';
const routeId = '0b6f3d0e-59a1-4a6e-9a55-000000000001';
const state = () => {
  const { isFetchingRouteImgs, routeImgsError } = useRootStore.getState().search;
  return [isFetchingRouteImgs, routeImgsError];
};

let fetched: { src: string; srcset: string }[] = [];

beforeEach(() => {
  fetched = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      srcset = '';
      constructor() {
        fetched.push(this);
      }
    },
  );
  vi.stubGlobal('navigator', { onLine: true });
  useRootStore.getState().noteRouteImgs('fetched');
});

test('The pictures of the places of a sailing are fetched ahead, in the sizes of their posters', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  answerCalls({ [call]: () => promise as Promise<object> as never });
  const done = prefetchRouteImages(routeId);
  expect(state()).toEqual([true, null]);
  resolve({ imagePaths: ['/images/bergen', '/images/olden'] });
  await done;
  expect(state()).toEqual([false, null]);
  expect(fetched.map(({ src }) => src.replace(/-\d+x\d+.*$/, ''))).toEqual([
    '/images/bergen',
    '/images/olden',
  ]);
  expect(fetched.every(({ srcset }) => srcset.includes('w'))).toBe(true);
});

test('A failure is noted, and the next attempt clears it', async () => {
  answerCalls({ [call]: () => Response.json({ status: 503 }, { status: 503 }) as never });
  await prefetchRouteImages(routeId);
  expect(state()).toEqual([false, expect.objectContaining({ message: expect.any(String) })]);
  answerCalls({ [call]: () => ({ imagePaths: [] }) });
  await prefetchRouteImages(routeId);
  expect(state()).toEqual([false, null]);
});

test('A browser that saves data, or has no connection, fetches nothing', async () => {
  const calls = answerCalls({ [call]: () => ({ imagePaths: ['/images/bergen'] }) });
  for (const situation of [{ onLine: true, connection: { saveData: true } }, { onLine: false }]) {
    vi.stubGlobal('navigator', situation);
    await prefetchRouteImages(routeId);
  }
  expect(calls).toEqual([]);
});
