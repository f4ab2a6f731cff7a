import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import { check } from './icon-paths.ts';

export type SentProps = {
  title: string;
  children: ReactNode;
  /** What to quote when asking again. */
  fact?: readonly [label: string, value: string];
};

/** Takes the place of a form that has arrived, and the focus with it: the button that had it is gone. */
export function Sent({ title, children, fact }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="grid gap-3">
      <span className="grid size-11 place-items-center rounded-full bg-leaf-tint text-leaf">
        <Icon path={check} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="type-h3">
        {title}
      </h2>
      <p>{children}</p>
      {fact && (
        <p className="type-compact">
          <span className="text-ink-2">{fact[0]}</span> <strong className="tabular-nums">{fact[1]}</strong>
        </p>
      )}
    </div>
  );
}
