import type { Quote } from '@ashore/core/contract/quotes.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { wayTo } from '../../page/map-links.ts';
import { usePage } from '../../page/use-page.ts';
import { Panel } from '../../ui/panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Hold } from './held-cart.ts';
import { refundsAhead } from './hold-words.ts';
import { rideText } from './ride/ride-text.ts';

/** What is good to know before one pays: how it goes on, what comes back, where it begins. */
export function HeldPanels({ hold: { quote, now } }: { hold: Hold }) {
  const t = useText();
  const start = quote.startingPointInformation;
  return (
    <div className="mt-9 grid gap-4">
      <Chapter title={t('checkout.next')} tone="foam">
        <p>{t('checkout.nextText')}</p>
        <p>{t('checkout.tripKept')}</p>
      </Chapter>
      <Chapter title={t('checkout.plans')}>
        <Refunds quote={quote} now={now} />
      </Chapter>
      {start && (
        <Chapter title={t('checkout.meet')}>
          <p>
            {start.title}
            <span className="block text-ink-2">{start.street}</span>
          </p>
          <p>
            <TextLink href={wayTo(start)} newTabLabel={t('checkout.newTab')}>
              {t('checkout.directions')}
            </TextLink>
          </p>
        </Chapter>
      )}
      {quote.ride && (
        <Chapter title={t('checkout.ride')}>
          <p>{rideText(quote.ride, t)}</p>
          <p className="type-small text-ink-2">{t('ride.wish')}</p>
        </Chapter>
      )}
    </div>
  );
}

type ChapterProps = { title: string; tone?: 'card' | 'foam'; children: ReactNode };

function Chapter({ title, tone = 'card', children }: ChapterProps) {
  return (
    <Panel as="section" tone={tone}>
      <h2 className="type-h3">{title}</h2>
      <div className="mt-2 grid gap-2">{children}</div>
    </Panel>
  );
}

function Refunds({ quote, now }: { quote: Quote; now: Date }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const refunds = refundsAhead(quote, now, intl, t);
  if (refunds.length === 0) return <p>{t('checkout.never')}</p>;
  return (
    <>
      <ul className="grid gap-1">
        {refunds.map((refund) => (
          <li key={refund.until}>{t(refund.percent === 100 ? 'checkout.free' : 'checkout.part', refund)}</li>
        ))}
        <li>{t('checkout.after')}</li>
      </ul>
      <p className="type-small text-ink-2">{t('checkout.placeClock', { city: quote.tourCity })}</p>
    </>
  );
}
