import { expect, test } from 'vitest';
import { isCardFrameMessage } from './card-frame-messages.ts';

test.each([
  [{ type: 'ready' }],
  [{ type: 'changed' }],
  [{ type: 'submit' }],
  [{ type: 'challenge-done' }],
  [{ type: 'height', px: 312.5 }],
  [{ type: 'state', complete: true, error: null }],
  [{ type: 'state', complete: false, error: 'not_a_test_card' }],
  [{ type: 'card', token: 'card_1', brand: 'visa', last4: '4242' }],
])('A frame may send %j', (message) => {
  expect(isCardFrameMessage(message)).toBe(true);
});

test.each([
  [undefined],
  [null],
  ['ready'],
  [{}],
  [{ type: 'tokenise' }],
  [{ type: 'height' }],
  [{ type: 'height', px: -1 }],
  [{ type: 'height', px: Number.NaN }],
  [{ type: 'height', px: 1e9 }],
  [{ type: 'state', complete: 'yes', error: null }],
  [{ type: 'state', complete: false, error: 'whatever' }],
  [{ type: 'card', token: '', brand: 'visa', last4: '4242' }],
  [{ type: 'card', token: 'card_1' }],
])('Any other message is refused: %j', (message) => {
  expect(isCardFrameMessage(message)).toBe(false);
});
