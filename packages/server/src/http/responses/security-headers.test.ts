import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { processorTime } from '../../../test-support/processor-time.ts';
import {
  checkoutHeaders,
  dataHeaders,
  documentHeaders,
  doneHeaders,
  identityHeaders,
  imageHeaders,
  mailboxHeaders,
  mailContentHeaders,
  plainPageHeaders,
  sandboxHeaders,
  scriptHashes,
  shopHeaders,
  workerHeaders,
} from './security-headers.ts';

type HeaderValues = Readonly<Record<string, string>>;

const policyOf = (headers: HeaderValues) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const shopPolicy = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'script-src': ["'self'", "'sha256-a'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'report-to': ['csp'],
};

test('A page of the site loads, connects and sends forms to its own origin only', () => {
  expect(policyOf(shopHeaders(["'sha256-a'"]))).toEqual(shopPolicy);
});

test('A configured tag may only load scripts and images and connect', () => {
  const tag = 'https://tag.example';
  expect(policyOf(shopHeaders(["'sha256-a'"], { tagOrigins: [tag] }))).toEqual({
    ...shopPolicy,
    'script-src': [...shopPolicy['script-src'], tag],
    'img-src': [...shopPolicy['img-src'], tag],
    'connect-src': [...shopPolicy['connect-src'], tag],
  });
});

test('A configured street map may only load images and data, from exactly the configured hosts', () => {
  const mapOrigins = ['https://tiles.example', 'https://glyphs.example'];
  expect(policyOf(shopHeaders(["'sha256-a'"], { mapOrigins }))).toEqual({
    ...shopPolicy,
    'img-src': [...shopPolicy['img-src'], ...mapOrigins],
    'connect-src': [...shopPolicy['connect-src'], ...mapOrigins],
  });
});

test('The checkout allows the frames of the payment provider, and Stripe only if it is configured', () => {
  expect(policyOf(checkoutHeaders(["'sha256-a'"]))).toEqual({ ...shopPolicy, 'frame-src': ["'self'"] });
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  expect(policyOf(checkoutHeaders(["'sha256-a'"], { hasStripe: true }))).toEqual({
    ...shopPolicy,
    'script-src': [...shopPolicy['script-src'], ...scripts],
    'connect-src': ["'self'", 'https://api.stripe.com'],
    'frame-src': ["'self'", ...scripts, 'https://hooks.stripe.com'],
  });
});

test('Only a checkout with Stripe allows another origin to request payments', () => {
  const payment = (headers: HeaderValues) =>
    /payment=\([^)]*\)/.exec(headers['permissions-policy'] ?? '')?.[0];
  expect(payment(shopHeaders([]))).toBe('payment=(self)');
  expect(payment(checkoutHeaders([]))).toBe('payment=(self)');
  expect(payment(checkoutHeaders([], { hasStripe: true }))).toBe('payment=(self "https://js.stripe.com")');
});

test('A sandbox page can be framed by our own pages or by none, and its form may redirect only to the given origin', () => {
  const framed = sandboxHeaders({ isFramed: true });
  expect(policyOf(framed)).toMatchObject({ 'frame-ancestors': ["'self'"], 'form-action': ["'self'"] });
  expect(framed['x-frame-options']).toBe('SAMEORIGIN');
  const alone = sandboxHeaders({ isFramed: false, backTo: 'https://shop.example' });
  expect(policyOf(alone)).toMatchObject({
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", 'https://shop.example'],
  });
  expect(alone['x-frame-options']).toBe('DENY');
});

test('A sandbox page runs, shows and asks for our own files, and nothing else', () => {
  const own = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'form-action'];
  const nothing = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] };
  expect(policyOf(sandboxHeaders({ isFramed: false }))).toEqual({
    ...nothing,
    ...Object.fromEntries(own.map((directive) => [directive, ["'self'"]])),
  });
});

test('A page may ask for a payment, the position and the whole screen, and for no device', () => {
  expect(dataHeaders['permissions-policy']?.split(', ')).toEqual([
    ...['accelerometer=()', 'autoplay=()', 'camera=()', 'display-capture=()', 'encrypted-media=()'],
    ...['gyroscope=()', 'magnetometer=()', 'microphone=()', 'midi=()', 'usb=()', 'xr-spatial-tracking=()'],
    ...['fullscreen=(self)', 'geolocation=(self)', 'payment=(self)'],
  ]);
});

test('Browsers report what a policy of the shop blocked, to the address that the policy names', () => {
  for (const headers of [shopHeaders([]), checkoutHeaders([]), checkoutHeaders([], { hasStripe: true })])
    expect([headers['reporting-endpoints'], policyOf(headers)['report-to']]).toEqual([
      'csp="/reports"',
      ['csp'],
    ]);
});

test('A tag that also serves the map is named once', () => {
  const origin = 'https://both.example';
  const { 'img-src': images } = policyOf(shopHeaders([], { tagOrigins: [origin], mapOrigins: [origin] }));
  expect(images).toEqual(["'self'", 'data:', origin]);
});

