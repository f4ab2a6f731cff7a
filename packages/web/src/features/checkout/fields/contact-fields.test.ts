import { expect, test } from 'vitest';
import { marieAndJonas, testRequirements } from '../../../../test-support/checkout-requirements.ts';
import { contactGroup, inNameOrder, withNameHints } from './contact-fields.ts';
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

test('An address has its own country, so a country is asked for only without one', () => {
  const countriesOf = (...requiredMainContactData: ('address' | 'country')[]) =>
    contactGroup(testRequirements({ requiredMainContactData })).fields.filter(({ name }) =>
      name.endsWith('.country'),
    ).length;
  expect([
    countriesOf(),
    countriesOf('country'),
    countriesOf('address'),
    countriesOf('address', 'country'),
  ]).toEqual([0, 1, 1, 1]);
});

test('A family name that comes first already stays there', () => {
  const [group] = contact;
  if (!group) throw new Error('There are no fields.');
  const once = inNameOrder([group], 'zh-Hans');
  expect(namesOf(inNameOrder(once, 'zh-Hans'))).toEqual(namesOf(once));
});

type Reader = Parameters<typeof withNameHints>[1];

test.each<[reader: Partial<Reader>, hint: string | undefined]>([
  [{ locale: 'zh-Hans', timeZone: 'Europe/Paris' }, 'traveller.nameInPassport'],
  [{ locale: 'zh-Hans', timeZone: 'Asia/Tokyo', isDocumentAsked: true }, 'traveller.nameInPassport'],
  [{ locale: 'zh-Hans', timeZone: 'Asia/Hong_Kong' }, undefined],
  [{ locale: 'zh-Hans', timeZone: 'Asia/Shanghai', isDocumentAsked: true }, 'traveller.nameInDocument'],
  [{ locale: 'de', timeZone: 'Europe/Paris' }, undefined],
  [{ locale: 'de', timeZone: 'Asia/Shanghai', isDocumentAsked: true }, 'traveller.nameInDocument'],
])('Names are typed as those who check them can read them: %o has the hint %s', (reader, hint) => {
  const whole: Reader = { locale: 'en', timeZone: 'Europe/Paris', isDocumentAsked: false, ...reader };
  const fields = withNameHints([...contact, ...party], whole).flatMap((group) => group.fields);
  const hints = fields.filter(({ name }) => /(first|last)Name$/.test(name)).map((field) => field.hint);
  expect(hints).toEqual(Array(4).fill(hint && { key: hint }));
  expect(fields.find(({ name }) => name === 'contact.email')?.hint).toEqual({ key: 'traveller.emailHint' });
});

test('The names of the other guests of a room have the same hint', () => {
  const guest = { name: 'p1.guest2', kind: 'text', label: { text: '2' }, isRequired: false } as const;
  const group = {
    name: 'p1',
    title: { text: '1' },
    fields: [{ ...guest, length: 'participantName' as const }],
  };
  const reader: Reader = { locale: 'zh-Hans', timeZone: 'Europe/Paris', isDocumentAsked: false };
  expect(withNameHints([group], reader)[0]?.fields[0]?.hint).toEqual({ key: 'traveller.nameInPassport' });
});
