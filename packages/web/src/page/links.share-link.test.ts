import { expect, test, vi } from 'vitest';
import { shareLink } from './links.tsx';

const link = { title: 'Sunset sail', url: 'https://ashore.example/en/tours/lisbon/sail-12345678' };
const writeText = vi.fn(async (_: string) => {});
const withBrowser = (browser: object) => vi.stubGlobal('navigator', browser);

test('A device that can share opens its share sheet, and nothing is copied', async () => {
  const share = vi.fn(async () => {});
  withBrowser({ share, clipboard: { writeText } });
  expect(await shareLink(link)).toBe('shared');
  expect(share).toHaveBeenCalledWith(link);
  expect(writeText).not.toHaveBeenCalled();
});

test('Closing the share sheet without a choice ends sharing without a message', async () => {
  const share = async () => Promise.reject(new DOMException('', 'AbortError'));
  withBrowser({ share, clipboard: { writeText } });
  expect(await shareLink(link)).toBe('cancelled');
});

test('A link that cannot be shared is copied, and if copying is forbidden sharing fails', async () => {
  withBrowser({ clipboard: { writeText } });
  expect(await shareLink(link)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(link.url);
  withBrowser({ share: async () => Promise.reject(new Error('no')), clipboard: { writeText } });
  expect(await shareLink(link)).toBe('copied');
  withBrowser({});
  expect(await shareLink(link)).toBe('failed');
});
