import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { applicationChoices } from './application-choices.ts';
import { ApplicationForm } from './application-form.tsx';

const application = 'POST /api/suppliers/applications';
const field = (key: Parameters<typeof english>[0]) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${english(key)}`) });
const links = () => within(screen.getByRole('group', { name: english('form.summary') })).getAllByRole('link');
const send = () => fireEvent.click(screen.getByRole('button', { name: english('apply.send') }));
const type = (key: Parameters<typeof english>[0], value: string) =>
  fireEvent.change(field(key), { target: { value } });
const press = (role: 'checkbox' | 'radio', name: string | RegExp) =>
  fireEvent.click(screen.getByRole(role, { name }));

const show = () =>
  renderOnPage(<ApplicationForm choices={applicationChoices('en-GB')} termsVersion="2037-01-01" />);

function fillIn() {
  type('apply.companyName', 'Tejo Sail');
  type('apply.legalForm', 'Lda.');
  type('apply.registration', 'NIPC 500 000 000');
  type('apply.street', 'Doca do Bom Sucesso 4');
  type('apply.city', '1400-038 Lisboa');
  fireEvent.change(screen.getByLabelText(english('apply.country')), { target: { value: 'PT' } });
  type('apply.contactName', 'Inês Faria');
  type('shell.emailAddress', 'ines@example.org');
  type('apply.phone', '21 000 00 00');
  press('checkbox', english('apply.tours'));
  press('radio', english('apply.oneToFive'));
  press('checkbox', 'English');
  press('checkbox', new RegExp(english('apply.offersOnlyLawful').slice(0, 20)));
  press('checkbox', new RegExp(english('apply.agreesToTerms').slice(0, 12)));
}

test('An empty application lists every required field, and a changed field leaves the list', () => {
  const calls = answerCalls({});
  show();
  send();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: english('form.summary') }));
  expect(links()).toHaveLength(14);
  fireEvent.click(screen.getByRole('link', { name: english('apply.productTypesMissing') }));
  const tours = screen.getByRole('checkbox', { name: english('apply.tours') });
  expect(document.activeElement).toBe(tours);
  fireEvent.click(tours);
  expect(links()).toHaveLength(13);
  type('apply.phone', '+351 21 000');
  send();
  expect(links().map(({ textContent }) => textContent)).toContain(english('apply.phoneInvalid'));
  expect(field('apply.phone').value).toBe('+351 21 000');
  expect(calls).toHaveLength(0);
});

test('The dialling code follows the country, and a sent application shows its reference', async () => {
  const calls = answerCalls({ [application]: () => ({ reference: 'S-1234-5678' }) });
  show();
  fillIn();
  expect(screen.getByLabelText<HTMLSelectElement>(english('apply.dialCode')).value).toBe('+351 PT');
  send();
  const thanks = await screen.findByRole('heading', { name: english('apply.sentTitle') });
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(screen.getByText('S-1234-5678')).toBeTruthy();
  expect(calls).toMatchObject([
    {
      body: {
        companyName: 'Tejo Sail',
        dialCode: '+351',
        phone: '21 000 00 00',
        productTypes: ['tours'],
        languages: ['en'],
        productCount: '1-5',
        termsVersion: '2037-01-01',
        language: 'en',
      },
    },
  ]);
});

test('A company that has applied before reads that it has', async () => {
  answerCalls({ [application]: () => ({}) });
  show();
  fillIn();
  send();
  expect(await screen.findByRole('heading', { name: english('apply.knownTitle') })).toBeTruthy();
});

test('If the server cannot be reached, the typed values stay and sending again sends the same application', async () => {
  const answers = [() => Response.error(), () => ({ reference: 'S-1234-5678' })];
  const calls = answerCalls({ [application]: () => answers.shift()?.() });
  show();
  fillIn();
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(english('form.failed')));
  expect(field('apply.companyName').value).toBe('Tejo Sail');
  send();
  await screen.findByRole('heading', { name: english('apply.sentTitle') });
  expect(new Set(calls.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
});

test('A refusal by the server is shown at its field', async () => {
  answerCalls({ [application]: () => Response.json({ status: 400, field: 'languages.0' }, { status: 400 }) });
  show();
  fillIn();
  send();
  await waitFor(() =>
    expect(links().map(({ textContent }) => textContent)).toEqual([english('form.notAccepted')]),
  );
});
