import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { cardPage } from './card-page.ts';
import { sandboxTexts } from './texts.ts';

const script = readFileSync(new URL('card-fields.mjs', import.meta.url), 'utf8');
const { field, error } = sandboxTexts.en;
const origin = 'https://ashore.example';

/** The fields for a card with their script, in the frame of a page that writes down the messages that it receives. */
function openFields(answer: () => Promise<Response> = async () => Response.json({})) {
  const window = new Window({ url: `${origin}/sandbox/card` });
  const { document } = window;
  // The facts are data, not a script; the document's own scripts and styles are not loaded here.
  const [, facts = '', body = ''] =
    /id="facts">(.*?)<\/script>.*?<body>(.*)<\/body>/s.exec(cardPage({ locale: 'en', theme: 'light' })) ?? [];
  document.body.innerHTML = `<div id="facts"></div>${body}`;
  const holder = document.getElementById('facts');
  if (holder) holder.textContent = facts;
  const messages: { readonly type: string }[] = [];
  const parent = {
    postMessage: (message: { type: string }, to: string) => void (to === origin && messages.push(message)),
  };
  Object.defineProperty(window, 'parent', { value: parent });
  const requests: { readonly address: string; readonly body: unknown }[] = [];
  const fetch = (address: string, init: RequestInit) => {
    requests.push({ address, body: JSON.parse(String(init.body)) });
    return answer();
  };
  class ResizeObserver {
    observe() {}
  }
  runInNewContext(script, { window, document, fetch, ResizeObserver, Event: window.Event });

  const input = (label: string) => {
    const labelElement = [...document.querySelectorAll('label')].find(
      ({ textContent }) => textContent === label,
    );
    const named = document.getElementById(labelElement?.getAttribute('for') ?? '');
    if (!(named instanceof window.HTMLInputElement)) throw new Error(`No field is called ${label}`);
    return named;
  };
  const type = (label: string, text: string) => {
    input(label).focus();
    input(label).value = text;
    input(label).dispatchEvent(new window.Event('input', { bubbles: true }));
  };
  return {
    document,
    messages: (kind: string) => messages.filter((message) => message.type === kind),
    sent: requests,
    input,
    type,
    typeCard(number: string) {
      type(field.number, number);
      type(field.expiry, '1237');
      type(field.cvc, '123');
    },
    /** The page around the frame asks for a token, unless another script does. */
    async askForToken({ source = parent as unknown, from = origin } = {}) {
      const event = new window.MessageEvent('message', { data: { type: 'tokenise' }, origin: from });
      Object.defineProperty(event, 'source', { value: source });
      window.dispatchEvent(event);
      await new Promise((resolve) => setImmediate(resolve));
    },
    complaintOf: (label: string) =>
      document.getElementById(input(label).getAttribute('aria-describedby') ?? '')?.textContent,
  };
}

// Luhn-valid, of real ranges, and none of the published test cards: what a traveller might type by mistake.
const otherNumbers = ['4111111111111111', '5105105105105100', '4012 8888 8888 1881', '374245455400126'];

test.each(otherNumbers)(
  'The frame refuses a number that is not a published test card and does not send it: %s',
  async (number) => {
    const { typeCard, type, askForToken, sent, messages, input, complaintOf, document } = openFields();
    typeCard(number);
    if (number.startsWith('37')) type(field.cvc, '1234');
    await askForToken();
    expect(complaintOf(field.number)).toBe(error.notATestCard);
    expect(input(field.number).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input(field.number));
    expect(messages('state')).toEqual([{ type: 'state', complete: false, error: 'not_a_test_card' }]);
    expect(messages('card')).toEqual([]);
    expect(sent).toEqual([]);
  },
);

test('A test card is exchanged for a token by its name; its number is never sent', async () => {
  const token = { token: 'card_1', brand: 'visa', last4: '4242' };
  const { typeCard, askForToken, sent, messages, input } = openFields(async () => Response.json(token));
  typeCard('4242424242424242');
  expect(input(field.number).value).toBe('4242 4242 4242 4242');
  expect(input(field.expiry).value).toBe('12 / 37');
  expect(messages('state')).toEqual([{ type: 'state', complete: true, error: null }]);
  expect(messages('changed')).toHaveLength(3);
  await askForToken();
  expect(sent).toEqual([{ address: '/sandbox/cards', body: { card: 'visa' } }]);
  expect(messages('card')).toEqual([{ type: 'card', ...token }]);
});

