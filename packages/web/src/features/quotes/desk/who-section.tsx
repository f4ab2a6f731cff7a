import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useCurrentDesk } from './desk-context.ts';
import { DeskSection } from './desk-section.tsx';
import { isOnlyChildren } from './only-children.ts';
import { isOnlyFree } from './only-free.ts';
import { PartTrouble } from './part-trouble.tsx';
import { TicketRow } from './ticket-row.tsx';

/** The tickets of the chosen way, each with its price of the day and how many of it. */
export function WhoSection() {
  const t = useText();
  const { settled, choice, isStale, trouble } = useCurrentDesk();
  const { departure, count, option } = settled;
  const isWaiting = choice.date !== undefined && departure !== undefined && count === 0;
  const starts = settled.departures.length > 1 ? 'many' : 'one';
  const isForNothing = isOnlyFree(settled);
  const isTooMany = departure !== undefined && departure.spots > 0 && count > departure.spots;
  return (
    <DeskSection part="who" title={t('desk.who')} refreshing={isStale}>
      <PartTrouble part="tickets" />
      <Panel className="mt-5 py-1">
        <ul className="divide-y divide-line">
          {option.tickets.map((ticket) => (
            <TicketRow key={ticket.ticketType} ticket={ticket} />
          ))}
        </ul>
      </Panel>
      {isWaiting && <p className="mt-3 type-small text-ink-2">{t('desk.selectTicket')}</p>}
      {isForNothing && (
        <Note tone="amber" live="polite" className="mt-3">
          {t('desk.onlyFree')}
        </Note>
      )}
      {isOnlyChildren(settled) && !isForNothing && (
        <p className="mt-3 type-small text-ink-2">{t('desk.onlyChildren')}</p>
      )}
      {isTooMany && (
        // On a narrow screen the note about spots that went stands right below and says it.
        <Note tone="amber" live="polite" className={trouble ? 'mt-3 max-lg:hidden' : 'mt-3'}>
          {t('desk.tooMany', { spots: departure.spots, starts })}
        </Note>
      )}
    </DeskSection>
  );
}
