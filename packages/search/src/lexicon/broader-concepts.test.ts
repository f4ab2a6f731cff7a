import { expect, test } from 'vitest';
import { BROADER_CONCEPTS } from './broader-concepts.ts';
import { LEXICON } from './lexicon.ts';

const broader = new Map<string, readonly string[]>(Object.entries(BROADER_CONCEPTS));

test('What a wish is a kind of is a wish too, and is named once.', () => {
  for (const [concept, named] of broader) {
    expect(named.filter((one) => !(one in LEXICON))).toEqual([]);
    expect(new Set(named).size, concept).toBe(named.length);
  }
});

test('Nothing is a kind of itself, however far up one goes.', () => {
  for (const concept of broader.keys()) {
    const above = new Set<string>();
    const open = [concept];
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const one of broader.get(next) ?? []) if (!above.has(one)) open.push(one) && above.add(one);
    expect(above.has(concept), concept).toBe(false);
  }
});
