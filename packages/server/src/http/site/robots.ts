type RobotsTextInput = { readonly environment: 'integration' | 'production'; readonly publicUrl: string };

/** Only the real site may be found: a second one with the same texts would displace it in search results. */
export function robotsText({ environment, publicUrl }: RobotsTextInput): string {
  if (environment === 'integration') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
