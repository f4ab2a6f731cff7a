/**
 * The path of this site that a log-in leads back to. An address of another site, or one that browsers could take for
 * one, leads to the home page.
 */
export function returnPath(wanted: string | null, publicUrl: string): string {
  if (wanted === null || wanted.length > 1_000 || !/^\/(?![/\\])/.test(wanted)) return '/';
  const url = URL.parse(wanted, publicUrl);
  if (!url || url.origin !== publicUrl || !/^\/(?![/\\])/.test(url.pathname)) return '/';
  // Logging in from the pages of logging in would lead back to them.
  if (/^\/(?:[a-zA-Z-]+\/)?(?:login|oauth|oidc)(?:\/|$)/.test(url.pathname)) return '/';
  return url.pathname + url.search;
}
