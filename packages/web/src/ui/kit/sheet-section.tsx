import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type SheetSectionProps = {
  title: string;
  /** How much of the sheet's width it takes from 992 px on. */
  width?: 'third' | 'half' | 'whole';
  children: ReactNode;
};

const WIDTHS = { third: 'lg:col-span-4', half: 'lg:col-span-6', whole: 'lg:col-span-12' };

/** One heading of the component page, with its rule above it. */
export function SheetSection({ title, width = 'half', children }: SheetSectionProps) {
  return (
    <section
      className={classNames('grid min-w-0 content-start gap-4 border-t-2 border-ink pt-2.5', WIDTHS[width])}
    >
      <h2 className="text-tiny font-semibold text-ink-2">{title}</h2>
      {children}
    </section>
  );
}
