import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { browserClock } from '../../../../test-support/browser-clock.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../../store/root-store.ts';
import { ErrorSummary } from '../../../ui/form/errors.tsx';
import type { CheckoutField, FieldGroup } from '../fields/field.ts';
import { StepGroups } from './step-groups.tsx';
import { useStepCheck } from './use-step-check.ts';

const label = { text: 'Field' };
const base: CheckoutField = { name: 'f', kind: 'text', label, isRequired: true };
const group = (name: string, fields: readonly CheckoutField[]): FieldGroup => ({
  name,
  title: { text: `Group ${name}` },
  fields: fields.map((field) => ({ ...field, name: `${name}.${field.name}` })),
});

beforeEach(() => {
  browserClock('2037-05-01T12:00:00.000Z');
  act(() => useRootStore.getState().forgetForm());
});

let isValid: boolean | undefined;

/** A step with these groups, and a button that checks them. */
function Step({ groups }: { groups: readonly FieldGroup[] }) {
  const check = useStepCheck(groups);
  const goOn = () => {
    isValid = check.check();
  };
  return (
    <>
      <ErrorSummary ref={check.summary} title="Please correct" items={check.items} />
      <StepGroups groups={groups} check={check} />
      <button type="button" onClick={goOn}>
        Go on
      </button>
    </>
  );
}

function openStep(fields: readonly Partial<CheckoutField>[], typed: Readonly<Record<string, string>> = {}) {
  act(() => useRootStore.getState().keepForm({ ...typed }, Date.now()));
  const page = renderOnPage(
    <Step
      groups={[
        group(
          'a',
          fields.map((field) => ({ ...base, ...field })),
        ),
      ]}
    />,
  );
  return { ...page, goOn: () => page.user.click(screen.getByRole('button', { name: 'Go on' })) };
}

const field = () => screen.getByLabelText('Field');
const errorOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
const summary = () => screen.queryByRole('group', { name: 'Please correct' });

test('An empty field is an error only after the traveller tries to continue', async () => {
  const { user, goOn } = openStep([{}]);
  await user.click(field());
  await user.tab();
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await goOn();
  expect(isValid).toBe(false);
  expect(errorOf(field())).toBe(english('traveller.missing'));
});

test('An invalid value is reported as soon as its field is left', async () => {
  const { user } = openStep([{ length: 'name' }]);
  await user.type(field(), 'www.example.org');
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  expect(errorOf(field())).toBe(english('traveller.nameLink'));
  expect(summary()).toBeNull();
});

test('The error summary has the focus, and disappears with the last error', async () => {
  const { user, goOn } = openStep([{}]);
  await goOn();
  expect(document.activeElement).toBe(summary());
  await user.type(field(), 'nuts');
  expect(summary()).toBeNull();
  await goOn();
  expect(isValid).toBe(true);
});

test('After a step was valid, an emptied field is an error only when the traveller tries to continue again', async () => {
  const { user, goOn } = openStep([{}], { 'a.f': 'nuts' });
  await goOn();
  expect(isValid).toBe(true);
  await user.clear(field());
  expect(field().getAttribute('aria-invalid')).toBeNull();
  await goOn();
  expect(isValid).toBe(false);
});

const onTheTrip = { day: '2037-05-15' };
type Case = readonly [string, Partial<CheckoutField>, string, string];
const cases: readonly Case[] = [
  ['an empty field', {}, '', english('traveller.missing')],
  ['a choice of none', { kind: 'choice', choices: [] }, '', english('traveller.choose')],
  [
    'its own words for an empty field',
    { emptyMessage: 'traveller.cityMissing' },
    '',
    english('traveller.cityMissing'),
  ],
  ['the number of a card', {}, '4242 4242 4242 4242', english('form.cardNumber')],
  ['no address', { kind: 'email' }, 'marie', english('shell.emailInvalid')],
  ['no number', { kind: 'number' }, 'heavy', english('traveller.numberWrong')],
  [
    'a number out of range',
    { kind: 'number', limits: { from: 30, to: 120 } },
    '121',
    english('traveller.numberBetween', { from: 30, to: 120 }),
  ],
  ['no date', { kind: 'date' }, '2037-02-30', english('traveller.dateWrong')],
  ['a birthday to come', { kind: 'birthday' }, '2037-05-02', english('traveller.dateFuture')],
  ['a birthday long ago', { kind: 'birthday' }, '1899-12-31', english('traveller.dateWrong')],
  [
    'an age below both limits',
    { kind: 'birthday', ages: { from: 13, to: 17, ...onTheTrip } },
    '2025-05-16',
    english('traveller.ageBetween', { from: 13, to: 17 }),
  ],
  [
    'an age below the least',
    { kind: 'birthday', ages: { from: 18, to: null, ...onTheTrip } },
    '2019-05-16',
    english('traveller.ageFrom', { from: 18 }),
  ],
  [
    'an age above the most',
    { kind: 'birthday', ages: { from: null, to: 12, ...onTheTrip } },
    '2024-05-15',
    english('traveller.ageTo', { to: 12 }),
  ],
  [
    'a typed age that the ticket is not for',
    { kind: 'age', ages: { from: 3, to: 11, ...onTheTrip } },
    '12',
    english('traveller.ageWrong', { age: '12' }),
  ],
  [
    'a passport that ends before the trip',
    { kind: 'expiry', notBefore: '2037-05-15' },
    '2037-05-14',
    english('traveller.passportExpired'),
  ],
  ['a number without its country', { kind: 'phone' }, '0151', english('traveller.dialCodeMissing')],
];

test.each(cases)('The message for %s states the expected value', async (_, parts, typed, message) => {
  const { goOn } = openStep([parts], { 'a.f': typed, 'a.fCountry': '' });
  await goOn();
  expect(isValid).toBe(false);
  expect(errorOf(field())).toBe(message);
});

test('The error of a text that is too long states its length and the limit', async () => {
  const { goOn } = openStep([{ length: 'name' }], { 'a.f': 'x'.repeat(200) });
  await goOn();
  expect(errorOf(field())).toMatch(/200/);
});

test('With one group the summary names fields, with several groups it names the group of each field as well', async () => {
  const { user, show } = openStep([{}]);
  const press = () => user.click(screen.getByRole('button', { name: 'Go on' }));
  await press();
  expect(screen.getByRole('link').textContent).toBe('Field');
  show(<Step groups={[group('a', [base]), group('b', [base])]} />);
  await press();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Group a: Field',
    'Group b: Field',
  ]);
});

test('A link of the summary leads to its field', async () => {
  const { user, goOn } = openStep([{}]);
  await goOn();
  await user.click(screen.getByRole('link', { name: 'Field' }));
  expect(document.activeElement).toBe(field());
});
