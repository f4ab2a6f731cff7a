import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { StoredCopyNote } from './stored-copy-note.tsx';

const readAt = new Date(2037, 4, 14, 12, 5).getTime();
const hour = 60 * 60 * 1_000;

const showAfter = (milliseconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: readAt + milliseconds });
  return renderOnPage(<StoredCopyNote readAt={readAt} />);
};

test('A stored copy says when it was read, on the clock of the browser', () => {
  showAfter(3 * hour);
  expect(
    screen.getByText(english('yourSailing.storedCopy', { when: 'Thu, 14 May 2037, 12:05' })),
  ).toBeDefined();
});

test('A page that comes from the server, or that the server kept for an hour, says nothing', () => {
  expect(showAfter(hour).container.textContent).toBe('');
});
