/** The moon in the middle, the rocket once round it in four seconds; where motion is not wanted it stands still. */
export function MoonAndRocket({ className }: { className?: string }) {
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