test('An error is shown beside each missing field, and the first of them gets the focus', async () => {
  const { askForToken, messages, input, type, complaintOf, document, sent } = openFields();
  await askForToken();
  expect(complaintOf(field.number)).toBe(error.numberMissing);
  expect(complaintOf(field.cvc)).toBe(error.cvc);
  expect(document.activeElement).toBe(input(field.number));
  expect(messages('state')).toEqual([{ type: 'state', complete: false, error: 'incomplete' }]);
  type(field.expiry, '0120');
  expect(complaintOf(field.expiry)).toBe(error.expired);
  type(field.expiry, '1337');
  expect(complaintOf(field.expiry)).toBe(error.expiry);
  expect(sent).toEqual([]);
});

test('A field is validated when it loses the focus, not while it is first typed in', () => {
  const { type, input, complaintOf } = openFields();
  type(field.number, '4111');
  expect(complaintOf(field.number)).toBe('');
  input(field.cvc).focus();
  expect(complaintOf(field.number)).toBe(error.notATestCard);
});

test('A field that was corrected is no longer called invalid, and has no message', async () => {
  const { type, input, complaintOf, askForToken, document } = openFields();
  await askForToken();
  const messageOf = (label: string) =>
    document.getElementById(input(label).getAttribute('aria-describedby') ?? '')?.hasAttribute('hidden');
  const labels = [field.number, field.expiry, field.cvc];
  expect(labels.map((label) => [input(label).getAttribute('aria-invalid'), messageOf(label)])).toEqual(
    Array(3).fill(['true', false]),
  );
  type(field.number, '4242424242424242');
  type(field.expiry, '1237');
  type(field.cvc, '123');
  expect(labels.map((label) => [input(label).getAttribute('aria-invalid'), messageOf(label)])).toEqual(
    Array(3).fill([null, true]),
  );
  expect(labels.map(complaintOf)).toEqual(['', '', '']);
});

test('Enter in a field sends a submit message to the page', () => {
  const { input, messages, document, sent } = openFields();
  const enter = Object.assign(new (document.defaultView as Window).Event('keydown', { bubbles: true }), {
    key: 'Enter',
  });
  input(field.cvc).dispatchEvent(enter);
  expect(messages('submit')).toHaveLength(1);
  expect(sent).toEqual([]);
});

test('A test card of the list fills in its number, expiry date and code with one press', async () => {
  const { document, input, askForToken, sent } = openFields();
  const label = sandboxTexts.en.card.use.replace('{number}', '3782 8224 6310 005');
  document.querySelector<InstanceType<Window['HTMLButtonElement']>>(`[aria-label="${label}"]`)?.click();
  expect(input(field.number).value).toBe('3782 822463 10005');
  expect(input(field.cvc).value).toBe('1234');
  await askForToken();
  expect(sent).toEqual([{ address: '/sandbox/cards', body: { card: 'amex' } }]);
});

test('A failed token request is reported to the page, and the typed values stay', async () => {
  const { typeCard, askForToken, messages, input, document } = openFields(() =>
    Promise.reject(new Error('offline')),
  );
  typeCard('4242424242424242');
  await askForToken();
  const alert = document.querySelector('[role="alert"]');
  expect([alert?.textContent, alert?.hasAttribute('hidden')]).toEqual([error.notSent, false]);
  expect(input(field.number).value).toBe('4242 4242 4242 4242');
  expect(messages('state').at(-1)).toEqual({ type: 'state', complete: true, error: 'not_sent' });
});

test('Only the embedding page may request a token', async () => {
  const { typeCard, askForToken, sent } = openFields();
  typeCard('4242424242424242');
  await askForToken({ from: 'https://elsewhere.example' });
  await askForToken({ source: {} });
  expect(sent).toEqual([]);
});
