import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../../../test-support/answer-calls.ts';
import { english } from '../../../../test-support/english.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { watchSubmits } from '../../../../test-support/watch-submits.ts';
import { useCommerceStore } from '../../../store/commerce-store.ts';
import { useRootStore } from '../../../store/root-store.ts';
import type { CheckoutField } from '../fields/field.ts';
import { formValues } from '../form/form-values.ts';
import { WaiverField } from './waiver-field.tsx';
import { useWaiverStore } from './waiver-store.ts';

vi.mock('../../../page/log.ts', () => ({ log: () => {} }));

const show = 'GET /api/shopper/waivers/*';
const sign = 'POST /api/shopper/waiver';
const readCart = 'GET /api/quote/*';
const jonas = 'Jonas Lindqvist';
const signatureToken = 'signed by Jonas';
const text = {
  kind: 'water',
  version: '2026-11-21 0123456789ab',
  language: 'de',
  title: 'Waiver for water activities',
  sections: [
    { heading: 'On the water', points: ['We wear a life jacket.', 'We do as the skipper says.'] },
    { heading: 'On land', points: ['We come back on time.'] },
  ],
};
const signed = (guardianName: string | null = null) => ({
  participantName: jonas,
  url: '/papers/waiver/x.pdf',
  signedAt: '2037-05-01T12:00:00.000Z',
  guardianName,
});
const fails = (status: number) => Response.json({ status }, { status });
type FieldWaiver = NonNullable<CheckoutField['waiver']>;
type SentStrokes = { readonly data: { readonly signature: { readonly strokes: number[][] } } };

beforeEach(() =>
  act(() => {
    useCommerceStore.getState().reset();
    useCommerceStore.getState().receive(testQuote(), Date.now());
    useWaiverStore.setState(useWaiverStore.getInitialState());
    useRootStore.getState().forgetForm();
  }),
);

function openField(
  answers: Parameters<typeof answerCalls>[0] = {},
  waiver: Partial<FieldWaiver> = {},
  error?: string,
) {
  const calls = answerCalls({
    [show]: () => ({ text, waivers: [] }),
    [sign]: () => signed(),
    [readCart]: () => testQuote(),
    ...answers,
  });
  const completeWaiver: FieldWaiver = { participantName: jonas, age: 'adult', signatureToken, ...waiver };
  const page = renderOnPage(<WaiverField name="p2.waiver" waiver={completeWaiver} error={error} />);
  const sentSignatures = () =>
    calls.filter(({ name }) => name === sign).map(({ body }) => body as SentStrokes);
  return { ...page, calls, sentSignatures };
}

async function openDialog(...parts: Parameters<typeof openField>) {
  const page = openField(...parts);
  await page.user.click(await screen.findByRole('button', { name: new RegExp(english('waiver.sign')) }));
  const dialog = within(await screen.findByRole('dialog', { name: text.title }));
  const press = (key: 'waiver.submit' | 'waiver.cancel' | 'waiver.clear') =>
    page.user.click(dialog.getByRole('button', { name: english(key) }));
  return { ...page, dialog, press };
}

const isOpen = () => screen.queryByRole('dialog', { name: text.title }) !== null;

test('The whole text can be scrolled by keyboard, has the focus, and is read out in its own language', async () => {
  const { dialog } = await openDialog();
  const waiverRegion = dialog.getByRole('region', { name: english('waiver.text') });
  await waitFor(() => expect(document.activeElement).toBe(waiverRegion));
  expect(waiverRegion.lang).toBe('de');
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'On the water',
    'On land',
  ]);
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
});

test('The dialog states who signs, for which trip and on which date', async () => {
  await openDialog();
  const dialog = screen.getByRole('dialog', { name: text.title });
  const words = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(words).toContain(jonas);
  expect(words).toContain('Sunset sail on the Tagus with wine');
  expect(words).toContain('Sat, 15 May 2027, 19:15');
});

