import { createHash } from 'node:crypto';

type HeaderValues = Readonly<Record<string, string>>;

const headersOfEveryAnswer: HeaderValues = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Not plain same-origin: log-in and payment open windows that report to the page.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsOf('payment=(self)'),
  'x-frame-options': 'DENY',
};

function permissionsOf(payment: string): string {
  return [
    ...[
      'accelerometer',
      'autoplay',
      'camera',
      'display-capture',
      'encrypted-media',
      'gyroscope',
      'magnetometer',
    ],
    ...['microphone', 'midi', 'usb', 'xr-spatial-tracking'],
  ]
    .map((feature) => `${feature}=()`)
    .concat('fullscreen=(self)', 'geolocation=(self)', payment)
    .join(', ');
}

/** Headers of JSON, files, redirects and errors: nothing in them may ever run. */
export const dataHeaders: HeaderValues = withPolicy("default-src 'none'; frame-ancestors 'none'");

/** Headers of the service worker of stored pages. Its policy governs what it may fetch: our own files only. */
export const workerHeaders: HeaderValues = withPolicy("default-src 'none'; connect-src 'self'");

/** Headers of documents that the server draws. The browser's viewer adds a style and an object. */
export const documentHeaders: HeaderValues = withPolicy(
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
);

/**
 * Headers of images, which may come from suppliers. An SVG that is opened by itself must not act as a page of
 * ours.
 */
export const imageHeaders: HeaderValues = withPolicy("default-src 'none'; frame-ancestors 'none'; sandbox");

/** Headers of pages without scripts that the server writes itself. */
export const plainPageHeaders: HeaderValues = withPolicy(
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'self'; img-src 'self'",
);

/** Headers of the mailbox: those of a plain page, plus a frame that shows an email. */
export const mailboxHeaders: HeaderValues = withPolicy(
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'self'; img-src 'self'; frame-src 'self'",
);

/**
 * Headers of an email in that frame. It is sandboxed with an opaque origin: it may only render and open its
 * links elsewhere.
 */
export const mailContentHeaders: HeaderValues = {
  ...withPolicy(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox",
  ),
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * Headers of the shop's pages. They allow our own files and the framework's inline scripts, named by hash. An
 * injected script has no hash and does not run. A configured tag may load from its own hosts and connect to
 * them, and to no others. A configured street map may load images and data from its hosts, and no scripts.
 */
export function shopHeaders(
  scriptHashes: readonly string[],
  { tagOrigins = [], mapOrigins = [] }: AdmittedOrigins = {},
): HeaderValues {
  const policy = shopPolicy([...scriptHashes, ...tagOrigins], [...new Set([...tagOrigins, ...mapOrigins])]);
  return withPolicy(policyText(policy), reportingHeaders);
}

export type AdmittedOrigins = {
  readonly tagOrigins?: readonly string[];
  readonly mapOrigins?: readonly string[];
};

type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

// Where browsers report what they blocked.
const reportingHeaders = { 'reporting-endpoints': 'csp="/reports"' };

function shopPolicy(scripts: readonly string[], otherOrigins: readonly string[]): PolicyDirectives {
  return {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    // React writes style attributes; they cannot run scripts.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...otherOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...otherOrigins],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'report-to': ['csp'],
  };
}

function policyText(policy: PolicyDirectives): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * Headers of the checkout: those of the shop, but no tag may ever be allowed. Entering and leaving the
 * checkout loads a document, so that this policy is in force. Card fields and bank pages are frames, from our
 * sandbox or from Stripe. With Stripe, only Stripe's own addresses are allowed in addition.
 */
export function checkoutHeaders(
  scriptHashes: readonly string[],
  { hasStripe = false }: { readonly hasStripe?: boolean } = {},
): HeaderValues {
  const stripe = hasStripe ? stripeScripts : [];
  const shop = shopPolicy([...scriptHashes, ...stripe], []);
  const policy = {
    ...shop,
    'connect-src': ["'self'", ...(hasStripe ? ['https://api.stripe.com'] : [])],
    'frame-src': ["'self'", ...stripe, ...(hasStripe ? ['https://hooks.stripe.com'] : [])],
  };
  return withPolicy(policyText(policy), {
    ...reportingHeaders,
    // Phone wallets ask for payment from within a frame of Stripe.
    ...(hasStripe && { 'permissions-policy': permissionsOf('payment=(self "https://js.stripe.com")') }),
  });
}

/**
 * Headers of the pages on which travellers log in. A form that follows a redirect needs an origin in its request, which
 * `no-referrer` would remove.
 */
export const identityHeaders: HeaderValues = withPolicy(
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'",
  { 'referrer-policy': 'same-origin' },
);

/** Headers of the page in which a log-in window ends: its own script, which it names by hash, and no other. */
export function doneHeaders(scriptHash: string): HeaderValues {
  return withPolicy(
    `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; script-src ${scriptHash}; style-src 'self'; img-src 'self'; font-src 'self'`,
    { 'referrer-policy': 'no-referrer' },
  );
}

type SandboxPagePolicy = {
  /** Whether our own pages may frame this page. Otherwise no page may. */
  readonly isFramed: boolean;
  /**
   * Where the form leads back to, besides our own origin. Browsers apply a form's policy to its redirects as
   * well.
   */
  readonly backTo?: string;
};

/** Headers of the embedded payment provider's pages: our own files only, and a form that answers. */
export function sandboxHeaders({ isFramed, backTo }: SandboxPagePolicy): HeaderValues {
  const policy = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(backTo ? [backTo] : [])],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
  };
  return withPolicy(policyText(policy), isFramed ? { 'x-frame-options': 'SAMEORIGIN' } : {});
}

function withPolicy(policy: string, moreHeaders: HeaderValues = {}): HeaderValues {
  return { ...headersOfEveryAnswer, 'content-security-policy': policy, ...moreHeaders };
}

// An attribute value may contain a ">", so quoted values are read whole.
const scripts = /<script((?:\s+(?:"[^"]*"|'[^']*'|[^"'>])*)?)>([\s\S]*?)<\/script\s*>/gi;

/** The CSP sources of every inline script in a page, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(scripts)) {
    if (body !== '' && !/\ssrc\s*=/i.test(attributes) && canRun(attributes)) hashes.add(hashOf(body));
  }
  return [...hashes];
}

/**
 * JSON-LD and other data blocks never run and need no permission. An import map has no "/" in its type and
 * needs one.
 */
function canRun(attributes: string): boolean {
  const type = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i.exec(attributes);
  const name = (type?.[1] ?? type?.[2] ?? type?.[3] ?? '').trim().toLowerCase();
  return !name.includes('/') || /(java|ecma)script/.test(name);
}

function hashOf(body: string): string {
  // Browsers hash the parsed script, in which every line ends with \n.
  const parsed = body.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}
