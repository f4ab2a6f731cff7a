import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { useEffect, useRef } from 'react';
import { placeTimeText } from '../../../i18n/booking-texts.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Note, type NoteProps } from '../../../ui/feedback/note.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { RequestAnswer } from './request-answer.tsx';
import { type RequestStage, type SupplierRequest, useRequest } from './use-request.ts';

/** Lets the holder of the link accept or decline a booking on request. */
export function RequestPage({ secret }: { secret: string | null | undefined }) {
  const t = useText();
  const { request, stage, busy, hasFailed, load, answer } = useRequest(secret);
  const notice = useRef<HTMLDivElement>(null);
  const hadRequest = useRef(false);
  // The buttons disappear and with them the focus, which moves to the result.
  useEffect(() => {
    if (hadRequest.current && stage !== 'open') notice.current?.focus();
    hadRequest.current = stage === 'open';
  }, [stage]);
  return (
    <div className="grid gap-5">
      <div role="status" ref={notice} tabIndex={-1} className="empty:sr-only">
        <RequestOutcome stage={stage} />
      </div>
      {request && <RequestFacts request={request} isOpen={stage === 'open'} />}
      {stage === 'open' && <RequestAnswer busy={busy} hasFailed={hasFailed} onAnswer={answer} />}
      {stage === 'unreached' && (
        <div>
          <Button kind="outline" onClick={load}>
            {t('answer.again')}
          </Button>
        </div>
      )}
    </div>
  );
}

const tones: Record<Exclude<RequestStage, 'open' | 'opening'>, NonNullable<NoteProps['tone']>> = {
  accepted: 'success',
  declined: 'info',
  alreadyAccepted: 'success',
  alreadyDeclined: 'info',
  late: 'amber',
  withdrawn: 'info',
  missing: 'info',
  unreached: 'amber',
};

function RequestOutcome({ stage }: { stage: RequestStage }) {
  const t = useText();
  if (stage === 'open') return null;
  if (stage === 'opening') return <p className="text-ink-2">{t('answer.opening')}</p>;
  return <Note tone={tones[stage]}>{t(`answer.${stage}`)}</Note>;
}

/** The request: which trip, when, how many travellers, what they stated, and until when it can be answered. */
function RequestFacts({ request, isOpen }: { request: SupplierRequest; isOpen: boolean }) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const { tripName, label, date, time, people, facts, orderNumber, answerUntil } = request;
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
        {isOpen &&
          facts.map(({ label: name, text }) => (
            <Fact key={`${name}/${text}`} name={name}>
              {text}
            </Fact>
          ))}
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
      <dd className="whitespace-pre-line break-words font-semibold">{children}</dd>
    </div>
  );
}