test('A typed signature is sent, the signed waiver opens in a new tab, and the form keeps it as signed', async () => {
  const { user, dialog, press, sentSignatures } = await openDialog();
  await user.type(dialog.getByLabelText(english('waiver.typed')), ` ${jonas} `);
  await press('waiver.submit');
  const link = await screen.findByRole('link', { name: new RegExp(english('waiver.view')) });
  expect(link.getAttribute('href')).toBe('/papers/waiver/x.pdf');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.textContent).toContain(english('waiver.ofNewTab', { name: jonas }));
  expect(isOpen()).toBe(false);
  expect(formValues()['p2.waiver']).toBe(signatureToken);
  expect(sentSignatures()).toMatchObject([
    {
      data: {
        participantName: jonas,
        textVersion: text.version,
        bookingDate: '2027-05-15',
        signature: { kind: 'typed', text: jonas },
        guardianName: null,
      },
    },
  ]);
});

test('A traveller who closes the dialog has signed nothing', async () => {
  const { press, sentSignatures } = await openDialog();
  await press('waiver.cancel');
  expect(isOpen()).toBe(false);
  expect(sentSignatures()).toEqual([]);
  expect(formValues()['p2.waiver'] ?? '').toBe('');
  expect(screen.getByText(english('waiver.unsigned'))).toBeTruthy();
});

/** Draws with a pen on the pad of 600 by 200 units, shown half as large: each pixel is two units. */
function drawOn(field: HTMLElement) {
  let isDown = false;
  field.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 100 }) as DOMRect;
  field.setPointerCapture = () => {
    isDown = true;
  };
  field.hasPointerCapture = () => isDown;
  const at = ([clientX, clientY]: readonly [number, number], more = {}) => ({
    clientX,
    clientY,
    button: 0,
    pointerId: 1,
    ...more,
  });
  return {
    line(from: readonly [number, number], ...points: readonly (readonly [number, number])[]) {
      fireEvent.pointerDown(field, at(from));
      for (const point of points) fireEvent.pointerMove(field, at(point));
      isDown = false;
    },
    press: (point: readonly [number, number], button: number) =>
      fireEvent.pointerDown(field, at(point, { button })),
    hover: (point: readonly [number, number]) => fireEvent.pointerMove(field, at(point)),
  };
}

/** The signature pad, whose label states how many lines it has. */
const padWith = (count: number) => screen.getByRole('img', { name: english('waiver.field', { count }) });

test('A drawn signature is sent in the units of its field, and screen readers hear how many lines it has', async () => {
  const { user, dialog, press, sentSignatures } = await openDialog();
  await user.click(dialog.getByLabelText(english('waiver.draw')));
  const pen = drawOn(padWith(0));
  pen.line([10, 10], [40, 50], [60, 20]);
  pen.line([100, 10], [100, 60]);
  expect(padWith(2)).toBeTruthy();
  await press('waiver.submit');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(sentSignatures()[0]?.data.signature).toEqual({
    kind: 'drawn',
    strokes: [
      [20, 20, 80, 100, 120, 40],
      [200, 20, 200, 120],
    ],
  });
});

test('A pen draws only while it is down, and a mouse only with its main button', async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByLabelText(english('waiver.draw')));
  const pen = drawOn(padWith(0));
  pen.hover([50, 50]);
  pen.press([10, 10], 2);
  expect(padWith(0)).toBeTruthy();
});

test('A drawing can be cleared, and an empty field has no button to clear it', async () => {
  const { user, dialog, press } = await openDialog();
  await user.click(dialog.getByLabelText(english('waiver.draw')));
  expect(dialog.queryByRole('button', { name: english('waiver.clear') })).toBeNull();
  drawOn(padWith(0)).line([10, 10], [40, 50]);
  await press('waiver.clear');
  expect(padWith(0)).toBeTruthy();
});

test('A dot is not a signature: the choice between typing and drawing gets the focus, and drawing removes the error', async () => {
  const { user, dialog, press, sentSignatures } = await openDialog();
  await user.click(dialog.getByLabelText(english('waiver.draw')));
  const pen = drawOn(padWith(0));
  pen.line([10, 10]);
  await press('waiver.submit');
  expect(dialog.getByText(english('waiver.drawnMissing'))).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText(english('waiver.draw')));
  pen.line([10, 10], [90, 90]);
  expect(dialog.queryByText(english('waiver.drawnMissing'))).toBeNull();
  expect(sentSignatures()).toEqual([]);
});

