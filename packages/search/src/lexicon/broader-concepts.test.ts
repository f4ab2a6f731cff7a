import { expect, test } from 'vitest';
import { BROADER_CONCEPTS } from './broader-concepts.ts';
import { LEXICON } from './lexicon.ts';

const broaderConcepts = new Map<string, readonly string[]>(Object.entries(BROADER_CONCEPTS));

test('Every broader concept is in the lexicon and is listed once per concept', () => {
  for (const [concept, named] of broaderConcepts) {
    expect(named.filter((one) => !(one in LEXICON))).toEqual([]);
    expect(new Set(named).size, concept).toBe(named.length);
  }
});

test('No concept is its own broader concept, directly or indirectly', () => {
  for (const concept of broaderConcepts.keys()) {
    const above = new Set<string>();
    const open = [concept];
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const one of broaderConcepts.get(next) ?? [])
        if (!above.has(one)) open.push(one) && above.add(one);
    expect(above.has(concept), concept).toBe(false);
  }
});
