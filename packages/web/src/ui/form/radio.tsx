import { type ComponentProps, type ReactNode, useId } from 'react';

export type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** Number of results this choice would leave, at the right edge of a filter. */
  count?: ReactNode;
};

/** One radio of a `ChoiceGroup`. */
export function Radio({ label, hint, count, className, ...input }: RadioProps) {
  const hintId = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 type-compact">
        <input {...input} type="radio" aria-describedby={hint ? hintId : undefined} className="radio-mark" />
        <span className="min-w-0">{label}</span>
        {count !== undefined && <span className="ml-auto type-small text-ink-2">{count}</span>}
      </label>
      {hint && (
        <p id={hintId} className="-mt-2 pl-8.5 type-small text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}
