import type { ReactNode } from 'react';

export type EmptyStateProps = {
  /** A picture, shown as a circle of 96 px. */
  art?: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** One button. */
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
};

export function EmptyState({ art, title, text, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-1.5 py-7 text-center">
      {art && <div className="mb-2 size-24 overflow-hidden rounded-full *:size-full">{art}</div>}
      <Heading className={Heading === 'h1' ? 'type-h2' : 'type-h3'}>{title}</Heading>
      <p className="max-w-[40ch] type-small text-ink-2">{text}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
