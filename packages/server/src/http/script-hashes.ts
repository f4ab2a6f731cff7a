import { createHash } from 'node:crypto';

// An attribute's value may hold a ">", so values in quotes are read as wholes.
const scripts = /<script((?:\s+(?:"[^"]*"|'[^']*'|[^"'>])*)?)>([\s\S]*?)<\/script\s*>/gi;

/** The CSP sources of every script that stands in a page itself, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(scripts)) {
    if (body !== '' && !/\ssrc\s*=/i.test(attributes) && canRun(attributes)) hashes.add(hashOf(body));
  }
  return [...hashes];
}

/** JSON-LD and other data blocks never run and need no permission. An import map has no "/" and does. */
function canRun(attributes: string): boolean {
  const type = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/i.exec(attributes);
  const name = (type?.[1] ?? type?.[2] ?? type?.[3] ?? '').trim().toLowerCase();
  return !name.includes('/') || /(java|ecma)script/.test(name);
}

function hashOf(body: string): string {
  // Browsers hash what they parsed, in which every line ends with \n.
  const parsed = body.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}
