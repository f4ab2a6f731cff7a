import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import * as files from '../../page/save-file.ts';
import { ShareSailing } from './share-sailing.tsx';

const sailing = {
  title: 'Bluebird Serena, 15 to 22 May 2037',
  url: 'https://ashore.example/en/toursForCruises/1',
};

test('Where the device cannot share, the link of the sailing is copied and the page says so', async () => {
  const { user } = renderOnPage(<ShareSailing {...sailing} />);
  await user.click(screen.getByRole('button', { name: english('share.share') }));
  await screen.findByText(english('share.copied'));
  expect(await navigator.clipboard.readText()).toBe(sailing.url);
});

test('The QR code is drawn when a passenger opens it, and is saved as a drawing of its own, black on white', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockImplementation(() => {});
  const { user } = renderOnPage(<ShareSailing {...sailing} />);
  const toggle = screen.getByRole('button', { name: english('share.code') });
  expect([toggle.getAttribute('aria-expanded'), screen.queryByRole('img')]).toEqual(['false', null]);
  await user.click(toggle);
  await screen.findByRole('img', { name: english('share.codeOf', { name: sailing.title }) });
  expect(screen.getByText(sailing.url)).toBeDefined();
  await user.click(screen.getByRole('button', { name: english('share.saveCode') }));
  const [name, file] = saved.mock.calls[0] ?? [];
  expect(name).toBe('Bluebird-Serena-15-to-22-May-2037.svg');
  const text = (await file?.text()) ?? '';
  expect(text).toMatch(/^<svg[^>]* xmlns="http:\/\/www.w3.org\/2000\/svg"/);
  expect(text.match(/fill="#\w+"/g)).toEqual(['fill="#ffffff"', 'fill="#000000"']);
  expect(text).not.toContain('class=');
  await user.click(toggle);
  expect(screen.queryByRole('img')).toBeNull();
});
