import type { PortPage } from '@ashore/core/contract/cruises/ship-and-port.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type TextOf, useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';

/** Where ships berth, and how passengers come from there to the town. */
export function PortFacts({ port }: { port: PortPage }) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const { berths, gateBy, gateMinutes, gangwayMinutes, placeName, placeMinutes } = port;
  const facts: readonly (readonly [string, string])[] = [
    ...(berths.length === 0 ? [] : [[t('portPage.berths'), listFormat(messages).format(berths)] as const]),
    [t('cruises.landing'), landingText(port, t)],
    [t('cruises.ashore'), t('cruises.ashoreAfter', { minutes: gangwayMinutes })],
    [
      t('cruises.gate'),
      t(gateBy === 'walk' ? 'cruises.gateWalk' : 'cruises.gateShuttle', { minutes: gateMinutes }),
    ],
    [t('cruises.town', { place: placeName }), t('cruises.townMinutes', { minutes: placeMinutes })],
  ];
  return (
    <dl className="getting-off">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function landingText({ landing, tenderMinutes }: PortPage, t: TextOf): string {
  if (landing === 'quay' || tenderMinutes === null) return t('cruises.walkOff');
  return t(landing === 'tender' ? 'cruises.byBoat' : 'portPage.quayOrBoat', { minutes: tenderMinutes });
}
