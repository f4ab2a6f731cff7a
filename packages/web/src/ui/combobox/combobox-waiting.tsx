import { Skeleton } from '../feedback/skeleton.tsx';
import { useIsSlow } from '../use-timing.ts';

const ROWS = ['w-3/5', 'w-4/5', 'w-1/2'];

export type ComboboxWaitingProps = {
  label: string;
  /** Whether older suggestions are still shown; skeletons are not added to them. */
  hasSuggestions: boolean;
};

/** Heading of a running search, with three skeleton rows if it takes noticeably long. */
export function ComboboxWaiting({ label, hasSuggestions: answered }: ComboboxWaitingProps) {
  const late = useIsSlow(!answered, 300);
  return (
    <div className="border-b border-line px-5 py-4 last:border-b-0 md:px-7">
      <p className="type-label">{label}</p>
      {late &&
        ROWS.map((width) => (
          <div key={width} className="flex items-center gap-4 py-2.5">
            <Skeleton className="size-11" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
    </div>
  );
}
