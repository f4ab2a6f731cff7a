import type { CruiseRoute } from '@ashore/core/contract/cruises/fleet.ts';
import { sailingPath } from '@ashore/core/contract/values/product-path.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { dayRangeYearText, formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Anchor } from '../../ui/actions/link.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { chevronDown, chevronRight } from '../../ui/media/icon-paths.ts';

/** Items of a list: the sailings of a ship by month. A ship has up to a hundred, so all but those of the next month are folded. */
export function SailingsByMonth({ routes }: { routes: readonly CruiseRoute[] }) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const months = [...Map.groupBy(routes, ({ routeStartDate }) => routeStartDate.slice(0, 7))];
  return months.map(([month, ofMonth], index) => (
    <li key={month}>
      <details className="group/month" open={index === 0}>
        <summary className="fleet-month">
          <h3 className="font-semibold">{formatDate(localDate(`${month}-01`), intl, 'month')}</h3>
          <span className="type-small">{t('fleet.sailings', { count: ofMonth.length })}</span>
          <Icon path={chevronDown} className="transition-transform group-open/month:rotate-180" />
        </summary>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden. */}
        <ul role="list">
          {ofMonth.map(({ cruiseRouteUuid, routeStartDate, routeEndDate, ports, portsWithTrips }) => (
            <FleetChoice
              key={cruiseRouteUuid}
              to={sailingPath(cruiseRouteUuid)}
              name={dayRangeYearText({ from: localDate(routeStartDate), to: localDate(routeEndDate) }, intl)}
              below={listFormat(messages).format([...new Set(ports)])}
              note={t('fleet.portsWithTrips', { count: portsWithTrips })}
            />
          ))}
        </ul>
      </details>
    </li>
  ));
}

type FleetChoiceProps = {
  to: string;
  name: string;
  isChosen?: boolean;
  sign?: ReactNode;
  beside?: string;
  below?: string;
  note?: string;
};

/** A link to what a passenger chooses next: a line, a ship or a sailing. */
export function FleetChoice({ to, name, isChosen = false, sign, beside, below, note }: FleetChoiceProps) {
  return (
    <li>
      <Anchor href={to} className="fleet-choice" aria-current={isChosen ? 'true' : undefined}>
        {sign}
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{name}</span>
          {below !== undefined && <span className="fleet-choice-below">{below}</span>}
          {note !== undefined && <span className="type-small block text-leaf">{note}</span>}
        </span>
        {beside === undefined ? <Icon path={chevronRight} /> : <span className="type-small">{beside}</span>}
      </Anchor>
    </li>
  );
}
