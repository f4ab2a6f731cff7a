import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type PanelProps = {
  children: ReactNode;
  /** foam for an offer beside the matter, sand for the one band a page may have. */
  tone?: 'card' | 'foam' | 'sand';
  as?: 'div' | 'section' | 'article' | 'aside';
  className?: string;
};

const TONES = {
  card: 'border-line bg-card',
  foam: 'border-transparent bg-foam',
  sand: 'border-transparent bg-sand',
};

export function Panel({ children, tone = 'card', as: Element = 'div', className }: PanelProps) {
  return (
    <Element className={classNames('rounded-panel border p-(--panel-padding)', TONES[tone], className)}>
      {children}
    </Element>
  );
}
