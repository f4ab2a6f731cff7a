import { listFilters, typeFilter } from '@ashore/core/contract/list-filters.ts';

const parameters = new Set([
  ...['page', 'size', 'currency', 'location'],
  ...Object.keys({ ...typeFilter, ...listFilters }),
]);

/**
 * Under what the answer of a list is kept: only what the call knows, in one order, so that nobody fills the room there is
 * with names of their own. Undefined where a path or a name is spelt in a way that is for the call itself to read.
 */
export function listKeyOf(url: string): string | undefined {
  const [path = '', query = '', ...more] = url.split('?');
  if (more.length > 0 || path.includes('%')) return undefined;
  const kept: string[] = [];
  for (const piece of query.split('&')) {
    const [name = ''] = piece.split('=', 1);
    if (/\W/.test(name)) return undefined;
    if (parameters.has(name)) kept.push(piece);
  }
  return `${path}?${kept.sort().join('&')}`;
}
