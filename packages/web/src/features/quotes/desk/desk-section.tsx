import type { ReactNode } from 'react';
import type { DeskPart } from './lead-to.ts';

type DeskSectionProps = { part: DeskPart; title: string; refreshing?: boolean; children: ReactNode };

/** One question of the desk. The button and the ticket lead here by its id. */
export function DeskSection({ part, title, refreshing = false, children }: DeskSectionProps) {
  return (
    <section
      id={part}
      aria-labelledby={`${part}-title`}
      data-refreshing={refreshing || undefined}
      className="mt-12 scroll-mt-6"
    >
      <h2 id={`${part}-title`} className="type-h2">
        {title}
      </h2>
      {children}
    </section>
  );
}
