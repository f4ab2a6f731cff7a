import type { ReactNode } from 'react';
import { MoonAndRocket } from './moon-and-rocket.tsx';
import { scatteredStars } from './scattered-stars.ts';

export type LoadingSceneProps = {
  /** What is being waited for. */
  title: ReactNode;
  /** Place, dates, party. */
  detail?: ReactNode;
};

const STARS = scatteredStars(64, 20261121);

/** The whole-page wait of the list and hotel searches; anything shorter shows skeletons. */
export function LoadingScene({ title, detail }: LoadingSceneProps) {
  return (
    <div
      role="status"
      className="night-sky relative isolate flex min-h-dvh flex-col overflow-clip items-center px-(--gutter) pt-[8vh] pb-16"
    >
      <svg aria-hidden="true" className="absolute inset-0 -z-1 size-full">
        {STARS.map((star) => (
          <circle
            key={`${star.x} ${star.y}`}
            cx={`${star.x}%`}
            cy={`${star.y}%`}
            r={star.radius}
            opacity={star.glow}
            className="fill-moon"
          />
        ))}
      </svg>
      <MoonAndRocket className="w-full max-w-120 overflow-visible" />
      <p className="max-w-[24ch] text-center type-h2">{title}</p>
      {detail && <p className="mt-4 text-center text-on-night-2">{detail}</p>}
    </div>
  );
}
