import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { data } from 'react-router';
import { BesidePoster } from '../copy/company-poster.tsx';
import { CopyBlocks, CopyContents } from '../copy/copy-blocks.tsx';
import { loadCopy } from '../copy/load-copy.server.ts';
import type { Block } from '../copy/parse-blocks.ts';
import { faqData, operatorData } from '../copy/structured-data.ts';
import { useText } from '../i18n/texts.ts';
import { pageContext, type Site } from '../page/page-context.ts';
import { usePage } from '../page/use-page.ts';
import { screenOf } from '../screens.ts';
import { BreadcrumbTrail } from '../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../shell/page/page-head.tsx';
import type { Route } from './+types/copy-page.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  const { locale, site } = context.get(pageContext);
  const { copy = '' } = screenOf(url.pathname);
  const page = loadCopy(copy, locale, site.operator);
  if (!page) throw data(null, { status: 404 });
  return { ...page, name: copy };
}

export default function CopyPage({ loaderData }: Route.ComponentProps) {
  const { name, title, description, lead, blocks, updated } = loaderData;
  const t = useText();
  const { locale, site } = usePage();
  return (
    <main id="content" className="page-width">
      <PageHead title={title} description={description} data={structuredData(name, blocks, site)} />
      <BreadcrumbTrail here={title} />
      {updated === undefined ? (
        <BesidePoster>
          <CopyHead title={title} lead={lead} />
          <CopyBlocks blocks={blocks} />
        </BesidePoster>
      ) : (
        <div className="copy-column">
          <CopyHead title={title} lead={lead} />
          <CopyContents blocks={blocks} />
          <CopyBlocks blocks={blocks} />
          <p className="type-small mt-9 text-ink-2">
            {t('copy.updated', { date: formatDate(localDate(updated), localeTable[locale].intl, 'year') })}
          </p>
        </div>
      )}
    </main>
  );
}

function CopyHead({ title, lead }: { title: string; lead: string }) {
  return (
    <>
      <h1 className="type-h1">{title}</h1>
      <p className="type-lead mt-4">{lead}</p>
    </>
  );
}

function structuredData(name: string, blocks: readonly Block[], site: Site) {
  if (name === 'faq') return [faqData(blocks)];
  if (name === 'legalDisclosures') return [operatorData(site)];
  return name === 'aboutus' ? [{ '@type': 'AboutPage', mainEntity: operatorData(site) }] : [];
}
