import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { warning } from './icon-paths.ts';

/** Colour is never the only sign of an error: it has its own mark and says what would be right. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 type-small font-medium text-red">
      <Icon path={warning} size="small" className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}
