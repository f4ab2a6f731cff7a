import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type RackProps = {
  /** Poster cards or their skeletons. */
  children: ReactNode;
  /** At most so many in a row: four over the whole width, three beside the filters. */
  columns?: 3 | 4;
  /** Landscape cards without rails; on a phone rows, with the picture at the left. */
  lies?: boolean;
  /** What the list holds, where no heading says it. */
  label?: string;
  busy?: boolean;
};

/** Posters on rails that run from edge to edge. Within a row place, name, rating and price stand on common lines. */
export function Rack({ children, columns = 4, lies = false, label, busy = false }: RackProps) {
  return (
    <ul
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden.
      role="list"
      aria-label={label}
      aria-busy={busy || undefined}
      className={classNames('rack', columns === 4 && 'rack-four', lies && 'rack-lying')}
    >
      {children}
    </ul>
  );
}
