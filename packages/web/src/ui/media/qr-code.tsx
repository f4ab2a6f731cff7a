import { encode } from 'uqr';

/**
 * The scannable code as one path. It is always dark on light. Scanners need a quiet zone of four modules: two are
 * drawn here, and the light surface around it adds the rest.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className="block w-full"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className="fill-print" />
      <path d={path} className="fill-ink" />
    </svg>
  );
}
