import type { ReactNode } from 'react';

type FilterGroupProps = { legend: string; children: ReactNode };

export function FilterGroup({ legend, children }: FilterGroupProps) {
  return (
    <fieldset className="min-w-0 border-t border-line py-5 first:border-t-0 first:pt-0">
      <legend className="float-left mb-1 w-full type-h4">{legend}</legend>
      <div className="clear-left">{children}</div>
    </fieldset>
  );
}
