import { expect, test } from 'vitest';
import { embedderByLetters } from '../../../test-support/gateways/embed-by-letters.ts';
import type { Embedder } from '../../gateways/embedder/port.ts';
import { createTopicSuggester } from './topic-suggester.ts';

const logged: string[] = [];
const suggesterWith = (embedder: Embedder) =>
  createTopicSuggester({ embedder, log: (line) => logged.push(line) });

/** A suggester that has prepared its topics. */
async function prepareSuggester(embedder: Embedder) {
  const suggester = suggesterWith(embedder);
  await suggester.suggest('anything');
  expect(suggester.counts).toMatchObject({ unprepared: 1, late: 0 });
  await expect.poll(() => suggester.suggest('wheelchair accessible, step-free')).not.toEqual([]);
  return suggester;
}

test('A topic is suggested if its words resemble the query, and none if no topic is clearly more similar', async () => {
  const suggester = await prepareSuggester(embedderByLetters());
  expect(await suggester.suggest('wheelchair accessible, step-free')).toEqual(['wheelchair']);
  expect(await suggester.suggest('')).toEqual([]);
  expect(suggester.counts.suggested).toBeGreaterThan(0);
  expect(suggester.counts.unlikely).toBe(1);
});

test('Queries do not wait for the preparation, and it runs once for all of them', async () => {
  let calls = 0;
  const { embed } = embedderByLetters();
  const suggester = suggesterWith({
    embed(texts, waitMs) {
      calls += texts.length > 1 ? 1 : 0;
      return embed(texts, waitMs);
    },
  });
  expect(await Promise.all([suggester.suggest('sail'), suggester.suggest('sail')])).toEqual([[], []]);
  await expect.poll(() => suggester.suggest('wheelchair accessible, step-free')).toEqual(['wheelchair']);
  expect(calls).toBeLessThan(5);
});

test('A late or failed answer gives no suggestion, is counted, and is logged once', async () => {
  const { embed } = embedderByLetters();
  let failed: 'late' | 'unreachable' | undefined;
  const suggester = await prepareSuggester({
    embed: async (texts, waitMs) => (failed ? { failed, details: 'away' } : embed(texts, waitMs)),
  });
  const before = { ...suggester.counts };
  logged.length = 0;
  for (failed of ['late', 'unreachable', 'unreachable'] as const)
    expect(await suggester.suggest('sail')).toEqual([]);
  expect([
    suggester.counts.late - before.late,
    suggester.counts.failed - before.failed,
    logged.length,
  ]).toEqual([1, 2, 1]);
});
