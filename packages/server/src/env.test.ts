import { expect, test } from 'vitest';
import { readSettings } from './env.ts';

test('A test system starts without any setting', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    environment: 'integration',
    publicUrl: 'http://localhost:3000',
    trustedProxies: [],
    connectionsPerAddress: 256,
    databaseSeconds: 3,
    holdsPerBrowser: 3,
    holdsPerAddress: 30,
    holdCallsPerAddress: 240,
    pageCacheMegabytes: 64,
    searchIndex: 'memory',
    databaseUrl: undefined,
    metricsToken: undefined,
    securityContact: undefined,
    logLevel: 'info',
  });
});

test('Settings are read from the environment and converted to their types', () => {
  const settings = readSettings({
    ENVIRONMENT: 'production',
    PUBLIC_URL: 'https://www.example.org/',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1,',
    CONNECTIONS_PER_ADDRESS: '1000',
    DATABASE_SECONDS: '10',
    PAGE_CACHE_MB: '0',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ANALYTICS_TAG: 'https://tags.example/tag.js?id=1',
    ANALYTICS_HOSTS: 'https://collect.example/path',
    MAP_STYLE: 'https://tiles.example/style.json',
    MAP_HOSTS: 'https://glyphs.example/x, http://127.0.0.1:8080/',
  });
  expect(settings).toMatchObject({
    environment: 'production',
    publicUrl: 'https://www.example.org',
    trustedProxies: ['10.0.0.0/8', '::1'],
    connectionsPerAddress: 1_000,
    databaseSeconds: 10,
    pageCacheMegabytes: 0,
    port: 0,
    logLevel: 'warn',
    analyticsTag: 'https://tags.example/tag.js?id=1',
    analyticsHosts: ['https://collect.example'],
    mapStyle: 'https://tiles.example/style.json',
    mapHosts: ['https://glyphs.example', 'http://127.0.0.1:8080'],
  });
});

test.each([
  [
    { ENVIRONMENT: 'production' },
    /^Environment variable PUBLIC_URL not set or could not be found\. Did you spell it correctly\?$/,
  ],
  [{ ENVIRONMENT: 'staging' }, /^ENVIRONMENT must be one of integration, production, not "staging"\.$/],
  [{ PUBLIC_URL: 'www.example.org' }, /^PUBLIC_URL must be an address .* not "www\.example\.org"\.$/],
  [
    { PUBLIC_URL: 'https://www.example.org/shop' },
    /^PUBLIC_URL must not contain a path, but contains "\/shop"\./,
  ],
  [{ PUBLIC_URL: 'ftp://www.example.org' }, /^PUBLIC_URL must be /],
  [{ PORT: '65536' }, /^PORT must be a number from 0 to 65535, not "65536"\.$/],
  [{ PORT: '-1' }, /^PORT must be /],
  [{ LOG_LEVEL: 'all' }, /^LOG_LEVEL must be one of /],
  [{ CONNECTIONS_PER_ADDRESS: '0' }, /^CONNECTIONS_PER_ADDRESS must be a whole number from 1, not "0"\.$/],
  [{ CONNECTIONS_PER_ADDRESS: 'many' }, /^CONNECTIONS_PER_ADDRESS must be /],
  [{ PUBLIC_URL: 'https://me:word@www.example.org' }, /^PUBLIC_URL must be /],
  [{ DATABASE_URL: 'mysql://x/y' }, /^DATABASE_URL must begin with postgres:\/\/ or postgresql:\/\/\.$/],
  [{ METRICS_TOKEN: ' ' }, /^METRICS_TOKEN must have /],
  [
    { OPERATOR_EMAIL: 'Ashore <a@b.c>' },
    /^OPERATOR_EMAIL must be an email address, not "Ashore <a@b\.c>"\.$/,
  ],
  [{ SECURITY_CONTACT: 'foo' }, /^SECURITY_CONTACT must be .*, not "foo"\.$/],
  [{ ANALYTICS_HOSTS: 'https://x;script-src' }, /^ANALYTICS_HOSTS takes addresses /],
  [{ MAP_STYLE: 'http://tiles.example/style.json' }, /^MAP_STYLE takes an address /],
  [{ MAP_HOSTS: 'https://x;script-src' }, /^MAP_HOSTS takes addresses /],
  [{ RATES_URL: 'http://rates.example.org/daily.xml' }, /^RATES_URL takes an address such as https:/],
  [{ RATES_URL: 'rates.json' }, /^RATES_URL takes an address .*, not "rates.json"\.$/],
  [{ ANALYTICS_TAG: 'GTM-1' }, /^ANALYTICS_TAG takes addresses such as .*, not "GTM-1"\.$/],
  [
    { ANALYTICS_HOSTS: 'https://a.example, http://b.example' },
    /^ANALYTICS_HOSTS .*, not "http:\/\/b\.example"/,
  ],
])('An invalid setting is refused with an error that names it: %j', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence);
});

test('Exchange rates are fetched over an encrypted connection or from this machine', () => {
  const urlOf = (RATES_URL: string) => readSettings({ RATES_URL }).ratesUrl;
  expect(urlOf('https://rates.example.org/daily.xml')).toBe('https://rates.example.org/daily.xml');
  expect(urlOf('http://127.0.0.1:8080/rates')).toBe('http://127.0.0.1:8080/rates');
  expect(urlOf('http://[::1]/rates')).toBe('http://[::1]/rates');
  expect(() => urlOf('http://127.0.0.1.example.org/')).toThrow(/RATES_URL/);
});

test('An empty setting counts as not set', () => {
  const empty = { DATABASE_URL: '', METRICS_TOKEN: '', PUBLIC_URL: '', PORT: '', TRUSTED_PROXIES: '' };
  expect(readSettings(empty)).toEqual(readSettings({}));
});
