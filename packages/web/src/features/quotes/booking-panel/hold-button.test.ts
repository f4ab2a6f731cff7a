import { expect, test } from 'vitest';
import { holdButtonLabel } from './hold-button.tsx';

test('A hold of fifteen minutes is promised only to a traveller without a hold, because a replaced hold may have less time', () => {
  expect([true, false].map((hasHold) => holdButtonLabel({ onRequest: false, hasHold }))).toEqual([
    'bookingPanel.holdOn',
    'bookingPanel.hold',
  ]);
});

test('For a product on request the button requests to book, whether or not the traveller holds spots', () => {
  expect([true, false].map((hasHold) => holdButtonLabel({ onRequest: true, hasHold }))).toEqual([
    'bookingPanel.request',
    'bookingPanel.request',
  ]);
});
