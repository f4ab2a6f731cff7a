import { expect, test } from 'vitest';
import { marieAndJonas, testRequirements } from '../../../../test-support/checkout-requirements.ts';
import { inNameOrder } from './contact-fields.ts';
import { stepTable } from './steps.ts';

const contact = stepTable.personal_info.groups(testRequirements(), marieAndJonas);
const party = stepTable.traveler_info.groups(testRequirements(), marieAndJonas);
const namesOf = (groups: Parameters<typeof inNameOrder>[0]) =>
  groups.flatMap(({ fields }) => fields.map(({ name, autoComplete }) => `${name} ${autoComplete ?? ''}`));

test('In Chinese the family name is asked before the given name, and each keeps its autocomplete token', () => {
  expect(namesOf(inNameOrder(contact, 'zh-Hans')).slice(0, 3)).toEqual([
    'contact.lastName family-name',
    'contact.firstName given-name',
    'contact.email email',
  ]);
  expect(namesOf(inNameOrder(party, 'zh-Hans')).slice(-2)).toEqual([
    'p2.lastName section-p2 family-name',
    'p2.firstName section-p2 given-name',
  ]);
});

test('In other languages the order of fields does not change', () => {
  for (const locale of ['en', 'de'] as const) {
    expect(inNameOrder(contact, locale)).toBe(contact);
    expect(inNameOrder(party, locale)).toBe(party);
  }
});
