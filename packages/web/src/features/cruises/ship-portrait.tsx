import type { ShipPage } from '@ashore/core/contract/cruises/ship-and-port.ts';

const WIDTH = 320;
const HEIGHT = 130;

/** Length of the hull, in units of the drawing, and number of decks above it. */
const BUILD_BY_SIZE = {
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
const DECK_SETBACK = { stern: 4, bow: 9 };

type ShipPortraitProps = {
  ship: Pick<ShipPage, 'size' | 'hullColour' | 'funnelColour' | 'accentColour'>;
};

/** The ship from its side, by its size and in the colours of its line. It is decorative, because the facts are beside it. */
export function ShipPortrait({ ship: { size, hullColour, funnelColour, accentColour } }: ShipPortraitProps) {
  const { length, decks } = BUILD_BY_SIZE[size];
  const stern = (WIDTH - length) / 2;
  const bow = stern + length;
  const hullTop = WATERLINE - HULL_HEIGHT;
  const topDeckTop = hullTop - decks * DECK_HEIGHT;
  const funnelLeft = stern + length * 0.24;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="ship-portrait">
      <circle cx="262" cy="34" r="15" className="fill-sun" />
      <path
        d={`M${stern + 4} ${WATERLINE + 4}L${stern} ${hullTop}H${bow + 12}L${bow - 14} ${WATERLINE + 4}Z`}
        fill={hullColour}
        stroke="#0f2f45"
        strokeWidth="1"
      />
      <path d={`M${stern + 1} ${hullTop + 6}H${bow + 8}`} stroke={accentColour} strokeWidth="3" />
      {Array.from({ length: decks }, (_, deckIndex) => {
        const x = stern + 6 + deckIndex * DECK_SETBACK.stern;
        const y = hullTop - (deckIndex + 1) * DECK_HEIGHT;
        const width = length - 22 - deckIndex * (DECK_SETBACK.stern + DECK_SETBACK.bow);
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
      <path d={`M${funnelLeft} ${topDeckTop}l3 -20h20l5 20Z`} fill={funnelColour} stroke="#0f2f45" />
      <path d={`M${funnelLeft + 1.6} ${topDeckTop - 10}h24.2`} stroke={accentColour} strokeWidth="4" />
      <path d={`M0 ${WATERLINE}q10 -5 20 0${'t20 0'.repeat(15)}V${HEIGHT}H0Z`} className="fill-sea" />
    </svg>
  );
}
