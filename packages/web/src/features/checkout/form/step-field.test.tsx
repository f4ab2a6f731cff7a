import type { Locale } from '@ashore/core/locale/locales.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { useRootStore } from '../../../store/root-store.ts';
import type { CheckoutField } from '../fields/field.ts';
import { TYPING_PAUSE } from './email-input.tsx';
import { formValues } from './form-values.ts';
import { StepField } from './step-field.tsx';

const line: CheckoutField = {
  name: 'p1.answer',
  kind: 'text',
  label: { text: 'What do you not eat?' },
  isRequired: true,
};

beforeEach(() => act(() => useRootStore.getState().forgetForm()));

type Parts = { locale?: Locale; typed?: string; error?: string };

function openField(field: Partial<CheckoutField>, { locale = 'en', typed, error }: Parts = {}) {
  const onLeave = vi.fn();
  const whole = { ...line, ...field };
  if (typed !== undefined) act(() => useRootStore.getState().keepForm({ [whole.name]: typed }, Date.now()));
  const page = renderOnPage(<StepField field={whole} error={error} onLeave={onLeave} />, { locale });
  return { ...page, onLeave, stored: () => formValues()[whole.name] };
}

const field = (name = 'What do you not eat?') =>
  screen.getByLabelText<HTMLInputElement>(name, { exact: false });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('Every typed letter is saved, so that a reload loses nothing', async () => {
  const { user, stored } = openField({});
  await user.type(field(), 'nu');
  expect(stored()).toBe('nu');
  await user.type(field(), 'ts');
  expect(stored()).toBe('nuts');
});

test('A saved value is shown in its field', () => {
  openField({}, { typed: 'nuts' });
  expect(field().value).toBe('nuts');
});

