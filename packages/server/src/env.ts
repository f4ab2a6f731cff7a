import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ReturnPromiseLimit } from '@ashore/core/cruises/return-promise.ts';
import { MissingEnvironmentVariable } from '@ashore/core/errors/missing-environment-variable.ts';
import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { CannotStart } from './database/cannot-start.ts';
import { type BedbankSettings, readBedbankSettings } from './settings/bedbank-settings.ts';
import { type EmbedderSettings, readEmbedderSettings } from './settings/embedder-settings.ts';
import { type ExternalIssuer, readIdentitySettings } from './settings/identity-settings.ts';
import { type MailSettings, readMailSettings } from './settings/mail-settings.ts';
import { type MailchimpSettings, readNewsletterSettings } from './settings/newsletter-settings.ts';
import { type PaymentSettings, readPaymentSettings } from './settings/payment-settings.ts';
import {
  type Environment,
  readOneOf,
  readSecretToken,
  readServiceAddress,
  readWholeNumber,
} from './settings/read-value.ts';
import { readReturnPromiseSettings } from './settings/return-promise-settings.ts';
import { readTranslatorSettings, type TranslatorSettings } from './settings/translator-settings.ts';

/** All settings, read from the environment once at start. docs/operating.md explains each setting. */
export type Settings = {
  readonly port: number;
  readonly host: string;
  readonly environment: 'integration' | 'production';
  readonly publicUrl: string;
  /** False if `publicUrl` is a guess for a server on this machine. */
  readonly isPublicUrlSet: boolean;
  readonly trustedProxies: readonly string[];
  readonly connectionsPerAddress: number;
  /** Maximum number of holds at a time: of one browser, and of all browsers of one address together. */
  readonly holdsPerBrowser: number;
  readonly holdsPerAddress: number;
  /** Maximum calls per minute and address that place, extend or release a hold. */
  readonly holdCallsPerAddress: number;
  readonly databaseUrl: string | undefined;
  /**
   * Seconds that a statement, a lock or a free connection may take. After that a visitor is refused with 503. A page, and a
   * request in the queue, may take five seconds longer.
   */
  readonly databaseSeconds: number;
  readonly dataFolder: string;
  readonly variant: string;
  /** Folder of the built pages. Without it there is nothing to serve. */
  readonly buildFolder: string | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Script of a tag manager, loaded by visitors who agreed; and the hosts it may contact besides its own. */
  readonly analyticsTag: string | undefined;
  readonly analyticsHosts: readonly string[];
  /** Style of the street map, loaded by visitors who ask for streets; and further hosts of its tiles. */
  readonly mapStyle: string | undefined;
  readonly mapHosts: readonly string[];
  /** With 0 no page is cached: each is rendered on request. */
  readonly pageCacheMegabytes: number;
  /** Disk space for finished images. */
  readonly imageCacheMegabytes: number;
  /** Where the search index is: in this process, or in the database for all processes. */
  readonly searchIndex: 'memory' | 'database';
  /** The model that suggests topics for words we do not know. Without it there are no such suggestions. */
  readonly embedder: EmbedderSettings | undefined;
  readonly translator: TranslatorSettings | undefined;
  /** The account from which newsletters are sent. Without it the list is in our database only. */
  readonly mailchimp: MailchimpSettings | undefined;
  /** The bedbank that sells us rooms at hotels of others. Without it only our own hotels are sold. */
  readonly bedbank: BedbankSettings | undefined;
  readonly metricsToken: string | undefined;
  readonly securityContact: string | undefined;
  /** Where exchange rates are fetched. Without it the shipped rates are used. */
  readonly ratesUrl: string | undefined;
  /** Where the timetable of cruise ships is fetched. Without it timetables are imported by hand. */
  readonly timetableUrl: string | undefined;
  /** How much is promised to travellers whom a fitting trip brings back late. Without it nothing is promised. */
  readonly returnPromise: ReturnPromiseLimit | undefined;
  readonly operator: Operator;
  /** Whether this process serves visitors, runs jobs, or both. */
  readonly role: 'all' | 'web' | 'worker';
  /** The organisation for which a member books who has not selected one. */
  readonly defaultOrganisationId: string | undefined;
  /** Number of days after a trip until the travellers' personal data is erased from the booking. */
  readonly travellerRetentionDays: number;
  /** Where travellers log in; undefined for the embedded issuer. */
  readonly externalIssuer: ExternalIssuer | undefined;
  readonly mail: MailSettings;
  readonly payments: PaymentSettings;
};

