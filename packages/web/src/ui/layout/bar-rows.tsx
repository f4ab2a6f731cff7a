type BarRow = {
  /** "5" */
  label: string;
  /** From 0 to 1. */
  share: number;
  /** "82 %" */
  shareText: string;
  /** "5 stars: 82 percent": read by screen readers instead of the drawing. */
  sentence: string;
};

export type BarRowsProps = { label: string; rows: readonly BarRow[] };

/**
 * Shows how a total is divided, with one bar for each part. Drawn as SVG so that print and forced colours
 * keep the bars.
 */
export function BarRows({ label, rows }: BarRowsProps) {
  return (
    <ul aria-label={label} className="grid gap-1.5 type-small">
      {rows.map((row) => (
        <li key={row.label} className="grid grid-cols-[minmax(14px,auto)_1fr_44px] items-center gap-3">
          <span className="sr-only">{row.sentence}</span>
          <span aria-hidden="true">{row.label}</span>
          <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full">
            <rect width="100%" height="100%" className="fill-line" />
            <rect width={`${row.share * 100}%`} height="100%" className="fill-sun" />
          </svg>
          <span aria-hidden="true" className="text-ink-2">
            {row.shareText}
          </span>
        </li>
      ))}
    </ul>
  );
}
