import type { PortPage } from '@ashore/core/contract/cruises/ship-and-port.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type TextOf, useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { FactList, factsOfWay, type PortFact } from './fact-list.tsx';

/** Where ships berth, and how passengers come from there to the town. */
export function PortFacts({ port }: { port: PortPage }) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const berths = listFormat(messages).format(port.berths);
  const facts: PortFact[] = [
    ...(berths === '' ? [] : [[t('portPage.berths'), berths] as const]),
    [t('cruises.landing'), landingText(port, t)],
    ...factsOfWay(port, t),
  ];
  return <FactList facts={facts} />;
}

function landingText({ landing, tenderMinutes }: PortPage, t: TextOf): string {
  if (landing === 'quay' || tenderMinutes === null) return t('cruises.walkOff');
  return t(landing === 'tender' ? 'cruises.byBoat' : 'portPage.quayOrBoat', { minutes: tenderMinutes });
}
