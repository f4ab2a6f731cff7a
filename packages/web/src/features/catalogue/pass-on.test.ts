import { afterEach, expect, test, vi } from 'vitest';
import { passOn } from './pass-on.ts';

afterEach(() => vi.unstubAllGlobals());

const link = { title: 'Sunset sail', url: 'https://ashore.example/en/tours/lisbon/sail-12345678' };
const writeText = vi.fn(async (_: string) => {});
const withBrowser = (browser: object) => vi.stubGlobal('navigator', browser);

test('A device that can share is asked to, and nothing is copied behind one’s back', async () => {
  const share = vi.fn(async () => {});
  withBrowser({ share, clipboard: { writeText } });
  expect(await passOn(link)).toBe('passed');
  expect(share).toHaveBeenCalledWith(link);
  expect(writeText).not.toHaveBeenCalled();
});

test('Whoever closes it without choosing anybody has given up, and hears nothing more of it', async () => {
  const share = async () => Promise.reject(new DOMException('', 'AbortError'));
  withBrowser({ share, clipboard: { writeText } });
  expect(await passOn(link)).toBe('given-up');
});

test('Where nothing can be shared the link is copied, and where that is forbidden one is told', async () => {
  withBrowser({ clipboard: { writeText } });
  expect(await passOn(link)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(link.url);
  withBrowser({ share: async () => Promise.reject(new Error('no')), clipboard: { writeText } });
  expect(await passOn(link)).toBe('copied');
  withBrowser({});
  expect(await passOn(link)).toBe('failed');
});
