import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/note.tsx';
import { useCurrentDesk } from './desk-context.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

type Part = 'date' | 'start' | 'tickets';

const texts = {
  date: 'desk.refusedDate',
  start: 'desk.refusedStart',
  tickets: 'desk.refusedTickets',
} as const;

/** What the server could not take, beside the question it was the answer to. */
export function PartTrouble({ part }: { part: Part }) {
  const { trouble } = useCurrentDesk();
  if (trouble?.kind !== 'refused' || trouble.part !== part) return null;
  return <Refusal part={part} />;
}

function Refusal({ part }: { part: Part }) {
  const t = useText();
  const ref = useFocusOnArrival();
  return (
    <section ref={ref} tabIndex={-1} className="mt-4">
      <Note tone="error">{t(texts[part])}</Note>
    </section>
  );
}
