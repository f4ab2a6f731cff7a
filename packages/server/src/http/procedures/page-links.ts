type PageWanted = { readonly page: number; readonly total: number; readonly size: number };

/**
 * Links one page of an answer and the next page, if there is one, and gives the total counts. The links
 * repeat the other parameters of the request.
 */
export function pageLinks(
  path: string,
  parameters: Readonly<Record<string, unknown>>,
  { page, size, total }: PageWanted,
) {
  const totalPages = Math.ceil(total / size);
  const link = (number: number) => ({ href: `${path}?${queryOf({ ...parameters, page: number })}` });
  return {
    _links: { self: link(page), ...(page + 1 < totalPages && { next: link(page + 1) }) },
    page: { number: page, size, totalElements: total, totalPages },
  };
}

function queryOf(parameters: Readonly<Record<string, unknown>>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined && listDefaults[name] !== value) query.set(name, String(value));
  return query;
}

/** The contract's default values (core/contract/list-filters.ts). Links leave them out. */
export const listDefaults: Readonly<Record<string, unknown>> = { sort: 'none', party: 1 };
