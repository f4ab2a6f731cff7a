type Headers = Readonly<Record<string, string>>;

const everywhere: Headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Not plain same-origin: signing in and paying open windows that answer to the page.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
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
    .concat('fullscreen=(self)', 'geolocation=(self)', 'payment=(self)')
    .join(', '),
  'x-frame-options': 'DENY',
};

/** JSON, files, redirects and refusals: nothing in them may ever run. */
export const dataHeaders: Headers = withPolicy("default-src 'none'; frame-ancestors 'none'");

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
  return withPolicy(
    [
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ["script-src 'self'", ...scriptHashes, ...tagOrigins].join(' '),
      "style-src 'self'",
      // React writes style attributes; they cannot run scripts.
      "style-src-attr 'unsafe-inline'",
      ["img-src 'self' data:", ...tagOrigins].join(' '),
      "font-src 'self'",
      ["connect-src 'self'", ...tagOrigins].join(' '),
      "manifest-src 'self'",
      "worker-src 'self'",
      'report-to csp',
    ].join('; '),
    // Where browsers tell what they refused.
    { 'reporting-endpoints': 'csp="/reports"' },
  );
}

/**
 * The checkout: as the shop, and no tag may ever be let in. It is entered and left by loading a document, so that this
 * policy is really in force.
 */
export function checkoutHeaders(scriptHashes: readonly string[]): Headers {
  return shopHeaders(scriptHashes);
}

function withPolicy(policy: string, more: Headers = {}): Headers {
  return { ...everywhere, 'content-security-policy': policy, ...more };
}
