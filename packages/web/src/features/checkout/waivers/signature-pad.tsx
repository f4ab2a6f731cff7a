import { SIGNATURE_FIELD, type Stroke } from '@ashore/core/waivers/signature.ts';
import type { PointerEvent } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { FieldError } from '../../../ui/form/field.tsx';

type SignaturePadProps = {
  strokes: readonly Stroke[];
  onChange: (change: (strokes: readonly Stroke[]) => readonly Stroke[]) => void;
  error: string | undefined;
};

const { width: fieldWidth, height: fieldHeight, mostStrokes, mostPoints } = SIGNATURE_FIELD;

/** A field for drawing a signature with any pointing device. Travellers who cannot draw may type instead. */
export function SignaturePad({ strokes, onChange, error }: SignaturePadProps) {
  const t = useText();

  function onPointerDown(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0) return;
    const field = event.currentTarget;
    field.setPointerCapture(event.pointerId);
    const point = pointIn(field.getBoundingClientRect(), event);
    onChange((before) => beginStroke(before, point));
  }

  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    const field = event.currentTarget;
    if (!field.hasPointerCapture(event.pointerId)) return;
    const box = field.getBoundingClientRect();
    // A quick hand moves several times between two frames.
    const moves = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const points = (moves.length > 0 ? moves : [event]).map((move) => pointIn(box, move));
    onChange((before) => points.reduce(extendStroke, before));
  }

  return (
    <div>
      <svg
        viewBox={`0 0 ${fieldWidth} ${fieldHeight}`}
        role="img"
        aria-label={t('waiver.field', { count: strokes.length })}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        className={classNames(
          'block w-full cursor-crosshair touch-none rounded-control border bg-paper text-ink select-none',
          error ? 'border-2 border-red' : 'border-line-2',
        )}
      >
        <line
          x1="30"
          x2={fieldWidth - 30}
          y1="150"
          y2="150"
          stroke="currentColor"
          strokeWidth="1"
          opacity="0.3"
        />
        {strokes.map((stroke, index) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end, or all of them go.
            key={index}
            points={(stroke.length === 2 ? [...stroke, ...stroke] : stroke).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </svg>
      <div className="flex items-start justify-between gap-4">
        <p className="mt-1.5 type-small text-ink-2">{t('waiver.drawHint')}</p>
        {strokes.length > 0 && (
          <Button kind="link" size="medium" onClick={() => onChange(() => [])}>
            {t('waiver.clear')}
          </Button>
        )}
      </div>
      {error && <FieldError id="waiver-drawn-error">{error}</FieldError>}
    </div>
  );
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type PadPoint = readonly [x: number, y: number];

/** Smallest distance from the last point that adds a new one. A shorter move would not be visible. */
const leastMove = 2;

/** Converts a position in a box of any size into a point of the field, never outside it. */
export function pointIn(box: Box, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): PadPoint {
  const scaledOffset = (offset: number, shown: number, most: number) =>
    Math.min(most, Math.max(0, Math.round((offset / shown) * most)));
  return [
    scaledOffset(clientX - box.left, box.width, fieldWidth),
    scaledOffset(clientY - box.top, box.height, fieldHeight),
  ];
}

/** Begins a new line where the pen comes down. Beyond the limits nothing more is drawn. */
export function beginStroke(strokes: readonly Stroke[], point: PadPoint): readonly Stroke[] {
  return strokes.length < mostStrokes && hasRoom(strokes) ? [...strokes, [...point]] : strokes;
}

/** Adds a point to the last line. */
export function extendStroke(strokes: readonly Stroke[], [x, y]: PadPoint): readonly Stroke[] {
  const last = strokes.at(-1);
  if (!last || !hasRoom(strokes)) return strokes;
  const [lastX = 0, lastY = 0] = last.slice(-2);
  if (Math.hypot(x - lastX, y - lastY) < leastMove) return strokes;
  return [...strokes.slice(0, -1), [...last, x, y]];
}

function hasRoom(strokes: readonly Stroke[]): boolean {
  return strokes.reduce((sum, { length }) => sum + length, 0) < 2 * mostPoints;
}