const ownStyles = { 'style-src': ["'self'"], 'img-src': ["'self'"] };
const noForms = { 'base-uri': ["'none'"], 'form-action': ["'none'"], 'frame-ancestors': ["'none'"] };

test.each([
  ['data', dataHeaders, { 'frame-ancestors': ["'none'"] }],
  ['the booking worker', workerHeaders, { 'connect-src': ["'self'"] }],
  [
    'a document',
    documentHeaders,
    {
      'style-src': ["'unsafe-inline'"],
      'object-src': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  ],
  ['an image', imageHeaders, { 'frame-ancestors': ["'none'"], sandbox: [] }],
  ['a plain page', plainPageHeaders, { ...noForms, ...ownStyles }],
  ['the mailbox', mailboxHeaders, { ...noForms, ...ownStyles, 'frame-src': ["'self'"] }],
  [
    'an email in the mailbox',
    mailContentHeaders,
    {
      ...noForms,
      'frame-ancestors': ["'self'"],
      'style-src': ["'unsafe-inline'"],
      sandbox: ['allow-popups', 'allow-popups-to-escape-sandbox'],
    },
  ],
  [
    'a page on which travellers log in',
    identityHeaders,
    {
      ...noForms,
      ...ownStyles,
      'form-action': ["'self'"],
      'script-src': ["'self'"],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
    },
  ],
  [
    'the page in which a log-in window ends',
    doneHeaders("'sha256-a'"),
    { ...noForms, ...ownStyles, 'script-src': ["'sha256-a'"], 'font-src': ["'self'"] },
  ],
] as const)('The policy of %s allows what it needs, and nothing else', (_, headers, policy) => {
  expect(policyOf(headers)).toEqual({ 'default-src': ["'none'"], ...policy });
});

test('Every kind of answer says how browsers must connect, read, refer to and frame it', () => {
  const kinds = [
    ...[dataHeaders, workerHeaders, documentHeaders, imageHeaders, plainPageHeaders, mailboxHeaders],
    ...[mailContentHeaders, shopHeaders([]), checkoutHeaders([]), checkoutHeaders([], { hasStripe: true })],
    ...[sandboxHeaders({ isFramed: true }), sandboxHeaders({ isFramed: false })],
  ];
  // No other site learns an address from the middle of a log-in.
  const ownReferrerPolicies = new Map([
    [identityHeaders, 'same-origin'],
    [doneHeaders("'sha256-a'"), 'no-referrer'],
  ]);
  for (const headers of [...kinds, ...ownReferrerPolicies.keys()]) {
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'referrer-policy': ownReferrerPolicies.get(headers) ?? 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': policyOf(headers)['frame-ancestors']?.includes("'self'") ? 'SAMEORIGIN' : 'DENY',
    });
    for (const feature of ['camera', 'microphone', 'usb', 'display-capture'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`);
  }
});

const hashSource = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

test.each([
  ['plain', '<script>a()</script>', ['a()']],
  ['with attributes', '<script type="module" async="">import "x"</script>', ['import "x"']],
  ['with a ">" in an attribute', '<script data-note="a > b" nonce=\'>\'>a()</script>', ['a()']],
  ['in capitals and with space', '<SCRIPT >a()</SCRIPT\n>', ['a()']],
  ['with a type that names a script', '<script type="text/javascript">a()</script>', ['a()']],
  ['an import map', '<script type="importmap">{"imports":{}}</script>', ['{"imports":{}}']],
  ['without quotes around its type', '<script type=module>a()</script>', ['a()']],
  ['twice the same', '<script>a()</script><script>a()</script><script>b()</script>', ['a()', 'b()']],
  ['over several lines', '<script>a(\n"<b>")</script>', ['a(\n"<b>")']],
])('An inline script is allowed by its hash: %s', (_, html, bodies) => {
  expect(scriptHashes(`<p>before</p>${html}<p>after</p>`)).toEqual(bodies.map(hashSource));
});

test.each([
  ['a file', '<script src="/a.js"></script>'],
  ['a file that also has a body, which browsers ignore', '<script async src = "/a.js">a()</script>'],
  ['structured data', '<script type="application/ld+json">{"a":1}</script>'],
  ['data for scripts', "<script type='application/json'>{}</script>"],
  ['nothing at all', '<script></script>'],
  ['a word that begins alike', '<scripture>a()</scripture>'],
])('A block that does not run needs no hash: %s', (_, html) => {
  expect(scriptHashes(html)).toEqual([]);
});

test('Browsers hash the parsed script, in which every line ends with a line feed', () => {
  expect(scriptHashes('<script>a()\r\nb()\rc()</script>')).toEqual([hashSource('a()\nb()\nc()')]);
});

test('A large hostile page is read in less than a second', () => {
  const hostile = `<script ${'"x'.repeat(100_000)}${'<script>'.repeat(1_000)}`;
  const begun = processorTime();
  scriptHashes(hostile);
  expect(processorTime() - begun).toBeLessThan(1_000);
});
