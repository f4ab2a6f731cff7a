import { type ComponentProps, type ReactNode, useId } from 'react';

export type OptionPanelProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'children' | 'title'> & {
  title: ReactNode;
  detail?: ReactNode;
  /** Shown at the right edge: a price, or the logos of accepted cards. */
  aside?: ReactNode;
  /** Shown below once the option is chosen: start times, the fields of a card. */
  children?: ReactNode;
};

/** One of several options, as a panel. The whole head is clickable; nested controls below are separate. */
export function OptionPanel({ title, detail, aside, children, className, ...input }: OptionPanelProps) {
  const id = useId();
  const detailId = `${id}-detail`;
  return (
    <div className="option-edge focus-frame rounded-panel bg-card">
      <label className="flex items-start gap-3.5 p-4 md:px-5.5 md:py-5">
        <input
          {...input}
          type="radio"
          aria-describedby={detail ? detailId : undefined}
          className="radio-mark"
        />
        {/* With large text, the content of the right edge wraps below the text. */}
        <span className="flex min-w-0 grow flex-wrap gap-x-3.5 gap-y-1">
          <span className="grid min-w-0 grow basis-36 gap-0.5">
            <span className="type-h4">{title}</span>
            <Detail id={detailId}>{detail}</Detail>
          </span>
          {aside && <span className="shrink-0 type-h4 font-bold">{aside}</span>}
        </span>
      </label>
      {children && <div className="px-4 pb-4 md:pr-5.5 md:pb-5 md:pl-14.5">{children}</div>}
    </div>
  );
}

function Detail({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <span id={id} className="type-small text-ink-2">
      {children}
    </span>
  );
}
