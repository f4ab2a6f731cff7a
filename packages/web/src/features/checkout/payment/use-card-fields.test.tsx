import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { playCardFields } from '../../../../test-support/card-fields.ts';
import { testOptions } from '../../../../test-support/checkout-page.tsx';
import { english } from '../../../../test-support/english.ts';
import { pageTimers } from '../../../../test-support/page-timers.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { CardFrame } from './card-frame.tsx';
import { type CardFields, useCardFields } from './use-card-fields.ts';

let card: CardFields;
function Page() {
  card = useCardFields();
  return <CardFrame options={testOptions} card={card} />;
}

function openFields(locale: 'en' | 'zh-Hans' = 'en') {
  const page = renderOnPage(<Page />, { locale });
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  return { ...page, frame, fields: playCardFields(frame) };
}

/** Requests a token and collects the results. */
function askForToken() {
  const tokens: (string | undefined)[] = [];
  void card.tokenise().then((token) => tokens.push(token));
  return tokens;
}

test('The card frame has a name, and uses the language of the page', () => {
  const { frame } = openFields('zh-Hans');
  expect(frame.title).not.toBe('');
  expect(new URL(frame.src, 'https://ashore.example').searchParams.get('locale')).toBe('zh-Hans');
});

test('The frame is shown once it is ready, with the height that it requests', () => {
  const { frame, fields } = openFields();
  expect(frame.className).toContain('opacity-0');
  fields.listen(true);
  expect(frame.className).not.toContain('opacity-0');
  fields.say({ type: 'height', px: 320 });
  expect(frame.height).toBe('320');
});

test('A typed card is exchanged for the token that the frame returns', async () => {
  const { fields } = openFields();
  fields.listen(true);
  fields.type('tok_1');
  await act(async () => expect(await card.tokenise()).toBe('tok_1'));
});

test('Incomplete fields give no token', async () => {
  const { fields } = openFields();
  fields.listen(true);
  await act(async () => expect(await card.tokenise()).toBeUndefined());
});

test('A press before the frame is ready is handled as soon as it is', async () => {
  const { fields } = openFields();
  fields.type('tok_1');
  fields.listen(false);
  const { until } = pageTimers();
  const tokens = askForToken();
  expect(tokens).toEqual([]);
  fields.listen(true);
  await until(() => expect(tokens).toEqual(['tok_1']));
});

test('A frame that does not respond gives no token after fifteen seconds, so that the button is active again', async () => {
  const { fields } = openFields();
  const { pass, until } = pageTimers();
  fields.listen(false);
  const tokens = askForToken();
  await pass(14_999);
  expect(tokens).toEqual([]);
  await pass(1);
  await until(() => expect(tokens).toEqual([undefined]));
});

test('Fields that become complete while a token is awaited do not end the wait', async () => {
  const { fields } = openFields();
  fields.listen(false);
  const tokens = askForToken();
  fields.say({ type: 'state', complete: true, error: null });
  await act(async () => {});
  expect(tokens).toEqual([]);
  fields.say({ type: 'card', token: 'tok_2', brand: 'visa', last4: '4242' });
  await act(async () => {});
  expect(tokens).toEqual(['tok_2']);
});

test('Every change of the card has another number, so that another card is another payment attempt', () => {
  const { fields } = openFields();
  const first = card.cardVersion();
  fields.type('tok_1');
  const second = card.cardVersion();
  fields.type('tok_2');
  expect(new Set([first, second, card.cardVersion()]).size).toBe(3);
});

test.each([
  ['of another origin', 'https://evil.example', true],
  ['of another window', undefined, false],
])('A message %s is ignored', (_, origin, fromFrame) => {
  const { frame } = openFields();
  const before = card.cardVersion();
  const event = new MessageEvent('message', {
    data: { type: 'changed' },
    origin: origin ?? window.location.origin,
  });
  Object.defineProperty(event, 'source', { value: fromFrame ? frame.contentWindow : window });
  act(() => void window.dispatchEvent(event));
  expect(card.cardVersion()).toBe(before);
});

test.each([
  [{ type: 'height', px: 20_000 }],
  [{ type: 'height', px: -1 }],
  [{ type: 'card', token: '', brand: 'visa', last4: '4242' }],
  ['height'],
  [null],
])('An unknown message changes nothing: %j', (message) => {
  const { frame, fields } = openFields();
  fields.listen(true);
  const height = frame.height;
  fields.say(message as never);
  expect(frame.height).toBe(height);
});

test('Fields of another payment provider create the token while they are mounted, and only then', async () => {
  const { fields } = openFields();
  fields.listen(true);
  fields.type('tok_frame');
  card.setProviderTokenise(async () => 'pm_other');
  await act(async () => expect(await card.tokenise()).toBe('pm_other'));
  card.setProviderTokenise(undefined);
  await act(async () => expect(await card.tokenise()).toBe('tok_frame'));
});

test('Without a frame there is no payment token, and no wait', async () => {
  function NoFrame() {
    card = useCardFields();
    return null;
  }
  renderOnPage(<NoFrame />);
  await act(async () => expect(await card.tokenise()).toBeUndefined());
});

test('Until the Stripe fields are ready, our own frame does not replace them', () => {
  function Other() {
    card = useCardFields();
    return <CardFrame options={{ ...testOptions, gateway: 'stripe' }} card={card} />;
  }
  renderOnPage(<Other />);
  expect(screen.queryByTitle(english('pay.cardFields'))).toBeNull();
});
