import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/note.tsx';
import { useCurrentDesk } from './desk-context.ts';
import { SpotsGone } from './spots-gone.tsx';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** Why nothing was held. Nothing that was chosen is lost. */
export function HoldNote() {
  const t = useText();
  const { trouble } = useCurrentDesk();
  if (!trouble) return null;
  if (trouble.kind === 'gone') {
    return (
      <Arrived>
        <SpotsGone />
      </Arrived>
    );
  }
  if (trouble.kind === 'refused' && trouble.part !== 'trip') return null;
  return (
    <Arrived>
      <Note tone={trouble.kind === 'tooMany' ? 'amber' : 'error'}>
        {trouble.kind === 'tooMany' && t('desk.tooOften', { minutes: trouble.minutes })}
        {trouble.kind === 'offline' && t('desk.notReached')}
        {trouble.kind === 'refused' && t('desk.refusedTrip')}
      </Note>
    </Arrived>
  );
}

function Arrived({ children }: { children: ReactNode }) {
  const ref = useFocusOnArrival();
  return (
    <section ref={ref} tabIndex={-1} className="mb-4 scroll-my-6">
      {children}
    </section>
  );
}
