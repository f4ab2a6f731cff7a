/** Whether a text can be the name of a partner, wherever it comes from: it becomes part of addresses. */
export function isAffiliateId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(text);
}
