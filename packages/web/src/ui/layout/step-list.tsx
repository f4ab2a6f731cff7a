import type { MouseEvent } from 'react';
import { Anchor } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../media/icon.tsx';
import { check } from '../media/icon-paths.ts';

type ListedStep = { label: string; href?: string; onClick?: (event: MouseEvent) => void };

export type StepListProps = {
  /** Name of the list: "Steps of your booking". */
  label: string;
  /** Only completed steps are links: travellers can go back, but not forward. */
  steps: readonly ListedStep[];
  /** Index of the current step. */
  current: number;
  /** "done", read after the name of a completed step. */
  doneLabel: string;
};

/**
 * Progress bars, one for each step. Below 768 px only the current step shows its name; the other names remain
 * for screen readers.
 */
export function StepList({ label, steps, current, doneLabel }: StepListProps) {
  return (
    <ol aria-label={label} className="flex gap-1.25 max-md:type-tiny md:gap-2 md:type-compact">
      {steps.map((step, index) => (
        <li
          key={step.label}
          aria-current={index === current ? 'step' : undefined}
          className={classNames('min-w-0 flex-1 border-t-3 pt-2 md:pt-3', stateClass(index - current))}
        >
          {index < current ? (
            <DoneStep {...step} doneLabel={doneLabel} />
          ) : (
            <StepName name={step.label} shown={index === current} />
          )}
        </li>
      ))}
    </ol>
  );
}

function stateClass(distance: number): string {
  if (distance < 0) return 'border-sea text-sea';
  return distance === 0 ? 'border-ink font-semibold text-ink' : 'border-line text-ink-2';
}

function StepName({ name, shown }: { name: string; shown: boolean }) {
  return <span className={shown ? '' : 'max-md:sr-only'}>{name}</span>;
}

function DoneStep({ label, href, onClick, doneLabel }: ListedStep & { doneLabel: string }) {
  const content = (
    <>
      <Icon path={check} size="small" className="max-md:hidden" />
      <StepName name={label} shown={false} />
      <span className="sr-only">{doneLabel}</span>
    </>
  );
  const look = 'flex min-h-6 items-center gap-2.5';
  if (href === undefined) return <span className={look}>{content}</span>;
  return (
    <Anchor href={href} onClick={onClick} className={classNames(look, 'hover:underline')}>
      {content}
    </Anchor>
  );
}
