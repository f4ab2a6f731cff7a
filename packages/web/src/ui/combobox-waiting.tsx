import { Skeleton } from './skeleton.tsx';
import { useLate } from './use-late.ts';

const ROWS = ['w-3/5', 'w-4/5', 'w-1/2'];

export type ComboboxWaitingProps = {
  label: string;
  /** Where older answers still stand, no skeletons join them. */
  answered: boolean;
};

/** The heading of a search under way, with three rows of what is to come if it takes longer than one notices. */
export function ComboboxWaiting({ label, answered }: ComboboxWaitingProps) {
  const late = useLate(!answered, 300);
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