test('Leaving a field is reported, so that its error is shown no earlier', async () => {
  const { user, onLeave } = openField({});
  await user.type(field(), 'nuts');
  expect(onLeave).not.toHaveBeenCalled();
  await user.tab();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('An optional field is labelled as optional, and any other field is required', () => {
  const { unmount } = openField({ isRequired: false });
  expect(screen.getByText(english('form.optional'))).toBeTruthy();
  expect(field().required).toBe(false);
  unmount();
  openField({});
  expect(screen.queryByText(english('form.optional'))).toBeNull();
  expect(field().required).toBe(true);
});

test('The error of a field is read before its hint, and marks the field', () => {
  openField({ hint: { text: 'Nuts, fish' } }, { error: 'Please fill this in.' });
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Please fill this in.',
    'Nuts, fish',
  ]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['text', 'text'],
  ['date', 'date'],
  ['birthday', 'date'],
  ['expiry', 'date'],
  ['time', 'time'],
] as const)('A %s is typed into a field of the type %s', (kind, type) => {
  openField({ kind });
  expect(field().type).toBe(type);
});

test('A long answer has several lines, and text of any script has its own direction', async () => {
  const { user, stored } = openField({ kind: 'multilineText' });
  const area = screen.getByRole('textbox');
  expect(area.tagName).toBe('TEXTAREA');
  expect(area.getAttribute('dir')).toBe('auto');
  await user.type(area, 'nuts{Enter}fish');
  expect(stored()).toBe('nuts\nfish');
});

test('A number field opens the numeric keyboard of a phone', () => {
  openField({ kind: 'number', inputMode: 'decimal' });
  expect(field().inputMode).toBe('decimal');
});

test('Browsers fill in only fields with an autocomplete token', () => {
  const { unmount } = openField({});
  expect(field().autocomplete).toBe('off');
  unmount();
  openField({ autoComplete: 'given-name' });
  expect(field().autocomplete).toBe('given-name');
});

test.each<[Locale, string, string]>([
  ['en', 'Austria', 'Germany'],
  ['de', 'Österreich', 'Deutschland'],
  ['zh-Hans', '奥地利', '德国'],
])(
  'In %s countries have their names in that language, and none is selected beforehand',
  async (locale, austria, germany) => {
    const { user, stored } = openField({ kind: 'country' }, { locale });
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    expect(select.value).toBe('');
    expect(options()).toEqual(expect.arrayContaining([austria, germany]));
    await user.selectOptions(select, germany);
    expect(stored()).toBe('DE');
  },
);

test('Countries are sorted by the alphabet of the page’s language', () => {
  openField({ kind: 'country' }, { locale: 'de' });
  const names = options().slice(1);
  // In German an umlaut is sorted like its vowel: Ägypten stands before Albanien.
  expect(names.indexOf('Ägypten')).toBeLessThan(names.indexOf('Albanien'));
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
});

const choices = [
  { value: 'f', label: { key: 'traveller.female' } },
  { value: 'own', label: { text: 'Own text' } },
] as const;

test('A choice shows our texts and those of the supplier, and begins without a selection', async () => {
  const { user, stored } = openField({ kind: 'choice', choices });
  expect(options()).toEqual([english('traveller.pick'), english('traveller.female'), 'Own text']);
  await user.selectOptions(screen.getByRole('combobox'), 'Own text');
  expect(stored()).toBe('own');
  await user.selectOptions(screen.getByRole('combobox'), english('traveller.pick'));
  expect(stored()).toBe('');
});

test('The empty choice has its own label if the field defines one', () => {
  openField({ kind: 'choice', choices, noneLabel: { key: 'traveller.comeMyself' } });
  expect(options()[0]).toBe(english('traveller.comeMyself'));
});

test('The first of a few chips is selected until another one is, even if the saved value is unknown', async () => {
  const { user, stored } = openField(
    { kind: 'segmentedChoice', choices, hint: { text: 'As in the passport' } },
    { typed: 'gone' },
  );
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(screen.getByRole('group', { name: 'What do you not eat?' })).toBeTruthy();
  expect(radio(english('traveller.female')).checked).toBe(true);
  await user.click(radio('Own text'));
  expect(radio('Own text').checked).toBe(true);
  expect(stored()).toBe('own');
  expect(screen.getByText('As in the passport')).toBeTruthy();
});

test('A box that is ticked by default saves only its unticked state', async () => {
  const { user, stored } = openField({ kind: 'checkedBox', name: 'p2.isElsewhere' });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'What do you not eat?' });
  expect(box.checked).toBe(true);
  await user.click(box);
  expect(box.checked).toBe(false);
  expect(stored()).toBe('yes');
  await user.click(box);
  expect(stored()).toBe('');
});

test('A likely typing mistake in an email address is pointed out once the field is left, and not while typing', async () => {
  const { user, stored, onLeave } = openField(
    { kind: 'email', name: 'contact.email' },
    { typed: 'marie@gmial.com' },
  );
  const question = () => screen.getByRole('status').textContent;
  expect(question()).toContain('marie@gmail.com');
  fireEvent.change(field(), { target: { value: 'mari@gmial.co' } });
  expect(question()).toBe('');
  await user.click(field());
  fireEvent.blur(field());
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(question()).not.toBe('');
  expect(stored()).toBe('mari@gmial.co');
});

test('An email address without a likely mistake shows no suggestion', () => {
  openField({ kind: 'email', name: 'contact.email' }, { typed: 'marie@example.org' });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('A correction of an email address appears while typing pauses, stays while it is the same, and is announced once', () => {
  vi.useFakeTimers();
  openField({ kind: 'email', label: { text: 'Email address' } });
  const type = (value: string) => fireEvent.change(field('Email address'), { target: { value } });
  const pause = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const announced = () => screen.getByRole('status').textContent;
  type('marie@gmial.co');
  expect(announced()).toBe('');
  pause(TYPING_PAUSE - 1);
  type('marie@gmial.com');
  pause(TYPING_PAUSE - 1);
  expect(announced()).toBe('');
  pause(1);
  const first = screen.getByRole('button', { name: english('traveller.emailCorrect') });
  type('marie@gmial.con');
  pause(TYPING_PAUSE);
  fireEvent.blur(field('Email address'));
  expect(screen.getByRole('button', { name: english('traveller.emailCorrect') })).toBe(first);
  type('mari@gmial.con');
  expect(announced()).toBe('');
});
