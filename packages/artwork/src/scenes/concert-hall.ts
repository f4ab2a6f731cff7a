import { mix } from '../kit/mix.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A salon with tall windows in the evening: pilasters, a chandelier, rows of chairs; the landmark in the
 * middle window.
 */
export const concertHall: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, town, prop } = stage;
  sky(580);
  landmark({ x: fromLeft(430), base: 616, height: 330, framed: true, widest: 250 });
  town({ x: [0, SHEET_SIZE], foot: () => 636, base: 700, width: [54, 84], height: [24, 56], lit: 0.4 });
  sheet.at(fromLeft(0), 0, mirror, () => room(stage), 1);
  sheet.oval(fromLeft(690), 884, 340, 62, inks.light, 0.3);
  prop({ x: fromLeft(694), base: 880, width: 420 });
  chairs(stage);
};

function room({ sheet, inks, signature }: Stage): void {
  const { light, shadow, ground, sun, mid } = inks;
  const wall = mix(mix(light, signature, 0.26), mid, 0.3);
  const gold = mix('#d9a441', ground, 0.3);
  const holes = [-20, 290, 600, 910].map((at) => `M${at} 690H${at + 270}V300A135 130 0 0 0 ${at} 300z`);
  sheet.path(`M0 0H${SHEET_SIZE}V800H0z${holes.join('')}`, wall);
  for (const at of [-20, 290, 600, 910]) {
    sheet.line(
      `M${at + 4} 690V300A131 126 0 0 1 ${at + 266} 300V690M${at + 135} 174V690M${at} 330H${at + 270}M${at} 510H${at + 270}`,
      gold,
      8,
    );
    sheet.rect(at + 276, 120, 28, 660, mix(wall, light, 0.4));
    sheet.rect(at + 294, 120, 10, 660, mix(wall, shadow, 0.3));
    sheet.rect(at + 268, 104, 44, 22, gold);
  }
  sheet.rect(0, 60, SHEET_SIZE, 44, mix(wall, shadow, 0.2));
  sheet.rect(0, 100, SHEET_SIZE, 8, gold);
  sheet.rect(0, 690, SHEET_SIZE, 16, mix(wall, light, 0.5));
  sheet.rect(0, 706, SHEET_SIZE, 94, mix(wall, shadow, 0.2));
  for (let i = 0; i < 6; i++) sheet.rect(30 + i * 205, 724, 150, 58, mix(wall, shadow, 0.3));
  const wood = mix(mix('#b0703c', ground, 0.3), shadow, 0.16);
  sheet.rect(0, 796, SHEET_SIZE, 420, wood);
  for (let i = -8; i < 9; i += 2)
    sheet.poly(
      [600 + i * 66, 800, 666 + i * 66, 800, 720 + i * 170, SHEET_SIZE, 550 + i * 170, SHEET_SIZE],
      mix(wood, shadow, 0.14),
    );
  sheet.line('M560 0V150', shadow, 6);
  sheet.disc(560, 250, 190, sun, 0.14);
  sheet.line('M440 230Q560 330 680 230M480 250Q560 310 640 250M560 150V290', gold, 9);
  for (const [at, y] of [
    [440, 226],
    [490, 246],
    [560, 262],
    [630, 246],
    [680, 226],
  ] as const) {
    sheet.rect(at - 6, y - 34, 12, 30, light);
    sheet.path(`M${at - 6} ${y - 36}q6-26 6-26t6 26z`, mix(sun, light, 0.2));
  }
}

function chairs({ sheet, inks, signature, chance }: Stage): void {
  const { shadow, near, light } = inks;
  const dark = mix(shadow, near, 0.16);
  for (const [row, y] of [1030, 1130].entries())
    for (let i = 0; i < 6; i++) {
      const at = 30 + i * 230 + row * 110;
      sheet.path(
        `M${at - 60} ${SHEET_SIZE}V${y + 10}q0-60 60-60t60 60V${SHEET_SIZE}z`,
        mix(signature, shadow, 0.45),
      );
      if (chance() < 0.3) continue;
      sheet.disc(at, y - 76, 42, dark);
      sheet.path(`M${at - 70} ${y + 20}q4-70 50-70h40q46 0 50 70z`, dark);
    }
  sheet.path(lens(600, SHEET_SIZE, 700, 30), mix(dark, light, 0.06));
}
