import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { calendar, chevronDown } from '../../../ui/icon-paths.ts';

/** What a calendar opens from: it looks like a field and says what is chosen. */
export function DaysOpener({ className, children, ...wiring }: ComponentProps<'button'>) {
  const look = 'control flex min-h-11 items-center gap-2.5 px-3.5 text-left type-compact';
  return (
    <button type="button" {...wiring} className={classNames(look, className)}>
      <Icon path={calendar} />
      <span className="min-w-0 grow">{children}</span>
      <Icon path={chevronDown} size="small" />
    </button>
  );
}
