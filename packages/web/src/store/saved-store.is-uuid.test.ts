import { uuid } from '@ashore/core/contract/conventions.ts';
import { expect, test } from 'vitest';
import { isUuid } from './saved-store.ts';

test('The browser accepts as an id only what the server accepts', () => {
  const acceptedId = '0193a1c2-7b5e-7c3a-9f10-2b4d6e8fa0c1';
  const otherTexts = [
    acceptedId.replace(/[0-9a-f]/g, '0'),
    acceptedId.replace(/[0-9a-f]/g, 'f'),
    '0193a1c2-7b5e-0c3a-9f10-2b4d6e8fa0c1',
    '0193a1c2-7b5e-7c3a-1f10-2b4d6e8fa0c1',
    `${acceptedId}\n`,
    'mine',
  ];
  expect([isUuid(acceptedId), uuid.safeParse(acceptedId).success]).toEqual([true, true]);
  for (const id of otherTexts)
    expect([id, isUuid(id), uuid.safeParse(id).success]).toEqual([id, false, false]);
});
