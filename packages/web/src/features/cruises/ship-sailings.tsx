import type { CruiseRoute } from '@ashore/core/contract/cruises/fleet.ts';
import { sailingPath } from '@ashore/core/contract/values/product-path.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { dayRangeYearText, formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Anchor } from '../../ui/actions/link.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { chevronDown, chevronRight } from '../../ui/media/icon-paths.ts';

/** The coming sailings of a ship by month. A ship has up to a hundred, so all months but the next are folded. */
export function ShipSailings({ routes }: { routes: readonly CruiseRoute[] }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const months = [...Map.groupBy(routes, ({ routeStartDate }) => routeStartDate.slice(0, 7))];
  if (months.length === 0) return <p className="mt-3 text-ink-2">{t('shipPage.noSailings')}</p>;
  return months.map(([month, ofMonth], index) => (
    <details key={month} className="group/month border-b border-line" open={index === 0}>
      <summary className="fleet-month">
        <h3 className="font-semibold">{formatDate(localDate(`${month}-01`), intl, 'month')}</h3>
        <span className="type-small">{t('shipPage.sailings', { count: ofMonth.length })}</span>
        <Icon path={chevronDown} className="transition-transform group-open/month:rotate-180" />
      </summary>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden. */}
      <ul role="list" className="pb-3">
        {ofMonth.map((route) => (
          <SailingChoice key={route.cruiseRouteUuid} route={route} />
        ))}
      </ul>
    </details>
  ));
}

function SailingChoice({ route }: { route: CruiseRoute }) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const { cruiseRouteUuid, routeStartDate, routeEndDate, ports, portsWithTrips } = route;
  const days = { from: localDate(routeStartDate), to: localDate(routeEndDate) };
  return (
    <li>
      <Anchor href={sailingPath(cruiseRouteUuid)} className="fleet-choice">
        <span className="min-w-0 flex-1">
          <span className="font-semibold">{dayRangeYearText(days, intl)}</span>
          <span className="fleet-choice-below">{listFormat(messages).format([...new Set(ports)])}</span>
          <span className="fleet-choice-below text-green">
            {t('shipPage.portsWithTrips', { count: portsWithTrips })}
          </span>
        </span>
        <Icon path={chevronRight} />
      </Anchor>
    </li>
  );
}
