import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../test-support/texts-in.ts';
import { applicationChoices } from './application-choices.ts';
import { ApplicationForm } from './application-form.tsx';

const apply = 'POST /api/suppliers/applications';
const operator = { email: 'hello@ashore.example' };
const site = { publicUrl: 'https://ashore.example', environment: 'integration', operator } as const;
const arrived = () => ({ reference: 'S-1234-5678' });

type Key = Parameters<typeof english>[0];
type ApplicationAnswer = () => object;

/** A few countries: to name hundreds of options takes the test DOM seconds. */
function choicesIn(locale: Locale) {
  const { countries, languages } = applicationChoices(localeTable[locale].intl);
  return { countries: countries.filter(({ code }) => ['AT', 'DE', 'ES', 'PT'].includes(code)), languages };
}

/** The form with these answers to its attempts, one after the other. */
function show(answers: readonly ApplicationAnswer[] = [arrived], locale: Locale = 'en') {
  const waiting = [...answers];
  const calls = answerCalls({ [apply]: () => waiting.shift()?.() });
  const view = renderOnPage(<ApplicationForm choices={choicesIn(locale)} termsVersion="2037-01-01" />, {
    locale,
    page: { site: { ...site, analyticsTag: undefined } },
  });
  return { ...view, sent: () => calls.map(({ body }) => body as Record<string, unknown>) };
}