export type Operator = Readonly<
  Record<
    'name' | 'street' | 'city' | 'country' | 'phone' | 'email' | 'register' | 'vatId' | 'representative',
    string
  >
>;

export const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));

export function readSettings(env: Environment): Settings {
  const environment = readOneOf(env, 'ENVIRONMENT', ['integration', 'production'] as const, 'integration');
  const port = portNumber(env);
  const operator = operatorOf(env);
  return {
    port,
    host: env.HOST || '0.0.0.0',
    environment,
    publicUrl: publicUrl(env, environment, port),
    isPublicUrlSet: Boolean(env.PUBLIC_URL),
    trustedProxies: list(env.TRUSTED_PROXIES),
    connectionsPerAddress: readWholeNumber(env, 'CONNECTIONS_PER_ADDRESS', 256),
    holdsPerBrowser: readWholeNumber(env, 'HOLDS_PER_BROWSER', 3),
    holdsPerAddress: readWholeNumber(env, 'HOLDS_PER_ADDRESS', 30),
    holdCallsPerAddress: readWholeNumber(env, 'HOLD_CALLS_PER_ADDRESS', 240),
    databaseUrl: databaseUrl(env),
    databaseSeconds: readWholeNumber(env, 'DATABASE_SECONDS', 3),
    dataFolder: (env.DATA_FOLDER || `${projectFolder}.data`).replace(/^~(?=\/)/, homedir()),
    variant: env.VARIANT || 'ashore',
    buildFolder: env.ASHORE_BUILD_FOLDER || undefined,
    logLevel: readOneOf(env, 'LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'] as const, 'info'),
    analyticsTag: env.ANALYTICS_TAG ? webAddress('ANALYTICS_TAG', env.ANALYTICS_TAG).href : undefined,
    analyticsHosts: list(env.ANALYTICS_HOSTS).map((host) => webAddress('ANALYTICS_HOSTS', host).origin),
    mapStyle: env.MAP_STYLE ? mapAddress('MAP_STYLE', env.MAP_STYLE).href : undefined,
    mapHosts: list(env.MAP_HOSTS).map((host) => mapAddress('MAP_HOSTS', host).origin),
    pageCacheMegabytes: readWholeNumber(env, 'PAGE_CACHE_MB', 64, 0),
    imageCacheMegabytes: readWholeNumber(env, 'IMAGE_CACHE_MB', 512),
    searchIndex: readOneOf(env, 'SEARCH_INDEX', ['memory', 'database'] as const, 'memory'),
    embedder: readEmbedderSettings(env),
    translator: readTranslatorSettings(env),
    mailchimp: readNewsletterSettings(env),
    bedbank: readBedbankSettings(env),
    metricsToken: readSecretToken(env, 'METRICS_TOKEN'),
    securityContact: securityContact(env),
    ratesUrl: env.RATES_URL ? feedAddress('RATES_URL', env.RATES_URL).href : undefined,
    timetableUrl: env.TIMETABLE_URL
      ? readServiceAddress('TIMETABLE_URL', env.TIMETABLE_URL, 'https://timetables.example.org/sailings.json')
          .href
      : undefined,
    returnPromise: readReturnPromiseSettings(env, { environment }),
    operator,
    role: role(env),
    defaultOrganisationId: env.DEFAULT_ORGANIZATION_ID?.toLowerCase() || undefined,
    travellerRetentionDays: readWholeNumber(env, 'TRAVELLER_DATA_KEEP_DAYS', 30),
    externalIssuer: readIdentitySettings(env),
    mail: readMailSettings(env, { environment, operatorEmail: operator.email }),
    payments: readPaymentSettings(env, { environment }),
  };
}

