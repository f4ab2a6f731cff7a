import { type CopyFrontMatter, copyFrontMatterSchema } from './copy-schema.ts';

type ParsedCopyPage = { readonly frontMatter: CopyFrontMatter; readonly body: string };

/** Front matter is only `key: value` lines between two rules, so a page needs no YAML. */
export function parseCopyPage(text: string): ParsedCopyPage {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  // A broken page is a fault of the build that no visitor can cause, so it may throw.
  if (head === undefined || body === undefined) throw new Error('A page must start with its front matter');
  return {
    frontMatter: copyFrontMatterSchema.parse(Object.fromEntries(head.split('\n').map(entry))),
    body: body.trim(),
  };
}

function entry(line: string): [string, string] {
  const colon = line.indexOf(':');
  if (colon === -1) throw new Error(`Not a line of front matter: ${line}`);
  return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
}
