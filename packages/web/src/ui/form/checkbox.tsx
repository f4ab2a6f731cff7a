import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../media/icon.tsx';
import { check } from '../media/icon-paths.ts';
import { FieldError } from './field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Number of results this choice would leave, at the right edge of a filter. */
  count?: ReactNode;
};

export function Checkbox({ label, hint, error, count, className, ...input }: CheckboxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 type-compact">
        <span className="relative grid size-5.5 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-describedby={described || undefined}
            aria-invalid={error ? true : undefined}
            className="peer col-start-1 row-start-1 size-full appearance-none rounded-check border-[1.5px] border-line-2 bg-card transition-colors checked:border-sea checked:bg-sea aria-invalid:border-2 aria-invalid:border-red disabled:bg-line"
          />
          <Icon
            path={check}
            size="small"
            className="pointer-events-none col-start-1 row-start-1 text-card opacity-0 transition-opacity peer-checked:opacity-100 forced-colors:text-[CanvasText]"
          />
        </span>
        <span className="min-w-0">{label}</span>
        {count !== undefined && <span className="ml-auto type-small text-ink-2">{count}</span>}
      </label>
      {hint && (
        <p id={hintId} className="-mt-2 pl-8.5 type-small text-ink-2">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
