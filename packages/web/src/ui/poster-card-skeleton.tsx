import { Skeleton } from './skeleton.tsx';

/** The boxes of a card before there is one, so that what comes moves nothing. First load only. */
export function PosterCardSkeleton({ stands = true }: { stands?: boolean }) {
  const margin = stands ? 'px-1 md:px-2.5' : 'px-0.5';
  return (
    <li className="rack-card" aria-hidden="true">
      <div>
        <div className={stands ? margin : ''}>
          <span className={`poster-sheet block ${stands ? 'rounded-b-none' : ''}`}>
            <Skeleton className={stands ? 'aspect-4/5 rounded-print' : 'aspect-5/4 rounded-print'} />
          </span>
        </div>
        {stands && <div className="rail" />}
      </div>
      <div className={`pt-3.75 md:pt-5 ${margin}`}>
        <Skeleton className="h-3 w-[46%]" />
      </div>
      <div className={`grid gap-2 pt-2 pb-1 ${margin}`}>
        <Skeleton className="h-4 w-[92%]" />
        <Skeleton className="h-4 w-[64%]" />
      </div>
      <div className={`pt-2.5 pb-1 ${margin}`}>
        <Skeleton className="h-3 w-[56%]" />
      </div>
      <div className={`pt-2 md:pt-3 ${margin}`}>
        <Skeleton className="h-5.5 w-[38%]" />
      </div>
    </li>
  );
}
