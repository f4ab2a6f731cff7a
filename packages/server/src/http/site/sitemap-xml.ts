import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { DEFAULT_LOCALE, MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';

export type SitemapEntry = {
  /** The path without its language. */
  readonly path: string;
  readonly changedAt?: Date;
};

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The pages of one language, each with its counterparts in the others. French is not offered, so it is not
 * named.
 */
export function sitemapXml(
  entries: readonly SitemapEntry[],
  locale: MessageLocale,
  publicUrl: string,
): string {
  const urls = entries.map(({ path, changedAt }) => {
    const links = [
      ...MESSAGE_LOCALES.map((other) => [other, other] as const),
      ['x-default', DEFAULT_LOCALE] as const,
    ];
    const translations = links.map(
      ([name, other]) =>
        `<xhtml:link rel="alternate" hreflang="${name}" href="${escapedUrl(publicUrl, path, other)}"/>`,
    );
    const lastModified = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapedUrl(publicUrl, path, locale)}</loc>${lastModified}${translations.join('')}</url>\n`;
  });
  return `${XML_DECLARATION}<urlset ${SITEMAP_NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`;
}

export function sitemapIndexXml(paths: readonly string[], publicUrl: string): string {
  const entries = paths.map((path) => `<sitemap><loc>${escapeXml(publicUrl + path)}</loc></sitemap>\n`);
  return `${XML_DECLARATION}<sitemapindex ${SITEMAP_NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

function escapedUrl(publicUrl: string, path: string, locale: (typeof MESSAGE_LOCALES)[number]): string {
  return escapeXml(publicUrl + withLocale(path, locale));
}

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
