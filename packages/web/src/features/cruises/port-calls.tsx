import type { PortPage, ShipInPort } from '@ashore/core/contract/cruises/ship-and-port.ts';
import { portPath, sailingPath, shipPath } from '@ashore/core/contract/values/product-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Anchor } from '../../ui/actions/link.tsx';
import { inPortText } from './port-times.ts';

type PortCallsProps = {
  port: PortPage;
  /** Its address has no month. */
  firstMonth: string | null;
};

/** The months with calls, as links, and the ships of the shown month by day. */
export function PortCalls({ port, firstMonth }: PortCallsProps) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  if (port.month === null) return <p className="mt-3 text-ink-2">{t('portPage.noCalls')}</p>;
  return (
    <>
      <nav aria-label={t('portPage.months')} className="port-months">
        {port.months.map(({ month, calls }) => (
          <Anchor
            key={month}
            href={portPath(port.slug) + (month === firstMonth ? '' : `?month=${month}`)}
            aria-current={month === port.month ? 'page' : undefined}
            className="port-month"
          >
            {formatDate(localDate(`${month}-01`), intl, 'month')}
            <span className="type-small">{t('portPage.calls', { count: calls })}</span>
          </Anchor>
        ))}
      </nav>
      {[...Map.groupBy(port.calls, ({ date }) => date)].map(([date, calls]) => (
        <section key={date} aria-labelledby={`day-${date}`} className="port-call-day">
          <h3 id={`day-${date}`} className="type-h4">
            {formatDate(localDate(date), intl, 'weekday')}
          </h3>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden. */}
          <ul role="list">
            {calls.map((call) => (
              <Call key={`${call.cruiseRouteUuid} ${call.position}`} call={call} timeZone={port.timeZone} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Call({ call, timeZone }: { call: ShipInPort; timeZone: string }) {
  const t = useText();
  const { locale } = usePage();
  const { shipName, shipSlug, lineName, berth, isTender, position, cruiseRouteUuid } = call;
  const action = t(call.arrival === null ? 'portPage.sailing' : 'portPage.trips');
  const landing = isTender ? t('portPage.byTender') : berth;
  return (
    <li className="port-call">
      <div className="min-w-0">
        <Anchor href={shipPath(shipSlug)} className="link font-semibold">
          {shipName}
        </Anchor>
        <p className="type-small text-ink-2">{lineName}</p>
      </div>
      <div className="min-w-0">
        <p>{inPortText({ ...call, timeZone }, locale, t)}</p>
        {landing !== null && <p className="type-small text-ink-2">{landing}</p>}
      </div>
      <Anchor
        href={`${sailingPath(cruiseRouteUuid)}#call-${position}`}
        aria-label={t('portPage.tripsOf', { action, ship: shipName })}
        className="link inline-flex min-h-11 items-center"
      >
        {action}
      </Anchor>
    </li>
  );
}
