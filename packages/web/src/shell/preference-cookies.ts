const year = 365 * 24 * 60 * 60;

/** Tells the server what this visitor prefers, so that the next page arrives in the right currency and language. */
export function rememberPreference(name: 'currency' | 'locale', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}
