import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../media/icon.tsx';
import { chevronDown } from '../media/icon-paths.ts';

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple'> & { size?: 'large' | 'medium' };

/** The browser's native select in the look of our fields, because travellers know it from their phones. */
export function Select({ size = 'large', className, children, ...select }: SelectProps) {
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...select}
        className={classNames(
          'control type-body block w-full min-w-0 appearance-none truncate pr-11 pl-3.5 text-ink',
          size === 'large' ? 'min-h-13' : 'min-h-11',
        )}
      >
        {children}
      </select>
      <Icon path={chevronDown} className="pointer-events-none absolute inset-y-0 right-3.5 my-auto" />
    </span>
  );
}
