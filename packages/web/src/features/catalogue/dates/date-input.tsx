import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { calendar, chevronDown } from '../../../ui/media/icon-paths.ts';

type DateInputProps = ComponentProps<'button'> & { icon?: string; size?: 'large' | 'medium' };

/** Button that opens a calendar. It looks like a field and shows the chosen days, or with its icon something else. */
export function DateInput({
  className,
  children,
  icon = calendar,
  size = 'medium',
  ...wiring
}: DateInputProps) {
  const inputClasses = 'control flex items-center gap-2.5 px-3.5 text-left type-compact';
  return (
    <button
      type="button"
      {...wiring}
      className={classNames(inputClasses, size === 'large' ? 'min-h-13' : 'min-h-11', className)}
    >
      <Icon path={icon} />
      <span className="min-w-0 grow truncate">{children}</span>
      <Icon path={chevronDown} size="small" />
    </button>
  );
}
