import type { Locale } from '@ashore/core/locale/locales.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../test-support/answer-calls.ts';
import { english } from '../../../test-support/english.ts';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../test-support/texts-in.ts';
import { EnquiryForm } from './enquiry-form.tsx';

const send = 'POST /api/contact';
const arrived = () => ({ reference: 'E-1234-5678' });

/** The form with these answers to its attempts, one after the other. */
function show(answers: readonly (() => object)[] = [arrived], locale: Locale = 'en') {
  const waiting = [...answers];
  const calls = answerCalls({ [send]: () => waiting.shift()?.() });
  return {
    ...renderOnPage(<EnquiryForm />, { locale }),
    sent: () => calls.map(({ body }) => body as Record<string, unknown>),
  };
}

function fillIn(locale: Locale = 'en') {
  const t = textsIn(locale);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('radio', { name: t('contact.press') }));
  type(t('contact.name'), 'Mara Lind');
  type(t('shell.emailAddress'), 'mara@example.org');
  type(t('contact.message'), 'Hello');
}
const press = (locale: Locale = 'en') =>
  fireEvent.click(screen.getByRole('button', { name: textsIn(locale)('contact.send') }));

test.each<Locale>(['en', 'de', 'zh-Hans'])(
  'An enquiry from a page in %s is answered in that language',
  async (locale) => {
    const { sent } = show([arrived], locale);
    fillIn(locale);
    press(locale);
    expect(await screen.findByRole('heading', { name: textsIn(locale)('contact.sentTitle') })).toBeTruthy();
    expect(sent()).toMatchObject([{ language: locale, kind: 'press', trap: '' }]);
  },
);

test('A typed order number is restored when the subject is a booking again', () => {
  show();
  const number = () =>
    screen.getByLabelText<HTMLInputElement>(new RegExp(english('contact.bookingReference')));
  fireEvent.click(screen.getByRole('radio', { name: english('contact.booking') }));
  fireEvent.change(number(), { target: { value: 'A-1234' } });
  fireEvent.click(screen.getByRole('radio', { name: english('contact.press') }));
  expect(number().closest('[hidden]')).not.toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: english('contact.booking') }));
  expect(number().closest('[hidden]')).toBeNull();
  expect(number().value).toBe('A-1234');
});

test('The order number is labelled as optional', () => {
  show();
  fireEvent.click(screen.getByRole('radio', { name: english('contact.booking') }));
  expect(
    screen.getByRole('textbox', {
      name: `${english('contact.bookingReference')} ${english('form.optional')}`,
    }),
  ).toBeTruthy();
});

test('The error of a missing subject leads to the first subject', () => {
  show();
  press();
  fireEvent.click(screen.getByRole('link', { name: english('contact.kindMissing') }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: english('contact.booking') }));
});

test('The form explains how the details are used, and links to the privacy notice', () => {
  show();
  expect(screen.getByText(english('contact.privacyNote'), { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: english('shell.privacy') }).getAttribute('href')).toBe(
    '/en/privacy',
  );
});

test('A refusal that concerns no field of the form is reported beside the button', async () => {
  show([() => Response.json({ status: 400, field: 'secondsTaken' }, { status: 400 })]);
  fillIn();
  press();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(english('form.failed')));
  expect(screen.queryByRole('group', { name: english('form.summary') })).toBeNull();
});

test('The number of seconds that the form was open is sent with it', async () => {
  const { sent } = show();
  fillIn();
  press();
  await screen.findByRole('heading', { name: english('contact.sentTitle') });
  expect(sent()[0]?.secondsTaken).toEqual(expect.any(Number));
});
