import { expect, test } from 'vitest';
import { isTaxNumber } from './tax-number.ts';

test.each([
  ['', 'PT'],
  ['PT 501 234 567', 'PT'],
  ['pt501234567', 'PT'],
  ['501 234 567', 'PT'],
  ['ATU12345678', 'AT'],
  ['FR XX 123456789', 'FR'],
  ['EL 123456789', 'GR'],
  ['IE 1234567FA', 'IE'],
  ['NL 123456789.B01', 'NL'],
  ['CHE-123.456.789 MWST', 'CH'],
  ['NO 987 654 321 MVA', 'NO'],
  ['27/123/45678', 'DE'],
  ['USt-IdNr. DE 123456789', 'DE'],
  ['12-3456789', 'US'],
  ['91310000MA1FL0XXXX', 'CN'],
])('A tax number has the form of its country or of a tax office, or is empty: %j in %s', (text, country) => {
  expect(isTaxNumber(text, country)).toBe(true);
});

test.each([
  ['PT 501 234', 'PT'],
  ['DE 12345678', 'DE'],
  ['DE 1234567890', 'DE'],
  ['ATU1234567', 'AT'],
  ['EL 12345678', 'GR'],
  ['none', 'US'],
  ['123', 'US'],
  ['- / -', 'PT'],
])(
  'A number with the letters of its country must be complete; any number needs at least four characters and a digit: %j in %s',
  (text, country) => {
    expect(isTaxNumber(text, country)).toBe(false);
  },
);
