import { isTimeZone } from '@ashore/core/time/time-zone.ts';
import { CannotStart } from '../database/cannot-start.ts';
import { type Environment, readServiceAddress } from './read-value.ts';

export type BedbankSettings = {
  /** As `products.booking_source` names the seller. */
  readonly name: string;
  readonly url: string;
  readonly key: string;
  readonly currency: string;
  /** The zone of its deadlines. */
  readonly timeZone: string;
  /** In hundredths of a percent. */
  readonly markup: number;
  /** Path of the file with its codes. */
  readonly codesFile: string;
};

/** A bedbank that sells us rooms at hotels of others. Undefined unless an address is set. */
export function readBedbankSettings(env: Environment): BedbankSettings | undefined {
  if (!env.BEDBANK_URL) return undefined;
  const { href } = readServiceAddress('BEDBANK_URL', env.BEDBANK_URL, 'https://bedbank.example.org/api');
  return {
    name: env.BEDBANK_NAME || 'bedbank',
    url: href.replace(/\/$/, ''),
    // The value is not shown, because it is a secret.
    key: readFitting(env, 'BEDBANK_KEY', {
      fits: /^[\x21-\x7e]{8,500}$/,
      expected: 'the key of your account',
    }),
    currency: readFitting(env, 'BEDBANK_CURRENCY', {
      fits: /^[A-Z]{3}$/,
      expected: 'the currency of your contract, such as EUR',
    }),
    timeZone: readTimeZone(env),
    markup: readMarkup(env),
    codesFile: readFitting(env, 'BEDBANK_CODES', {
      fits: /./,
      expected: 'the path of the file with its codes',
    }),
  };
}

type Expected = { readonly fits: RegExp; readonly expected: string };

function readFitting(env: Environment, name: string, { fits, expected }: Expected): string {
  const value = env[name] ?? '';
  if (fits.test(value)) return value;
  throw new CannotStart(`BEDBANK_URL requires ${name}: ${expected}.`);
}

/** Without the zone a deadline could be some hours later than we promise. */
function readTimeZone({ BEDBANK_TIME_ZONE: value = '' }: Environment): string {
  if (isTimeZone(value)) return value;
  throw new CannotStart(
    'BEDBANK_URL requires BEDBANK_TIME_ZONE: the zone of its deadlines, such as Europe/Madrid.',
  );
}

function readMarkup({ BEDBANK_MARKUP: value }: Environment): number {
  if (!value) return 0;
  const [, whole = '', fraction = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  if (whole === '')
    throw new CannotStart(`BEDBANK_MARKUP must be a percentage such as 12.5, not "${value}".`);
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
