import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localeTable, MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { variant } from '#variant/variant.ts';
import { scriptJson } from '../../page/script-json.ts';
import { usePage } from '../../page/use-page.ts';

type PageHeadProps = {
  /** Name of the page; without it the title is that of the home page. */
  title?: string;
  description?: string;
  image?: string;
  /** Query of the canonical address of a list, with its question mark: its place and its page. */
  query?: string;
  /** Structured data as defined by schema.org. */
  data?: readonly Record<string, unknown>[];
  /** Keeps error pages and internal tools out of search engines. */
  hidden?: boolean;
};

function pageTitles(language: keyof typeof variant.titles) {
  const { home, template } = variant.titles[language];
  const named = (title: string) => title.replace('{name}', () => variant.displayName);
  return { home: named(home), template: named(template) };
}

/** Metadata of a page for browsers, search engines and link previews. React moves it into the head. */
export function PageHead({
  title,
  description,
  image,
  query = '',
  data = [],
  hidden = false,
}: PageHeadProps) {
  const { locale, path, site } = usePage();
  const language = localeTable[locale].messages;
  const titles = pageTitles(language);
  // Soft hyphens of a headline have no use in a browser tab or a search engine.
  const plainTitle = title?.replaceAll('\u00ad', '');
  const fullTitle = plainTitle === undefined ? titles.home : titles.template.replace('{page}', plainTitle);
  const text = description ?? variant.description[language];
  const urlIn = (alternate: (typeof MESSAGE_LOCALES)[number]) =>
    site.publicUrl + withLocale(path, alternate) + query;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && (
        <>
          <link rel="canonical" href={urlIn(language)} />
          {MESSAGE_LOCALES.map((alternate) => (
            <link key={alternate} rel="alternate" hrefLang={alternate} href={urlIn(alternate)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn('en')} />
          <meta property="og:url" content={urlIn(language)} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={variant.displayName} />
      <meta property="og:title" content={plainTitle ?? titles.home} />
      <meta property="og:description" content={text} />
      <meta property="og:locale" content={localeTable[locale].openGraph} />
      <meta property="og:image" content={site.publicUrl + (image ?? '/icons/share.png')} />
      <meta name="twitter:card" content="summary_large_image" />
      {data.map((item) => (
        <script
          key={JSON.stringify(item)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, so that it stays data.
          dangerouslySetInnerHTML={{ __html: scriptJson({ '@context': 'https://schema.org', ...item }) }}
        />
      ))}
    </>
  );
}
