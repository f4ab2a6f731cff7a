import { expect, test } from 'vitest';
import { readNewsletterSettings } from './newsletter-settings.ts';

const MAILCHIMP_KEY = '0123456789abcdef0123456789abcdef-us21';

test('Newsletters are sent from Mailchimp only with a key, which names the host of the account', () => {
  expect(readNewsletterSettings({})).toBeUndefined();
  expect(readNewsletterSettings({ MAILCHIMP_AUDIENCES: 'ashore=a1b2c3' })).toBeUndefined();
  const MAILCHIMP_AUDIENCES = 'ashore=a1b2c3, cruise-concierge=d4e5f6';
  expect(readNewsletterSettings({ MAILCHIMP_KEY, MAILCHIMP_AUDIENCES })).toEqual({
    url: 'https://us21.api.mailchimp.com',
    key: MAILCHIMP_KEY,
    audiences: { ashore: 'a1b2c3', 'cruise-concierge': 'd4e5f6' },
  });
});

test.each(['0123456789abcdef', 'abc-us21.evil.example', '-us21'])(
  'A key without a host is refused: %s',
  (key) => {
    expect(() => readNewsletterSettings({ MAILCHIMP_KEY: key, MAILCHIMP_AUDIENCES: 'a=b' })).toThrow(
      'MAILCHIMP_KEY',
    );
  },
);

test.each([undefined, '', 'ashore', 'ashore=', 'ashore=a1/../b', 'ashore=a,'])(
  'Lists without audiences are refused: %s',
  (MAILCHIMP_AUDIENCES) => {
    expect(() => readNewsletterSettings({ MAILCHIMP_KEY, MAILCHIMP_AUDIENCES })).toThrow(
      'MAILCHIMP_AUDIENCES',
    );
  },
);
