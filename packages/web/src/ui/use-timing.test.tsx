import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageTimers } from '../../test-support/page-timers.ts';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { useIsSlow, useSettledText } from './use-timing.ts';

const status = () => screen.getByRole('status').textContent;

function Wait({ going }: { going: boolean }) {
  return <output>{useIsSlow(going, 500) ? 'late' : 'in time'}</output>;
}

test('A wait counts as late only after its limit, and no longer once the wait has ended', async () => {
  const { pass } = pageTimers();
  const { show } = renderOnPage(<Wait going />);
  await pass(499);
  expect(status()).toBe('in time');
  await pass(1);
  expect(status()).toBe('late');
  show(<Wait going={false} />);
  expect(status()).toBe('in time');
});

test('A wait that ended in time is never late, and the next wait counts from its own start', async () => {
  const { pass } = pageTimers();
  const { show } = renderOnPage(<Wait going />);
  await pass(400);
  show(<Wait going={false} />);
  await pass(1_000);
  expect(status()).toBe('in time');
  show(<Wait going />);
  await pass(499);
  expect(status()).toBe('in time');
  await pass(1);
  expect(status()).toBe('late');
});

function Rest({ text, occasion }: { text: string; occasion: number }) {
  return <output>{useSettledText(text, occasion, 300)}</output>;
}

test('A text is announced after typing has paused, and further typing delays it', async () => {
  const { pass } = pageTimers();
  const { show } = renderOnPage(<Rest text="3 trips" occasion={1} />);
  expect(status()).toBe('');
  await pass(299);
  show(<Rest text="2 trips" occasion={2} />);
  await pass(299);
  expect(status()).toBe('');
  await pass(1);
  expect(status()).toBe('2 trips');
});

test('The same text is announced again on the next occasion', async () => {
  const { pass } = pageTimers();
  const { show } = renderOnPage(<Rest text="2 trips" occasion={1} />);
  await pass(300);
  expect(status()).toBe('2 trips');
  show(<Rest text="2 trips" occasion={2} />);
  // Empty in between: a region that keeps its text is not read out.
  expect(status()).toBe('');
  await pass(300);
  expect(status()).toBe('2 trips');
});
