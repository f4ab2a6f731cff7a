import { type ReactNode, useId } from 'react';

export type BehaviourPartProps = { title: string; note: string; children: ReactNode };

/** One component of the UI kit under its name, by which the browser tests find it. */
export function BehaviourPart({ title, note, children }: BehaviourPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-t-2 border-ink pt-2.5">
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      <p className="type-small mb-4 max-w-[70ch] text-ink-2">{note}</p>
      {children}
    </section>
  );
}
