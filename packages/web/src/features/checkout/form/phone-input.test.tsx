import type { Locale } from '@ashore/core/locale/locales.ts';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../../store/root-store.ts';
import type { CheckoutField } from '../fields/field.ts';
import { formValues } from './form-values.ts';
import { StepField } from './step-field.tsx';

const phone: CheckoutField = {
  name: 'contact.phone',
  kind: 'phone',
  label: { key: 'traveller.phone' },
  isRequired: true,
};

/** A browser with these languages, whose clock is in this zone. */
function browserOf(languages: readonly string[], timeZone = 'Europe/Berlin') {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const options = new Intl.DateTimeFormat('en').resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

beforeEach(() => act(() => useRootStore.getState().forgetForm()));

function openPhone(locale: Locale = 'en', error?: string) {
  const page = renderOnPage(<StepField field={phone} error={error} onLeave={() => {}} />, { locale });
  return {
    ...page,
    codes: screen.getByRole<HTMLSelectElement>('combobox'),
    number: screen.getByRole<HTMLInputElement>('textbox'),
  };
}

const keep = (values: Readonly<Record<string, string>>) =>
  act(() => useRootStore.getState().keepForm(values, Date.now()));

test('Both parts of a phone number have names, and a browser may fill in each', () => {
  browserOf([]);
  const { codes, number } = openPhone();
  expect(codes.getAttribute('aria-label')).toBe(english('traveller.dialCode'));
  expect(screen.getByLabelText(english('traveller.phone'))).toBe(number);
  expect([codes, number].map((part) => part.getAttribute('autocomplete'))).toEqual([
    'tel-country-code',
    'tel-national',
  ]);
});

test('The country of the browser’s language is chosen, and its dial code is shown', () => {
  browserOf(['de-AT', 'de']);
  const { codes, container } = openPhone('de');
  expect(codes.value).toBe('AT');
  expect(container.textContent).toContain('+43');
  expect(formValues()['contact.phoneCountry']).toBe('AT');
});

test('If the browser states no country, the traveller chooses one', () => {
  browserOf(['en-US']);
  const { codes } = openPhone();
  expect(codes.value).toBe('');
  expect(formValues()['contact.phoneCountry']).toBeUndefined();
});

test('A country that was chosen before is not replaced by the browser’s country', () => {
  browserOf(['de-DE']);
  keep({ 'contact.phoneCountry': 'CH' });
  expect(openPhone('de').codes.value).toBe('CH');
});

test('The open list names countries with their codes, in the language of the page', async () => {
  browserOf([]);
  const { user, codes } = openPhone('de');
  await user.selectOptions(codes, 'Frankreich (+33)');
  expect(formValues()['contact.phoneCountry']).toBe('FR');
  // Once a country is chosen, the empty choice is not offered any more.
  expect([...codes.options].some(({ value }) => value === '')).toBe(false);
});

test('A number is saved as typed, beside its country', async () => {
  browserOf(['de-DE']);
  const { user, number } = openPhone('de');
  await user.type(number, '0151 234');
  expect(formValues()).toMatchObject({ 'contact.phone': '0151 234', 'contact.phoneCountry': 'DE' });
});

test('If only the country is missing, the country field is marked as invalid too', () => {
  browserOf([]);
  const { codes, number } = openPhone('en', english('traveller.dialCodeMissing'));
  expect(codes.getAttribute('aria-invalid')).toBe('true');
  expect(number.getAttribute('aria-invalid')).toBe('true');
});

test('If the number is wrong, its country is not marked', () => {
  browserOf([]);
  keep({ 'contact.phoneCountry': 'GB' });
  const { codes, number } = openPhone('en', english('traveller.phoneWrong'));
  expect(codes.getAttribute('aria-invalid')).toBeNull();
  expect(number.getAttribute('aria-invalid')).toBe('true');
});
