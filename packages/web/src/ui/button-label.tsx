import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

type ButtonLabelProps = {
  icon: string | undefined;
  busy?: boolean;
  busyLabel?: string | undefined;
  children: ReactNode;
};

const LINE = 'col-start-1 row-start-1 flex items-center justify-center gap-2.5';

/**
 * Both labels lie in one cell, so the wider of them sets the width and being busy moves nothing. What is invisible is
 * not read out.
 */
export function ButtonLabel({ icon, busy = false, busyLabel, children }: ButtonLabelProps) {
  const idle = (
    <>
      {icon !== undefined && <Icon path={icon} />}
      <span>{children}</span>
    </>
  );
  if (busyLabel === undefined) return <span className={LINE}>{idle}</span>;
  return (
    <span className="grid">
      <span className={busy ? `${LINE} invisible` : LINE}>{idle}</span>
      <span className={busy ? LINE : `${LINE} invisible`}>
        <Spinner size="small" isStill={!busy} />
        <span>{busyLabel}</span>
      </span>
    </span>
  );
}
