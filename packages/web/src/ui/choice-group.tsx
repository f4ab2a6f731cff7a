import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

export type ChoiceGroupProps = {
  legend: ReactNode;
  /** Where a heading above already asks the question. */
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  /** Radios, checkboxes, choice chips or options. */
  children: ReactNode;
};

export function ChoiceGroup({
  legend,
  legendHidden = false,
  hint,
  error,
  className,
  children,
}: ChoiceGroupProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined} className="min-w-0">
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 type-label'}>{legend}</legend>
      {hint && (
        <p id={hintId} className="-mt-1 mb-2 type-small text-ink-2">
          {hint}
        </p>
      )}
      <div className={className}>{children}</div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