const field = (key: Key) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${english(key)}`) });
const type = (key: Key, value: string) => fireEvent.change(field(key), { target: { value } });
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: english('apply.country') });
const dialCode = () => screen.getByRole<HTMLSelectElement>('combobox', { name: english('apply.dialCode') });
const choose = (select: HTMLSelectElement, value: string) => fireEvent.change(select, { target: { value } });
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const send = () => fireEvent.click(screen.getByRole('button', { name: english('apply.send') }));
const problems = () =>
  within(screen.getByRole('group', { name: english('form.summary') }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const sentTitle = () => screen.findByRole('heading', { name: english('apply.sentTitle') });

/** By labels: to find so many fields by their roles takes the test DOM seconds. */
function fillIn() {
  const labelled = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  const write = (key: Key, value: string) => fireEvent.change(labelled(english(key)), { target: { value } });
  write('apply.companyName', 'Tejo Sail');
  write('apply.legalForm', 'Lda.');
  write('apply.registration', 'NIPC 500 000 000');
  write('apply.street', 'Doca do Bom Sucesso 4');
  write('apply.city', '1400-038 Lisboa');
  write('apply.country', 'PT');
  write('apply.contactName', 'Inês Faria');
  write('shell.emailAddress', ' ines@example.org ');
  write('apply.phone', '21 000 00 00');
  for (const label of [
    'apply.tours',
    'apply.oneToFive',
    'apply.offersOnlyLawful',
    'apply.agreesToTerms',
  ] as const)
    fireEvent.click(labelled(english(label)));
  fireEvent.click(labelled('English'));
}

test('The form has three parts, each under its own heading', () => {
  show();
  for (const part of ['apply.company', 'apply.contact', 'apply.offer'] as const)
    expect(screen.getByRole('group', { name: english(part) })).toBeTruthy();
});

test('Optional fields are labelled as optional, and have no error when empty', async () => {
  const { sent } = show();
  for (const key of ['apply.taxNumber', 'apply.website', 'apply.message'] as const)
    expect(screen.getByRole('textbox', { name: `${english(key)} ${english('form.optional')}` })).toBeTruthy();
  fillIn();
  send();
  await sentTitle();
  expect(sent()).toMatchObject([{ taxNumber: '', website: '', message: '' }]);
});

test.each<[Locale, string, string]>([
  ['en', 'Austria', 'Chinese'],
  ['de', 'Österreich', 'Chinesisch'],
  ['zh-Hans', '奥地利', '中文'],
])('Countries and languages are named in %s', (locale, austria, chinese) => {
  show([], locale);
  const t = textsIn(locale);
  const countries = screen.getByRole('combobox', { name: t('apply.country') });
  expect(within(countries).getByRole('option', { name: austria })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: chinese })).toBeTruthy();
});

test('No country is selected at first, so that the supplier chooses one', () => {
  show();
  expect(country().selectedOptions[0]?.textContent).toBe(english('apply.choose'));
  fillIn();
  choose(country(), '');
  send();
  expect(problems()).toEqual([english('apply.countryMissing')]);
});

test('A dialling code that is selected by hand is sent without its country', async () => {
  const { sent } = show();
  fillIn();
  choose(dialCode(), '+34 ES');
  type('apply.phone', '600 000 000');
  send();
  await sentTitle();
  expect(sent()).toMatchObject([{ country: 'PT', dialCode: '+34', phone: '600 000 000' }]);
});

test('Clearing the country leaves the selected dialling code unchanged', () => {
  show();
  choose(country(), 'PT');
  choose(country(), '');
  expect(dialCode().value).toBe('+351 PT');
});

test('A website may leave its protocol out', async () => {
  const { sent } = show();
  fillIn();
  type('apply.website', 'www.tejo.example');
  send();
  await sentTitle();
  expect(sent()).toMatchObject([{ website: 'www.tejo.example' }]);
});

test.each([
  ['apply.website', 'not a website', 'apply.websiteInvalid'],
  ['apply.taxNumber', 'PT 501 234', 'apply.taxNumberInvalid'],
  ['apply.message', 'My card: 4242 4242 4242 4242', 'form.cardNumber'],
] as const)('An error in %s is shown at the field, which keeps the typed value', (key, value, reason) => {
  const { sent } = show();
  fillIn();
  type(key, value);
  send();
  expect(problems()).toEqual([english(reason)]);
  expect(field(key).getAttribute('aria-invalid')).toBe('true');
  const described = (field(key).getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    english(reason),
  );
  expect(field(key).value).toBe(value);
  expect(sent()).toEqual([]);
});

test.each([
  ['apply.productTypes', 'apply.productTypesMissing', 'apply.tours'],
  ['apply.productCount', 'apply.productCountMissing', 'apply.oneToFive'],
] as const)(
  'A group without a choice (%s) shows an error, and its link leads to its first choice',
  (legend, reason, first) => {
    show();
    send();
    const group = screen.getByRole('group', { name: english(legend) });
    const described = group.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described.split(' ')[0] ?? '')?.textContent).toContain(english(reason));
    fireEvent.click(screen.getByRole('link', { name: english(reason) }));
    expect((document.activeElement as HTMLInputElement).closest('label')?.textContent).toBe(english(first));
  },
);

test('The two statements are confirmed separately', () => {
  show();
  fillIn();
  tick(english('apply.offersOnlyLawful'));
  send();
  expect(problems()).toEqual([english('apply.offersOnlyLawfulMissing')]);
  tick(english('apply.offersOnlyLawful'));
  tick(english('apply.agreesToTerms'));
  send();
  expect(problems()).toEqual([english('apply.agreesToTermsMissing')]);
});

test('Terms and privacy notice open in a new tab, so that typed values are kept', () => {
  show();
  for (const [key, address] of [
    ['shell.termsOfUse', '/en/termsOfUse'],
    ['shell.privacy', '/en/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name: english(key) });
    expect(link.getAttribute('href')).toBe(address);
    expect(link.getAttribute('target')).toBe('_blank');
  }
  expect(screen.getByText(english('apply.newTab'))).toBeTruthy();
});

test('Several kinds and languages are sent in the order of the form', async () => {
  const { sent } = show();
  fillIn();
  for (const name of ['Spanish', 'German', english('apply.shows')]) tick(name);
  send();
  await sentTitle();
  expect(sent()).toMatchObject([{ productTypes: ['tours', 'shows'], languages: ['en', 'de', 'es'] }]);
});

test('The confirmation shows the email address without the typed spaces', async () => {
  const { sent } = show();
  fillIn();
  send();
  await sentTitle();
  expect(screen.getByText(english('apply.sentText', { address: 'ines@example.org' }))).toBeTruthy();
  expect(sent()).toMatchObject([{ email: 'ines@example.org', trap: '' }]);
});

test('A second press while the application is being sent sends nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { sent } = show([() => promise]);
  fillIn();
  send();
  fireEvent.click(await screen.findByRole('button', { name: english('form.sending') }));
  resolve(arrived());
  await sentTitle();
  expect(sent()).toHaveLength(1);
});

test('An application that was sent too fast can be sent again, without an email address for help', async () => {
  const { sent } = show([() => Response.json({ status: 429 }, { status: 429 }), arrived]);
  fillIn();
  send();
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert.textContent?.trim()).toBe(english('form.tooFast')));
  expect(within(alert).queryByRole('link')).toBeNull();
  send();
  await sentTitle();
  expect(new Set(sent().map(({ id }) => id)).size).toBe(1);
});

test('An application that was changed after a failed submission is sent with another ID', async () => {
  const { sent } = show([() => Response.error(), arrived]);
  fillIn();
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('hello@ashore.example'));
  type('apply.companyName', 'Tejo Sailing');
  send();
  await sentTitle();
  expect(new Set(sent().map(({ id }) => id)).size).toBe(2);
});

test('A refusal of a field that the form does not show is not reported at any field', async () => {
  show([() => Response.json({ status: 400, field: 'termsVersion' }, { status: 400 })]);
  fillIn();
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(english('form.failed')));
  expect(screen.queryByRole('group', { name: english('form.summary') })).toBeNull();
});
