import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { check } from '../../../ui/icon-paths.ts';

/** Says quietly that none of the others beats it. */
export function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="mt-1 flex items-center gap-1 type-tiny font-semibold text-leaf">
      <Icon path={check} size="small" />
      {children}
    </span>
  );
}
