import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date.ts';
import type { api as browserClient } from '../../api/browser-client.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Panel } from '../../ui/panel.tsx';
import { placeTimeText } from './booking-words.ts';

type Request = Awaited<ReturnType<typeof browserClient.bookings.showRequest>>;

/** What is asked: which trip, when, how many; and until when it waits. */
export function RequestFacts({ request, isOpen }: { request: Request; isOpen: boolean }) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const { tripName, label, date, time, people, orderNumber, answerUntil } = request;
  const day = formatDate(localDate(date), intl, 'dayYear');
  const party = people.map(({ ticketType, count }) => t(`party.${ticketType}`, { count }));
  return (
    <Panel as="section">
      <h2 className="type-h3">{tripName}</h2>
      {label !== '' && label !== tripName && <p className="mt-1 text-ink-2">{label}</p>}
      <dl className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <Fact name={t('answer.day')}>
          {time === null ? day : t('shell.placeTime', { day, time, city: request.city })}
        </Fact>
        <Fact name={t('answer.party')}>{listFormat(messages).format(party)}</Fact>
        <Fact name={t('answer.order')}>{orderNumber}</Fact>
        {isOpen && answerUntil !== null && (
          <Fact name={t('answer.until')}>{placeTimeText(answerUntil, request, intl, t)}</Fact>
        )}
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="type-small text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
