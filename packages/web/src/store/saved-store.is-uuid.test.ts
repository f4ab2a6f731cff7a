import { uuid } from '@ashore/core/contract/conventions.ts';
import { expect, test } from 'vitest';
import { isUuid } from './saved-store.ts';

test('The browser accepts as an id only what the server accepts', () => {
  const known = '0193a1c2-7b5e-7c3a-9f10-2b4d6e8fa0c1';
  const others = [
    known.replace(/[0-9a-f]/g, '0'),
    known.replace(/[0-9a-f]/g, 'f'),
    '0193a1c2-7b5e-0c3a-9f10-2b4d6e8fa0c1',
    '0193a1c2-7b5e-7c3a-1f10-2b4d6e8fa0c1',
    `${known}\n`,
    'mine',
  ];
  expect([isUuid(known), uuid.safeParse(known).success]).toEqual([true, true]);
  for (const id of others) expect([id, isUuid(id), uuid.safeParse(id).success]).toEqual([id, false, false]);
});
