type PageWanted = { readonly page: number; readonly total: number; readonly size: number };

/**
 * Where one page of an answer is, and the next, if there is one; and how much there is in all. What was asked else stands
 * in the addresses as an address has it.
 */
export function pageLinks(
  path: string,
  asked: Readonly<Record<string, unknown>>,
  { page, size, total }: PageWanted,
) {
  const totalPages = Math.ceil(total / size);
  const link = (number: number) => ({ href: `${path}?${queryOf({ ...asked, page: number })}` });
  return {
    _links: { self: link(page), ...(page + 1 < totalPages && { next: link(page + 1) }) },
    page: { number: page, size, totalElements: total, totalPages },
  };
}

function queryOf(asked: Readonly<Record<string, unknown>>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    if (value !== undefined && usual.get(name) !== value) query.set(name, String(value));
  return query;
}

/** Said by saying nothing. */
const usual = new Map<string, unknown>([
  ['sort', 'none'],
  ['party', 1],
]);