test('Typed and drawn signatures are kept when the traveller switches between them', async () => {
  const { user, dialog } = await openDialog();
  await user.type(dialog.getByLabelText(english('waiver.typed')), 'Jonas');
  await user.click(dialog.getByLabelText(english('waiver.draw')));
  drawOn(padWith(0)).line([10, 10], [40, 50]);
  await user.click(dialog.getByLabelText(english('waiver.type')));
  expect(dialog.getByLabelText(english('waiver.typed'))).toHaveProperty('value', 'Jonas');
  await user.click(dialog.getByLabelText(english('waiver.draw')));
  expect(padWith(1)).toBeTruthy();
});

test('A minor cannot sign alone: the name of the adult must be a different one', async () => {
  const { user, dialog, press, sentSignatures } = await openDialog({}, { age: 'minor' });
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(dialog.getByText(english('waiver.forMinor', { name: jonas }))).toBeTruthy();
  const guardian = dialog.getByLabelText(english('waiver.guardian'));
  await user.type(guardian, jonas);
  await press('waiver.submit');
  expect(dialog.getByText(english('waiver.guardianMissing'))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(guardian));
  expect(sentSignatures()).toEqual([]);
});

test('An adult is not asked for a guardian', async () => {
  const { dialog } = await openDialog();
  expect(dialog.queryByRole('checkbox')).toBeNull();
  expect(dialog.queryByLabelText(english('waiver.guardian'))).toBeNull();
});

test.each([
  [404, 'waiver.gone', true],
  [409, 'waiver.changed', true],
  [410, 'waiver.gone', true],
  [429, 'waiver.tooOften', false],
  [503, 'waiver.notSent', false],
] as const)(
  'A signature refused by the server (%i) shows the reason, keeps the typed text, and does not count as signed',
  async (status, key, isHoldRead) => {
    const { user, dialog, press, calls } = await openDialog({ [sign]: () => fails(status) });
    await user.type(dialog.getByLabelText(english('waiver.typed')), jonas);
    await press('waiver.submit');
    expect(await dialog.findByText(english(key))).toBeTruthy();
    expect(dialog.getByLabelText(english('waiver.typed'))).toHaveProperty('value', jonas);
    expect(formValues()['p2.waiver'] ?? '').toBe('');
    const named = (name: string) => calls.filter((call) => call.name === name).length;
    await waitFor(() => expect(named(readCart) > 0).toBe(isHoldRead));
    // Another text must be read before it is signed.
    await waitFor(() => expect(named(show)).toBe(status === 409 ? 2 : 1));
  },
);

test('While a signature is sent its button is busy, and a second press sends nothing', async () => {
  const answer = Promise.withResolvers<object>();
  const { user, dialog, press, sentSignatures } = await openDialog({ [sign]: () => answer.promise });
  await user.type(dialog.getByLabelText(english('waiver.typed')), jonas);
  await press('waiver.submit');
  await user.click(await dialog.findByRole('button', { name: english('waiver.signing') }));
  expect(sentSignatures()).toHaveLength(1);
  await act(async () => answer.resolve(signed()));
  await waitFor(() => expect(isOpen()).toBe(false));
});

test('A waiver that failed to load is reported, and a button loads it again', async () => {
  const answers: object[] = [fails(503), { text, waivers: [signed()] }];
  const { user } = openField({ [show]: () => answers.shift() });
  expect(await screen.findByText(english('waiver.failed'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: english('waiver.again') }));
  expect(await screen.findByRole('link')).toBeTruthy();
  expect(formValues()['p2.waiver']).toBe(signatureToken);
});

test('A trip that no longer needs a waiver requires no signature', async () => {
  const { container } = openField({ [show]: () => ({ text: null, waivers: [] }) });
  await waitFor(() => expect(container.textContent).toBe(''));
  expect(formValues()['p2.waiver']).toBe(signatureToken);
});

test('A signature without a guardian does not count for a minor', async () => {
  openField({ [show]: () => ({ text, waivers: [signed()] }) }, { age: 'minor' });
  expect(await screen.findByText(english('waiver.unsigned'))).toBeTruthy();
});

test('The error of a missing signature is read out with the button for signing', async () => {
  openField({}, {}, english('waiver.missing'));
  const button = await screen.findByRole('button', { name: new RegExp(english('waiver.sign')) });
  const error = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe(english('waiver.missing'));
});

test('A signature is submitted to its page and not to an address', async () => {
  const submits = watchSubmits();
  const { press } = await openDialog();
  await press('waiver.submit');
  expect(submits()).toEqual([true]);
});
