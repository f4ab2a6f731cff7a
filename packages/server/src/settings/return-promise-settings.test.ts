import { expect, test } from 'vitest';
import { readReturnPromiseSettings } from './return-promise-settings.ts';

const inTest = { environment: 'integration' } as const;
const inProduction = { environment: 'production' } as const;

test('The demonstration promises €1,000 a person; in production nothing is promised until a limit is set', () => {
  expect(readReturnPromiseSettings({}, inTest)).toEqual({ limitMinor: 100_000, currency: 'EUR' });
  expect(readReturnPromiseSettings({}, inProduction)).toBeUndefined();
  expect(readReturnPromiseSettings({ RETURN_PROMISE: '' }, inProduction)).toBeUndefined();
});

test('An operator sets the limit in one of the currencies of the site, or switches the promise off', () => {
  expect(readReturnPromiseSettings({ RETURN_PROMISE: '750 GBP' }, inProduction)).toEqual({
    ...{ limitMinor: 75_000, currency: 'GBP' },
  });
  expect(readReturnPromiseSettings({ RETURN_PROMISE: '150000 JPY' }, inTest)).toEqual({
    ...{ limitMinor: 150_000, currency: 'JPY' },
  });
  expect(readReturnPromiseSettings({ RETURN_PROMISE: 'off' }, inTest)).toBeUndefined();
});

test.each(['1000', '0 EUR', '-5 EUR', '1000.50 EUR', '1000 SEK', 'on', '1,000 EUR', '1000 eur'])(
  'The server does not start on a limit that it would have to guess: %s',
  (value) => {
    expect(() => readReturnPromiseSettings({ RETURN_PROMISE: value }, inProduction)).toThrow(
      `RETURN_PROMISE takes "off", or the limit for each traveller as in "1000 EUR", not "${value}".`,
    );
  },
);
