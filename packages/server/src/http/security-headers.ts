import { createHash } from 'node:crypto';

export type RouteClass = 'shop' | 'data';

const everywhere: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), fullscreen=(self), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(self), usb=(), xr-spatial-tracking=()',
  'x-frame-options': 'DENY',
};

/** JSON, images and files: nothing in them may ever run. */
export const dataHeaders: Readonly<Record<string, string>> = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const scriptTags = /<script(\s[^>]*)?>([^]*?)<\/script>/g;

/**
 * The policy of a finished shop page: its own files, plus the inline scripts that the framework wrote into it,
 * named by their hashes. An injected script has no hash and does not run.
 */
export function shopHeaders(html: string): Record<string, string> {
  const hashes: string[] = [];
  for (const [, attributes = '', body = ''] of html.matchAll(scriptTags)) {
    if (body && !/\ssrc=/.test(attributes) && !/application\/(ld\+)?json/.test(attributes)) hashes.push(sourceHash(body));
  }
  return {
    ...everywhere,
    'content-security-policy': [
      "default-src 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ["script-src 'self'", ...new Set(hashes)].join(' '),
      "style-src 'self'",
      // React writes style attributes; they cannot run scripts.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "worker-src 'self'",
    ].join('; '),
  };
}

function sourceHash(body: string): string {
  return `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
}
