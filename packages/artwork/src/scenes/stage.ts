import { pick } from '../kit/chance.ts';
import { landUnder } from '../kit/curve.ts';
import { mix } from '../kit/mix.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** Front edge of the boards. */
const front = 960;

/**
 * A small theatre: curtains, the city on the painted backdrop, a pool of light on the boards, an audience in
 * the dark.
 */
export const stage: Scene = (on) => {
  const { sheet, inks, chance, fromLeft, sky, landmark, prop } = on;
  const { shadow, ground, accent, light, near, water } = inks;
  sky(620);
  const hills = [0, 200, 420, 640, 860, 1040, SHEET_SIZE].flatMap((at) => [
    at,
    600 - Math.round(chance() * 60),
  ]);
  sheet.path(landUnder(hills, 720), inks.far);
  landmark({ x: fromLeft(430), base: 648, height: 330, framed: true });
  sheet.path(
    landUnder([0, 640, 260, 652, 520, 634, 800, 650, 1000, 630, SHEET_SIZE, 646], 720),
    mix(near, shadow, 0.2),
  );
  sheet.rect(0, 0, SHEET_SIZE, 720, shadow, 0.3);
  boards(on);
  const velvet = pick([mix(accent, shadow, 0.42), mix(accent, near, 0.6), mix(near, water, 0.5)], chance);
  const cord = mix(ground, light, 0.35);
  const areCurtainsTied = chance() < 0.6;
  for (const edge of [0, SHEET_SIZE])
    sheet.at(edge, 0, edge === 0 ? 1 : -1, () => curtain(on, velvet, cord, areCurtainsTied));
  valance(on, velvet, cord, chance() < 0.5);
  prop({ x: fromLeft(690), base: 872, width: 420 });
  audience(on);
};

function boards({ sheet, inks, fromLeft }: Stage): void {
  const { ground, shadow, light, sun } = inks;
  const wood = mix(ground, shadow, 0.5);
  sheet.rect(0, 690, SHEET_SIZE, front - 690, wood);
  for (let i = -6; i < 7; i += 2) {
    const [far, close] = [600 + i * 78, 600 + i * 122];
    sheet.poly([far, 690, far + 78, 690, close + 122, front, close, front], mix(wood, shadow, 0.16));
  }
  sheet.rect(0, 684, SHEET_SIZE, 10, mix(wood, shadow, 0.5));
  const pool = mix(light, sun, 0.5);
  sheet.oval(fromLeft(670), 862, 372, 74, mix(wood, pool, 0.42));
  sheet.oval(fromLeft(680), 866, 280, 52, mix(wood, pool, 0.72));
  sheet.rect(0, front, SHEET_SIZE, 250, mix(wood, shadow, 0.62));
  sheet.rect(0, front, SHEET_SIZE, 12, mix(wood, light, 0.2));
  for (let i = 0; i < 9; i++) sheet.path(`M${80 + i * 130} ${front}q0-24 20-24t20 24z`, pool);
}

/** The left curtain, from the top of the stage to the boards. The right one is its mirror image. */
function curtain({ sheet, inks }: Stage, velvet: string, cord: string, areCurtainsTied: boolean): void {
  const fold = (at: number, ink: string) => {
    const [top, waist, foot] = [300, areCurtainsTied ? 118 : 188, areCurtainsTied ? 196 : 206].map((width) =>
      Math.round(width * at),
    ) as [number, number, number];
    const knot = areCurtainsTied ? 580 : 460;
    sheet.path(
      `M0 0H${top}Q${top - 10} ${knot - 200} ${waist} ${knot}Q${foot} ${knot + 140} ${foot} ${front - 20}H0z`,
      ink,
    );
  };
  const dark = mix(velvet, inks.shadow, 0.5);
  const folds = [1, 0.86, 0.74, 0.58, 0.46, 0.3, 0.18];
  for (const [i, at] of folds.entries()) fold(at, i % 2 === 0 ? velvet : dark);
  if (areCurtainsTied) sheet.path('M0 560Q70 590 132 560L124 596Q66 622 0 596z', cord);
}

function valance({ sheet, inks }: Stage, velvet: string, cord: string, scalloped: boolean): void {
  const swag = scalloped ? 'q-100 130-200 0'.repeat(6) : 'q-50 46-100 0'.repeat(12);
  const drop = scalloped ? 96 : 132;
  sheet.path(`M0 0H${SHEET_SIZE}V${drop + 18}${swag}z`, cord);
  sheet.path(`M0 0H${SHEET_SIZE}V${drop}${swag}z`, mix(velvet, inks.shadow, 0.14));
  const folds = Array.from(
    { length: 6 },
    (_, i) => `M${i * 200 + 30} 0q20 ${drop} 70 ${drop + 40}q-20-60-30-${drop + 40}z`,
  );
  sheet.path(folds.join(''), mix(velvet, inks.shadow, 0.5));
}

function audience({ sheet, inks, chance }: Stage): void {
  const dark = mix(inks.shadow, inks.near, 0.12);
  for (let i = 0; i < 8; i++) {
    const at = 40 + i * 160 + Math.round(chance() * 50);
    const y = 1096 + Math.round(chance() * 26);
    sheet.disc(at, y, 46, dark);
    sheet.path(
      `M${at - 92} ${SHEET_SIZE}q4-${SHEET_SIZE - y - 40} 60-${SHEET_SIZE - y - 34}h64q56-6 60 ${SHEET_SIZE - y - 34}z`,
      dark,
    );
    if (chance() < 0.35) sheet.disc(at + 6, y - 46, 22, dark);
  }
  sheet.path(lens(600, SHEET_SIZE, 700, 60), dark);
}
