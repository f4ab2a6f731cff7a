type Headers = Readonly<Record<string, string>>;

const everywhere: Headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Not plain same-origin: signing in and paying open windows that answer to the page.
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

/** JSON, files, redirects and refusals: nothing in them may ever run. */
export const dataHeaders: Headers = withPolicy("default-src 'none'; frame-ancestors 'none'");

/** The worker of a booking: a policy of its own governs what it may fetch, and that is our own files. */
export const workerHeaders: Headers = withPolicy("default-src 'none'; connect-src 'self'");

/** Papers that the server draws: what browsers show them with brings a style and an object of its own. */
export const paperHeaders: Headers = withPolicy(
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
);

/** Pictures may come from suppliers. Opened by itself, an SVG must not be a page of ours. */
export const pictureHeaders: Headers = withPolicy("default-src 'none'; frame-ancestors 'none'; sandbox");

/** Pages without scripts that the server writes itself. */
export const plainPageHeaders: Headers = withPolicy(
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'self'; img-src 'self'",
);

/** The mailbox: the same, and a frame in which a mail is shown. */
export const mailboxHeaders: Headers = withPolicy(
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'self'; img-src 'self'; frame-src 'self'",
);

/** A mail inside that frame: of no origin, able to nothing but to look like itself and to open its links elsewhere. */
export const mailContentHeaders: Headers = {
  ...withPolicy(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox",
  ),
  'x-frame-options': 'SAMEORIGIN',
};

/**
 * Pages of the shop: our own files, plus the inline scripts of the framework, named by their hashes. An injected
 * script has no hash and does not run. A configured tag may load and speak to its hosts, and to nobody else's.
 */
export function shopHeaders(scriptHashes: readonly string[], tagOrigins: readonly string[] = []): Headers {
  return withPolicy(policyText(shopPolicy([...scriptHashes, ...tagOrigins], tagOrigins)), reporting);
}

type Policy = Readonly<Record<string, readonly string[]>>;

// Where browsers tell what they refused.
const reporting = { 'reporting-endpoints': 'csp="/reports"' };

function shopPolicy(scripts: readonly string[], others: readonly string[]): Policy {
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
    'img-src': ["'self'", 'data:', ...others],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...others],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'report-to': ['csp'],
  };
}

function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * The checkout: as the shop, and no tag may ever be let in. It is entered and left by loading a document, so that this
 * policy is really in force. The fields for a card, and the pages of banks, are frames: the sandbox's from here, or
 * Stripe's, and then only Stripe's own addresses are let in besides.
 */
export function checkoutHeaders(
  scriptHashes: readonly string[],
  { hasStripe = false }: { readonly hasStripe?: boolean } = {},
): Headers {
  const stripe = hasStripe ? stripeScripts : [];
  const shop = shopPolicy([...scriptHashes, ...stripe], []);
  const policy = {
    ...shop,
    'connect-src': ["'self'", ...(hasStripe ? ['https://api.stripe.com'] : [])],
    'frame-src': ["'self'", ...stripe, ...(hasStripe ? ['https://hooks.stripe.com'] : [])],
  };
  return withPolicy(policyText(policy), {
    ...reporting,
    // Wallets of phones ask from within a frame of Stripe's.
    ...(hasStripe && { 'permissions-policy': permissionsOf('payment=(self "https://js.stripe.com")') }),
  });
}

type SandboxPage = {
  /** Within a page of ours; else in nobody's. */
  readonly isFramed: boolean;
  /** Where its form leads back to, besides here: browsers hold a form to its policy through redirects. */
  readonly backTo?: string;
};

/** Pages of the embedded provider of payments: our own files only, and a form that answers. */
export function sandboxHeaders({ isFramed, backTo }: SandboxPage): Headers {
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

function withPolicy(policy: string, more: Headers = {}): Headers {
  return { ...everywhere, 'content-security-policy': policy, ...more };
}
