/** A query without the page of a list, as it is otherwise. */
export function withoutPage(search: string): string {
  return search.replace(/([?&])page=\d+(&|$)/, (_, before, after) => (after === '&' ? before : ''));
}
