import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localeTable, MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { variant } from '#variant/variant.ts';
import { scriptJson } from '../page/script-json.ts';
import { usePage } from '../page/use-page.ts';

type PageHeadProps = {
  /** The page's own name; without it the title is that of the home page. */
  title?: string;
  description?: string;
  image?: string;
  /** Of a list: which of its pages this is, counted from 1. Each stands for itself. */
  page?: number;
  /** Structured data, as schema.org has it. */
  data?: readonly Record<string, unknown>[];
  /** Pages that say what went wrong, and our own tools, stay out of search engines. */
  hidden?: boolean;
};

/** What a page tells browsers, search engines and whoever shows a preview of it. React lifts it into the head. */
export function PageHead({ title, description, image, page = 1, data = [], hidden = false }: PageHeadProps) {
  const { locale, path, site } = usePage();
  const language = localeTable[locale].messages;
  const titles = variant.titles[language];
  // Where a headline may break is nothing for a tab or a search engine.
  const plainTitle = title?.replaceAll('\u00ad', '');
  const fullTitle = plainTitle === undefined ? titles.home : titles.template.replace('{page}', plainTitle);
  const text = description ?? variant.description[language];
  const query = page === 1 ? '' : `?page=${page}`;
  const urlIn = (tongue: (typeof MESSAGE_LOCALES)[number]) =>
    site.publicUrl + withLocale(path, tongue) + query;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && (
        <>
          <link rel="canonical" href={urlIn(language)} />
          {MESSAGE_LOCALES.map((tongue) => (
            <link key={tongue} rel="alternate" hrefLang={tongue} href={urlIn(tongue)} />
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
      {data.map((thing) => (
        <script
          key={JSON.stringify(thing)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, so that it stays data.
          dangerouslySetInnerHTML={{ __html: scriptJson({ '@context': 'https://schema.org', ...thing }) }}
        />
      ))}
    </>
  );
}
