import { expect, test } from 'vitest';
import { embedderByLetters } from '../../gateways/embedder/by-letters-for-tests.ts';
import type { Embedder } from '../../gateways/embedder/port.ts';
import { createGuessWishes } from './guess-wishes.ts';

const logged: string[] = [];
const guessing = (embedder: Embedder) => createGuessWishes({ embedder, log: (line) => logged.push(line) });

/** Without having guessed anything yet. */
async function prepared(embedder: Embedder) {
  const wishes = guessing(embedder);
  await wishes.guess('anything');
  await expect.poll(() => wishes.guess('wheelchair accessible, step-free')).not.toEqual([]);
  return wishes;
}

test('A wish is guessed whose words are nearly those that were typed, and nothing where nothing stands out', async () => {
  const wishes = await prepared(embedderByLetters());
  expect(await wishes.guess('wheelchair accessible, step-free')).toEqual(['wheelchair']);
  expect(await wishes.guess('')).toEqual([]);
  expect(wishes.counts.guessed).toBeGreaterThan(0);
  expect(wishes.counts.unlikely).toBe(1);
});

test('Nobody waits for what is not prepared yet, and one question prepares it for all', async () => {
  let asked = 0;
  const { embed } = embedderByLetters();
  const wishes = guessing({
    embed(texts, waitMs) {
      asked += texts.length > 1 ? 1 : 0;
      return embed(texts, waitMs);
    },
  });
  expect(await Promise.all([wishes.guess('sail'), wishes.guess('sail')])).toEqual([[], []]);
  await expect.poll(() => wishes.guess('wheelchair accessible, step-free')).toEqual(['wheelchair']);
  expect(asked).toBeLessThan(5);
});

test('What comes too late, or not at all, is no guess; that is counted, and said once', async () => {
  const { embed } = embedderByLetters();
  let failed: 'late' | 'unreachable' | undefined;
  const wishes = await prepared({
    embed: async (texts, waitMs) => (failed ? { failed, details: 'away' } : embed(texts, waitMs)),
  });
  const before = { ...wishes.counts };
  logged.length = 0;
  for (failed of ['late', 'unreachable', 'unreachable'] as const)
    expect(await wishes.guess('sail')).toEqual([]);
  expect([wishes.counts.late - before.late, wishes.counts.failed - before.failed, logged.length]).toEqual([
    1, 2, 1,
  ]);
});
