import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type SheetSectionProps = {
  title: string;
  /** Share of the sheet's width from 992 px on. */
  width?: 'third' | 'half' | 'whole';
  children: ReactNode;
};

const WIDTHS = { third: 'lg:col-span-4', half: 'lg:col-span-6', whole: 'lg:col-span-12' };

/** One section of the UI kit page, with a rule above its heading. */
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
