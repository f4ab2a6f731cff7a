import { expect, test } from 'vitest';
import { inNameOrder } from './name-order.ts';
import { marieAndJonas, testNeeds } from './needs-for-tests.ts';
import { stepTable } from './step-table.ts';

const contact = stepTable.personal_info.groups(testNeeds(), marieAndJonas);
const party = stepTable.traveler_info.groups(testNeeds(), marieAndJonas);
const asked = (groups: Parameters<typeof inNameOrder>[0]) =>
  groups.flatMap(({ fields }) => fields.map(({ name, autoComplete }) => `${name} ${autoComplete ?? ''}`));

test('In Chinese the family name is asked before the given one, and each keeps what a browser knows it by', () => {
  expect(asked(inNameOrder(contact, 'zh-Hans')).slice(0, 3)).toEqual([
    'contact.lastName family-name',
    'contact.firstName given-name',
    'contact.email email',
  ]);
  expect(asked(inNameOrder(party, 'zh-Hans')).slice(-2)).toEqual([
    'p2.lastName section-p2 family-name',
    'p2.firstName section-p2 given-name',
  ]);
});

test('In other languages nothing changes its place', () => {
  for (const locale of ['en', 'de'] as const) {
    expect(inNameOrder(contact, locale)).toBe(contact);
    expect(inNameOrder(party, locale)).toBe(party);
  }
});
