import type { ErrorCode } from '@ashore/core/errors/catalogue.ts';

/** What a path is: a page's one spelling, another spelling of it, or no path of ours. */
export type PageAddress =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'refused'; readonly code: ErrorCode };

/**
 * Reads the path of a request. Each page has one spelling, so that nobody can fill the cache with the thousand others,
 * and what the router reads is what was asked for: it would resolve dots and slashes in its own way.
 */
export function readPageAddress(raw: string): PageAddress {
  if (raw.startsWith('//') || raw.includes('\\')) return { kind: 'refused', code: 'not_found' };
  const segments: string[] = [];
  for (const segment of raw.split('/')) {
    const decoded = decode(segment);
    if (decoded === undefined) return { kind: 'refused', code: 'bad_request' };
    if (!isName(decoded)) return { kind: 'refused', code: 'not_found' };
    if (decoded !== '') segments.push(encode(decoded));
  }
  const path = `/${segments.join('/')}`;
  return { kind: path === raw ? 'page' : 'moved', path };
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function isName(decoded: string): boolean {
  return decoded !== '.' && decoded !== '..' && !/[\p{Cc}/\\]/u.test(decoded);
}

/** As browsers write it: what a path may hold as it is stays as it is. */
function encode(decoded: string): string {
  return encodeURIComponent(decoded).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}
