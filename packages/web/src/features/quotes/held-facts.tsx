import type { Quote } from '@ashore/core/contract/quotes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { partyText, refundsAhead, whenText } from '../../store/trip-words.ts';
import { DotLine } from '../../ui/dot-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import { calendar, clock, info, map, people, pin, shield } from '../../ui/icon-paths.ts';
import { rideParts } from './ride/ride-parts.ts';

/** When, who, where, and until when it can be called off. */
export function HeldFacts({ quote, now }: { quote: Quote; now: Date }) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const [best] = refundsAhead(quote, now, intl, t);
  return (
    <ul className="grid gap-2 type-compact">
      <Fact icon={calendar}>{whenText(quote, intl, t)}</Fact>
      <Fact icon={people}>{partyText(quote, messages, t)}</Fact>
      {quote.startingPointInformation && <Fact icon={pin}>{quote.startingPointInformation.title}</Fact>}
      {best === undefined ? (
        <Fact icon={info}>{t('checkout.never')}</Fact>
      ) : (
        <Fact icon={shield} look={best.percent === 100 ? 'font-semibold text-leaf' : ''}>
          {t(best.percent === 100 ? 'checkout.free' : 'checkout.part', best)}
        </Fact>
      )}
      {quote.ride && (
        <Fact icon={map}>
          <DotLine parts={rideParts(quote.ride, t)} />
        </Fact>
      )}
      {quote.requireBookingApproval && (
        <Fact icon={clock} look="text-amber">
          {t('checkout.onRequest', { vendor: quote.vendor.name })}
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, look = '', children }: { icon: string; look?: string; children: ReactNode }) {
  return (
    <li className={`flex gap-3 ${look}`}>
      <Icon path={icon} className="mt-px" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
