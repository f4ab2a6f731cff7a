/** Whether a list is asked for as links of ours ask for it: of these there are a few for each place. */
export function isPlainList(input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false;
  return Object.entries(input).every(([name, value]) => {
    if (value === undefined || plain.has(name)) return true;
    if (name === 'interest') return Array.isArray(value) && value.length === 1;
    return value === usual[name];
  });
}

const plain = new Set(['productType', 'page', 'size', 'currency', 'location']);

const usual: Readonly<Record<string, unknown>> = { sort: 'none', party: 1 };
