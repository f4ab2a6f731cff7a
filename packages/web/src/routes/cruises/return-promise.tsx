import {
  RETURN_PROMISE_VERSION,
  returnPromiseLimit,
  returnPromisePage,
  returnPromiseTexts,
} from '@ashore/core/cruises/return-promise.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { data } from 'react-router';
import { CopyBlocks, CopyContents } from '../../copy/copy-blocks.tsx';
import { loadCopy } from '../../copy/load-copy.server.ts';
import { useText } from '../../i18n/texts.ts';
import { pageContext } from '../../page/page-context.ts';
import { usePage } from '../../page/use-page.ts';
import { BreadcrumbTrail } from '../../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';
import type { Route } from './+types/return-promise.ts';

/** The terms of the return promise, in the version of the address. Bookings lead there also after the promise was switched off. */
export function loader({ context, params: { version } }: Route.LoaderArgs) {
  const { locale, site } = context.get(pageContext);
  const name = returnPromisePage(version);
  const page = name === undefined ? undefined : loadCopy(name, locale, site.operator);
  if (!page) throw data(null, { status: 404 });
  const limit = version === RETURN_PROMISE_VERSION ? site.returnPromise : undefined;
  return { ...page, version, limit: limit ? returnPromiseLimit(limit, locale) : null };
}

export default function ReturnPromise({ loaderData }: Route.ComponentProps) {
  const { title, description, lead, limit, blocks, version } = loaderData;
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  return (
    <main id="content" className="page-width">
      <PageHead title={title} description={description} hidden />
      <BreadcrumbTrail here={title} />
      <div className="max-w-[70ch]">
        <h1 className="type-h1">{title}</h1>
        <p className="type-lead mt-4">{lead}</p>
        {limit !== null && (
          <p className="mt-4 font-semibold">{returnPromiseTexts[messages].limitNow(limit)}</p>
        )}
        <CopyContents blocks={blocks} />
        <CopyBlocks blocks={blocks} />
        <p className="type-small mt-9 text-ink-2">
          {t('copy.updated', { date: formatDate(localDate(version), intl, 'year') })}
        </p>
      </div>
    </main>
  );
}
