import type { ShipPage } from '@ashore/core/contract/cruises/ship-and-port.ts';

/** Length of the hull and number of decks above it, in the drawing of 320 by 130 units. */
const BUILD = {
  expedition: { length: 170, decks: 3 },
  small: { length: 200, decks: 4 },
  medium: { length: 232, decks: 5 },
  large: { length: 262, decks: 6 },
  giant: { length: 290, decks: 7 },
} as const satisfies Record<ShipPage['size'], { length: number; decks: number }>;

const WATERLINE = 108;
const HULL_HEIGHT = 22;
const DECK_HEIGHT = 8;
/** Each deck is shorter than the one below, more at the bow than at the stern. */
const STEP = { stern: 4, bow: 9 };

type ShipPortraitProps = {
  ship: Pick<ShipPage, 'size' | 'hullColour' | 'funnelColour' | 'accentColour'>;
};

/** The ship from its side, by its size and in the colours of its line. It is decorative, because the facts are beside it. */
export function ShipPortrait({ ship: { size, hullColour, funnelColour, accentColour } }: ShipPortraitProps) {
  const { length, decks } = BUILD[size];
  const stern = (320 - length) / 2;
  const bow = stern + length;
  const top = WATERLINE - HULL_HEIGHT;
  const roof = top - decks * DECK_HEIGHT;
  const funnel = stern + length * 0.24;
  return (
    <svg viewBox="0 0 320 130" aria-hidden="true" className="ship-portrait">
      <circle cx="262" cy="34" r="15" className="fill-sun" />
      <path
        d={`M${stern + 4} ${WATERLINE + 4}L${stern} ${top}H${bow + 12}L${bow - 14} ${WATERLINE + 4}Z`}
        fill={hullColour}
        stroke="#0f2f45"
        strokeWidth="1"
      />
      <path d={`M${stern + 1} ${top + 6}H${bow + 8}`} stroke={accentColour} strokeWidth="3" />
      {Array.from({ length: decks }, (_, deck) => {
        const x = stern + 6 + deck * STEP.stern;
        const y = top - (deck + 1) * DECK_HEIGHT;
        const width = length - 22 - deck * (STEP.stern + STEP.bow);
        return (
          <g key={y}>
            <rect x={x} y={y} width={width} height={DECK_HEIGHT} fill="#fbf8f1" stroke="#c9d2d6" />
            <path
              d={`M${x + 6} ${y + 4}H${x + width - 8}`}
              stroke="#38607a"
              strokeWidth="2.5"
              strokeDasharray="4 3"
            />
          </g>
        );
      })}
      <path d={`M${funnel} ${roof}l3 -20h20l5 20Z`} fill={funnelColour} stroke="#0f2f45" />
      <path d={`M${funnel + 1.6} ${roof - 10}h24.2`} stroke={accentColour} strokeWidth="4" />
      <path d={`M0 ${WATERLINE}q10 -5 20 0${'t20 0'.repeat(15)}V130H0Z`} className="fill-sea" />
    </svg>
  );
}