function publicUrl(env: Environment, environment: Settings['environment'], port: number): string {
  const value = env.PUBLIC_URL;
  if (!value) {
    // Emails and canonical links are made from it. A guessed address would send visitors of a production site to
    // another one.
    if (environment === 'production') throw new MissingEnvironmentVariable('PUBLIC_URL');
    return `http://localhost:${port}`;
  }
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new CannotStart(`PUBLIC_URL must be an address such as https://www.example.org, not "${value}".`);
  if (url.pathname !== '/')
    throw new CannotStart(
      `PUBLIC_URL must not contain a path, but contains "${url.pathname}". The site needs a host name of its own, such as https://tours.example.org.`,
    );
  return url.origin;
}

function webAddress(name: string, value: string): URL {
  const url = URL.parse(value);
  // The origin becomes part of the content security policy, in which some characters have a special meaning.
  if (url?.protocol === 'https:' && !url.username && /^[\w.:[\]-]+$/.test(url.host)) return url;
  throw new CannotStart(`${name} takes addresses such as https://tags.example.org/tag.js, not "${value}".`);
}

/** Also of this machine, for a tile server beside ours. The origin becomes part of the content security policy. */
function mapAddress(name: string, value: string): URL {
  const url = readServiceAddress(name, value, 'https://tiles.example.org/style.json');
  return url.protocol === 'https:' ? webAddress(name, value) : url;
}

/**
 * Rates decide what is charged. They must come over a connection that others cannot change, or from this
 * machine.
 */
export function feedAddress(name: string, value: string): URL {
  return readServiceAddress(name, value, 'https://rates.example.org/daily.xml');
}

function databaseUrl({ DATABASE_URL: value }: Environment): string | undefined {
  if (!value) return undefined;
  if (/^postgres(?:ql)?:\/\//.test(value)) return value;
  // The value is not shown, because it may contain a password.
  throw new CannotStart('DATABASE_URL must begin with postgres:// or postgresql://.');
}

function role(env: Environment): Settings['role'] {
  const role = readOneOf(env, 'ROLE', ['all', 'web', 'worker'], 'all');
  if (role !== 'all' && !env.DATABASE_URL)
    throw new CannotStart(
      `ROLE=${role} requires a DATABASE_URL shared with the other processes: the embedded database serves one process.`,
    );
  return role;
}

function securityContact({ SECURITY_CONTACT: value }: Environment): string | undefined {
  if (!value) return undefined;
  if (/^(?:mailto:)?[^\s@]+@[^\s@]+$/.test(value) || URL.parse(value)?.protocol === 'https:') return value;
  throw new CannotStart(`SECURITY_CONTACT must be an email address or an https:// address, not "${value}".`);
}

function portNumber(env: Environment): number {
  const value = env.PORT || '3000';
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535) {
    throw new CannotStart(`PORT must be a number from 0 to 65535, not "${value}".`);
  }
  return port;
}

function list(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/** The operator of this site, for the legal pages. The defaults are those of the demonstration. */
function operatorOf(env: Environment): Operator {
  return {
    name: env.OPERATOR_NAME || 'Ashore Marketplace GmbH',
    street: env.OPERATOR_STREET || 'Musterkai 1',
    city: env.OPERATOR_CITY || '20457 Hamburg',
    country: env.OPERATOR_COUNTRY || 'Deutschland',
    phone: env.OPERATOR_PHONE || '+49 40 0000000',
    email: operatorEmail(env),
    register: env.OPERATOR_REGISTER || 'Amtsgericht Hamburg, HRB 000000',
    vatId: env.OPERATOR_VAT_ID || 'DE000000000',
    representative: env.OPERATOR_REPRESENTATIVE || 'Erika Mustermann',
  };
}

/**
 * Messages to us are sent to this address. If it could not receive email, only their senders would notice.
 */
function operatorEmail({ OPERATOR_EMAIL: value = '' }: Environment): string {
  if (value === '') return 'hello@ashore.example';
  if (isEmailAddress(value)) return value;
  throw new CannotStart(`OPERATOR_EMAIL must be an email address, not "${value}".`);
}
