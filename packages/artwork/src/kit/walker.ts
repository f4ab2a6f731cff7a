import type { Sheet } from './sheet.ts';

interface Clothes {
  coat: string;
  /** Ink of the side away from the light. */
  shade: string;
  legs: string;
  skin: string;
  hair: string;
  hat?: string;
  bag?: string;
  /** Whether a skirt or long coat covers the legs to the shin. */
  long?: boolean;
  /** The arms that hang beside the body, both by default. The caller draws the others, such as a raised one. */
  hangingArms?: 'left' | 'right' | 'none';
}

/**
 * A person seen from too far away to have a face: foot at (x, y), `height` tall, lit from the left. With a
 * negative height the person faces left.
 */
export function walker(sheet: Sheet, x: number, y: number, height: number, clothes: Clothes): void {
  const unit = height / 100;
  sheet.at(x, y, unit, () => drawWalker(sheet, clothes), Math.abs(unit));
}

function drawWalker(sheet: Sheet, clothes: Clothes): void {
  const { coat, shade, legs, skin, hair, hat, bag, long, hangingArms } = clothes;
  const hasLeftArm = hangingArms === undefined || hangingArms === 'left';
  const hasRightArm = hangingArms === undefined || hangingArms === 'right';
  sheet.path('M-11-48h10L-5 0h-8zM0-48h11L14 0H6z', legs);
  sheet.rect(-4, -84, 8, 14, skin);
  sheet.disc(0, -89, 8.5, skin);
  sheet.path('M-9-88c-1-8 3-13 10-12 7 0 10 6 8 14-3-5-9-4-11-6-2 2-4 2-7 4z', hair);
  if (hat !== undefined) sheet.path('M-16-93q16-7 32 0l-2 3q-14-5-28 0zM-8-95q1-9 8-9t8 9z', hat);
  if (hasLeftArm || hasRightArm)
    sheet.line(`${hasLeftArm ? 'M-15-46v4' : ''}${hasRightArm ? 'M16-46v4' : ''}`, skin, 6);
  if (hasLeftArm) sheet.line('M-11-71Q-17-60-15-48', coat, 7);
  sheet.path(
    long === true ? 'M-13-73q13-8 26 0l1 31 6 24h-40l6-24z' : 'M-13-73q13-8 26 0l0 33q-13 4-26 0z',
    coat,
  );
  sheet.path(long === true ? 'M3-78q7 1 10 5l1 31 6 24H7z' : 'M3-78q7 1 10 5v33q-5 2-9 2z', shade);
  if (hasRightArm) sheet.line('M11-70Q18-60 16-48', shade, 7);
  if (bag !== undefined) sheet.path('M-19-70q-7 2-6 12v10q1 6 8 5h4v-28z', bag);
}
