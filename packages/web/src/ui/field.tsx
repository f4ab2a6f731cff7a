import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';

/** What the control must spread so that label, hint and error belong to it. */
type FieldWiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

export type FieldProps = {
  label: ReactNode;
  /** Stands after the label in plain weight, for what may stay empty. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Says what would be right. */
  error?: ReactNode;
  /** Links of an error summary lead here. */
  id?: string;
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
};

export function Field({ label, aside, hint, error, id, className, children }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1.5 block type-label">
        {label}
        {aside && <span className="font-normal text-ink-2"> {aside}</span>}
      </label>
      {children({
        id: fieldId,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="mt-1.5 type-small text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}
