import { type ReactNode, useId } from 'react';
import { Icon } from '../media/icon.tsx';
import { warning } from '../media/icon-paths.ts';

/** Attributes that the control must spread, so that label, hint and error belong to it. */
type FieldWiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

export type FieldProps = {
  label: ReactNode;
  /** Shown after the label in regular weight, for optional fields. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Says how to correct the value. */
  error?: ReactNode;
  /** Links of the error summary lead to this id. */
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

/** An error is never shown by colour alone: it has an icon and says how to correct the value. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 type-small font-medium text-red">
      <Icon path={warning} size="small" className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
