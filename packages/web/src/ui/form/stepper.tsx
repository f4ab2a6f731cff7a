import { useId } from 'react';
import { Icon } from '../media/icon.tsx';
import { minus, plus } from '../media/icon-paths.ts';

export type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** Name of the group: "Adults". */
  label: string;
  lessLabel: string;
  moreLabel: string;
  /** The value with its unit for screen readers: "2 adults". */
  valueText: string;
};

/**
 * Minus, number, plus. Two buttons with a live number rather than a spinbutton: no keys to learn, and a
 * screen reader on a touch device finds each part.
 */
export function Stepper({ value, onChange, min, max, label, lessLabel, moreLabel, valueText }: StepperProps) {
  const id = useId();
  return (
    <fieldset aria-label={label} className="inline-flex items-center gap-1">
      <StepButton
        label={lessLabel}
        path={minus}
        target={id}
        off={value <= min}
        onStep={() => onChange(value - 1)}
      />
      <output id={id} className="min-w-7.5 text-center font-semibold">
        <span aria-hidden="true">{value}</span>
        <span className="sr-only">{valueText}</span>
      </output>
      <StepButton
        label={moreLabel}
        path={plus}
        target={id}
        off={value >= max}
        onStep={() => onChange(value + 1)}
      />
    </fieldset>
  );
}

type StepButtonProps = { label: string; path: string; target: string; off: boolean; onStep: () => void };

// Not `disabled` at the ends, because a button that is disabled while pressed would drop the focus.
function StepButton({ label, path, target, off, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={target}
      aria-disabled={off}
      onClick={off ? undefined : onStep}
      className="grid size-11 place-items-center rounded-full border-[1.5px] border-line-2 transition-colors hover:border-ink aria-disabled:border-line-2 aria-disabled:opacity-35"
    >
      <Icon path={path} />
    </button>
  );
}
