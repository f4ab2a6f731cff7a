import type { ReactNode } from 'react';

export type ScatteredStar = { x: number; y: number; radius: number; glow: number };

/**
 * Stars at pseudo-random places, the same for each seed. The browser must draw the same stars as the server.
 */
export function scatteredStars(count: number, seed: number): ScatteredStar[] {
  let state = seed;
  const next = () => {
    // Park and Miller's generator. Its products stay below 2 to the 53rd, so plain numbers are exact.
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  return Array.from({ length: count }, () => ({
    x: rounded(next() * 100),
    y: rounded(next() * 56),
    radius: rounded(0.8 + next() * 1.5),
    glow: rounded(0.4 + next() * 0.6),
  }));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

export type LoadingSceneProps = {
  /** What is loading. */
  title: ReactNode;
  /** Place, dates, party. */
  detail?: ReactNode;
};

const STARS = scatteredStars(64, 20261121);

/** Full-page loading state of the list and hotel searches; shorter waits show skeletons. */
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

/**
 * A moon in the centre with a rocket that circles it once in four seconds. The rocket stops if the visitor
 * prefers reduced motion.
 */
function MoonAndRocket({ className }: { className?: string }) {
  return (
    <svg viewBox="-240 -240 480 480" aria-hidden="true" className={className}>
      <circle r="120" className="fill-moon" />
      <g className="fill-moon-2">
        <circle cx="-42" cy="-36" r="24" />
        <circle cx="42" cy="18" r="17" />
        <circle cx="-12" cy="60" r="12" />
      </g>
      <g className="animate-orbit motion-reduce:animate-none">
        <path
          d="M-173 100A200 200 0 0 1 128 -153"
          fill="none"
          strokeWidth="3"
          strokeDasharray="2 11"
          strokeLinecap="round"
          className="stroke-sun"
        />
        <Rocket />
      </g>
    </svg>
  );
}

function Rocket() {
  return (
    <g transform="translate(156 -125) rotate(124) scale(1.35)">
      <path d="M-6 22h12L0 40z" className="fill-sun" />
      <path d="M-10.5 7l-9.5 17 10-3zM10.5 7l9.5 17-10-3z" className="fill-coral" />
      <path d="M0-34C14-22 16 0 11 22h-22C-16 0-14-22 0-34z" className="fill-lit" />
      <path d="M0-34c6 5 9.5 11.5 11.5 18.5h-23C-9.5-22.5-6-29 0-34z" className="fill-coral" />
      <circle r="5.5" className="fill-porthole" />
    </g>
  );
}
