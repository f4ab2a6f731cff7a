import type { Sheet } from './sheet.ts';

interface Clothes {
  coat: string;
  /** The side away from the light. */
  shade: string;
  legs: string;
  skin: string;
  hair: string;
  hat?: string;
  bag?: string;
  /** A skirt or long coat covers the legs to the shin. */
  long?: boolean;
}

/** A person seen from far enough to have no face: foot at (x, y), `h` tall, lit from the left; -h faces left. */
export function walker(sheet: Sheet, x: number, y: number, h: number, clothes: Clothes): void {
  const u = h / 100;
  sheet.at(x, y, u, () => drawWalker(sheet, clothes), Math.abs(u));
}

function drawWalker(sheet: Sheet, { coat, shade, legs, skin, hair, hat, bag, long }: Clothes): void {
  sheet.path('M-11-48h10L-5 0h-8zM0-48h11L14 0H6z', legs);
  sheet.disc(0, -89, 8.5, skin);
  sheet.path('M-9-88c-1-8 3-13 10-12 7 0 10 6 8 14-3-5-9-4-11-6-2 2-4 2-7 4z', hair);
  if (hat !== undefined) sheet.path('M-16-93q16-7 32 0l-2 3q-14-5-28 0zM-8-95q1-9 8-9t8 9z', hat);
  sheet.path(
    long === true
      ? 'M-12-74q12-8 24 0l2 30 5 24h-38l5-24z'
      : 'M-13-74q13-8 26 0l1 34q-14 4-28 0z',
    coat,
  );
  sheet.path(long === true ? 'M2-79q6 1 10 5l2 30 5 24H6z' : 'M3-79q6 1 10 5l1 34q-5 2-9 2z', shade);
  if (bag !== undefined) sheet.path('M-19-70q-7 2-6 12v10q1 6 8 5h4v-28z', bag);
}
