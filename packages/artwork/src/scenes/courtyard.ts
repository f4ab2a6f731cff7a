import { inLight } from '../kit/in-light.ts';
import { mix } from '../kit/mix.ts';
import { stars } from '../kit/sky-things.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * An evening in an open court: arcades on both sides, bulbs across, stars, a pool of light; the landmark over
 * the wall.
 */
export const courtyard: Scene = (stage) => {
  const { sheet, inks, chance, fromLeft, mirror, sky, landmark, prop } = stage;
  sky(640);
  stars(sheet, chance, { from: 40, to: 380, count: 20, ink: inks.light });
  landmark({ x: fromLeft(430), base: 668, height: 370 });
  sheet.at(fromLeft(0), 0, mirror, () => court(stage), 1);
  sheet.oval(fromLeft(690), 884, 380, 70, inks.light, 0.26);
  prop({ x: fromLeft(694), base: 880, width: 420 });
  audience(stage);
};

function court(stage: Stage): void {
  const { sheet, inks, style, signature } = stage;
  const { light, shadow, ground, sun, near } = inks;
  const wall = inLight(inks, style.walls[0]);
  const roof = inLight(inks, style.roofs[0]);
  const floor = mix(mix(ground, shadow, 0.3), wall, 0.2);
  sheet.rect(200, 640, 760, 160, mix(wall, shadow, 0.16));
  sheet.rect(190, 622, 780, 22, roof);
  for (let i = 0; i < 5; i++) {
    sheet.path(`M${250 + i * 140} 800V720a44 44 0 0 1 88 0V800z`, mix(shadow, wall, 0.16));
    sheet.path(`M${262 + i * 140} 800V724a34 34 0 0 1 30-34V800z`, mix(sun, wall, 0.35));
  }
  sheet.rect(0, 792, SHEET_SIZE, 420, floor);
  for (let i = -7; i < 8; i += 2)
    sheet.poly(
      [600 + i * 60, 796, 660 + i * 60, 796, 700 + i * 170, SHEET_SIZE, 560 + i * 170, SHEET_SIZE],
      mix(floor, shadow, 0.12),
    );
  for (const [edge, tone] of [
    [-1, mix(wall, shadow, 0.46)],
    [1, mix(wall, light, 0.06)],
  ] as const)
    for (const [i, nearness] of [1, 0.62, 0.42].entries()) {
      const [outer, inner] = [600 + edge * 640 * nearness, 600 + edge * 640 * (nearness * 0.66)];
      const eavesAt = (at: number) => 700 - Math.abs(at - 600) * 0.72;
      const footAt = (at: number) => 700 + Math.abs(at - 600) * 0.42;
      sheet.poly(
        [outer, eavesAt(outer), inner, eavesAt(inner), inner, footAt(inner), outer, footAt(outer)],
        tone,
      );
      sheet.poly(
        [
          outer,
          eavesAt(outer) - 30 * nearness,
          inner,
          eavesAt(inner) - 22 * nearness,
          inner,
          eavesAt(inner),
          outer,
          eavesAt(outer),
        ],
        mix(roof, shadow, edge < 0 ? 0.4 : 0),
      );
      const middle = (outer + inner) / 2;
      const halfWidth = Math.abs(outer - inner) * 0.34;
      const [archTop, archFoot] = [
        eavesAt(middle) + (footAt(middle) - eavesAt(middle)) * 0.46,
        footAt(middle) - 4,
      ];
      sheet.path(
        `M${Math.round(middle - halfWidth)} ${Math.round(archFoot)}V${Math.round(archTop)}q${Math.round(halfWidth)} ${-Math.round(halfWidth * 2)} ${Math.round(2 * halfWidth)} 0V${Math.round(archFoot)}z`,
        mix(shadow, wall, i === 0 ? 0.1 : 0.22),
      );
    }
  sheet.line('M60 250Q560 470 1150 220M-20 400Q420 520 860 330', shadow, 4);
  for (let i = 1; i < 12; i++) {
    const progress = i / 12;
    const [pointX, pointY] = [
      60 * (1 - progress) ** 2 + 1120 * progress * (1 - progress) + 1150 * progress * progress,
      250 * (1 - progress) ** 2 + 940 * progress * (1 - progress) + 220 * progress * progress,
    ];
    sheet.disc(pointX, pointY + 14, 26, sun, 0.2);
    sheet.disc(pointX, pointY + 14, 12, mix(sun, light, 0.3));
  }
  for (const at of [214, 330]) {
    sheet.path(lens(at + 8, 902, 60, 10), shadow, 0.4);
    for (const [dx, dy] of [
      [-34, -110],
      [30, -116],
      [0, -160],
    ] as const)
      sheet.disc(at + dx, 890 + dy, 40, dx > 0 ? mix(near, shadow, 0.3) : near);
    sheet.path(`M${at - 40} 812h80l-12 88h-56z`, mix(signature, shadow, 0.1));
    sheet.path(`M${at + 8} 812h32l-12 88h-30z`, mix(signature, shadow, 0.4));
  }
}

function audience({ sheet, inks, chance }: Stage): void {
  const dark = mix(inks.shadow, inks.near, 0.2);
  for (let i = 0; i < 7; i++) {
    const at = 30 + i * 190 + Math.round(chance() * 40);
    const y = 1080 + Math.round(chance() * 30);
    sheet.disc(at, y, 48, dark);
    sheet.path(
      `M${at - 94} ${SHEET_SIZE}q4-${SHEET_SIZE - y - 40} 60-${SHEET_SIZE - y - 34}h68q58-6 62 ${SHEET_SIZE - y - 34}z`,
      dark,
    );
  }
}
