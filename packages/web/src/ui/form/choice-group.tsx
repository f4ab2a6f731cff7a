import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field.tsx';

export type ChoiceGroupProps = {
  legend: ReactNode;
  /** Hides the legend if a heading above already asks the question. */
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

export type ChoiceChipProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  type?: 'radio' | 'checkbox';
  /** Square chips, 44 px high, are for start times. */
  shape?: 'round' | 'square';
  children: ReactNode;
};

const SHAPES = { round: 'min-h-10 rounded-full', square: 'min-h-11 rounded-control' };

/** A radio or a checkbox that looks like a chip. A chosen one has inverted colours, in both themes. */
export function ChoiceChip({
  type = 'radio',
  shape = 'round',
  className,
  children,
  ...input
}: ChoiceChipProps) {
  return (
    <label className={classNames('chip focus-frame', SHAPES[shape], className)}>
      <input
        {...input}
        type={type}
        className="absolute inset-0 appearance-none rounded-[inherit] opacity-0"
      />
      {children}
    </label>
  );
}
