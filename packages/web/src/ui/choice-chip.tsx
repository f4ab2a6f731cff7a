import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type ChoiceChipProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> & {
  type?: 'radio' | 'checkbox';
  /** Square ones, 44 high, are start times. */
  shape?: 'round' | 'square';
  children: ReactNode;
};

const SHAPES = { round: 'min-h-10 rounded-full', square: 'min-h-11 rounded-control' };

/** A radio or a checkbox that looks like a chip. Chosen is ink with paper on it, in both themes. */
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
