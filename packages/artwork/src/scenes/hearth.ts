import { inLight } from '../kit/in-light.ts';
import { mix } from '../kit/mix.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A bakehouse: a domed oven with its fire, logs, peels on the wall, garlic on the beam; the town in a small
 * window.
 */
export const hearth: Scene = (stage) => {
  const { sheet, fromLeft, mirror, sky, landmark, town, prop } = stage;
  sky(560);
  landmark({ x: fromLeft(860), base: 520, height: 210, framed: true, widest: 230 });
  town({
    x: [fromLeft(860) - 170, fromLeft(860) + 170],
    foot: () => 556,
    base: 620,
    width: [50, 76],
    height: [18, 40],
  });
  sheet.at(fromLeft(0), 0, mirror, () => room(stage), 1);
  prop({ x: fromLeft(706), base: 886, width: 390 });
};

function room(stage: Stage): void {
  const { sheet, inks, style, signature, chance } = stage;
  const { light, shadow, ground } = inks;
  const wall = mix(inLight(inks, style.walls[0]), shadow, 0.12);
  const wood = mix(mix('#9a6238', ground, 0.25), shadow, 0.14);
  const hole = 'M730 580H990V300H730z';
  sheet.path(`M0 0H${SHEET_SIZE}V820H0z${hole}`, wall);
  sheet.line('M730 300H990V580H730zM860 300V580M730 430H990', mix(wood, light, 0.2), 16);
  sheet.rect(700, 576, 320, 22, mix(wall, light, 0.5));
  sheet.rect(0, 90, SHEET_SIZE, 56, wood);
  sheet.rect(0, 134, SHEET_SIZE, 14, mix(wood, shadow, 0.4));
  for (const at of [120, 540, 1080]) sheet.rect(at, 0, 60, 100, mix(wood, shadow, 0.2));
  hung(stage, wood);
  oven(stage, wall);
  const top = mix(wood, light, 0.16);
  sheet.rect(0, 690, SHEET_SIZE, 112, mix(wall, signature, 0.4));
  for (let i = 0; i < 13; i++)
    sheet.rect(i * 96, 694, 88, 48, mix(wall, signature, i % 2 === 0 ? 0.66 : 0.2));
  for (let i = 0; i < 13; i++)
    sheet.rect(i * 96 - 48, 748, 88, 48, mix(wall, signature, i % 3 === 0 ? 0.6 : 0.3));
  sheet.rect(0, 800, SHEET_SIZE, 410, mix(wood, shadow, 0.4));
  sheet.rect(0, 798, SHEET_SIZE, 140, top);
  sheet.rect(0, 936, SHEET_SIZE, 24, mix(wood, shadow, 0.3));
  for (const y of [838, 888]) sheet.rect(0, y, SHEET_SIZE, 5, mix(top, shadow, 0.16));
  for (const at of [60, 420, 800, 1100]) sheet.rect(at, 960, 70, 250, mix(wood, shadow, 0.2));
  sheet.path(lens(300, 900, 120, 14), shadow, 0.3);
  for (const [at, width] of [
    [250, 70],
    [350, 56],
  ] as const) {
    sheet.path(
      `M${at - width} 892q0-${width} ${width}-${width}t${width} ${width}z`,
      mix('#c98442', ground, 0.2),
    );
    sheet.path(
      `M${at + width * 0.1} ${892 - width}q${width * 0.9} 0 ${width * 0.9} ${width}h${-width * 0.6}q14-${width * 0.6}-${width * 0.3}-${width}z`,
      mix('#c98442', shadow, 0.34),
    );
  }
  if (chance() < 0.5) sheet.poly([130, 884, 190, 860, 214, 884, 150, 908], light);
}

function hung({ sheet, inks, signature }: Stage, wood: string): void {
  const { light, shadow, near, accent } = inks;
  for (const [at, length] of [
    [640, 90],
    [690, 130],
    [1060, 110],
    [1110, 80],
  ] as const) {
    sheet.line(`M${at} 146v${length}`, mix(wood, shadow, 0.3), 4);
    for (let i = 0; i < 4; i++)
      sheet.disc(
        at + (i % 2 === 0 ? -9 : 9),
        150 + length - i * 20,
        15,
        at > 1000 ? mix(accent, shadow, i * 0.08) : mix(light, near, i * 0.06),
      );
  }
  sheet.rect(620, 440, 12, 250, wood);
  sheet.path('M596 330h60v110q-30 20-60 0z', mix(wood, light, 0.2));
  sheet.rect(1080, 420, 90, 14, wood);
  for (const [at, ink] of [
    [1086, signature],
    [1130, light],
  ] as const)
    sheet.rect(at, 366, 34, 54, ink);
}

function oven({ sheet, inks }: Stage, wall: string): void {
  const { light, shadow, ground, accent, sun } = inks;
  const brick = mix(mix('#b9583c', ground, 0.25), shadow, 0.1);
  const plaster = mix(wall, light, 0.5);
  sheet.path('M90 700V520Q100 290 330 280 560 290 570 520V700z', plaster);
  sheet.path('M420 300Q560 330 570 520V700H500Q520 400 420 300z', mix(plaster, shadow, 0.26));
  sheet.path('M300 284V146H390V284z', mix(plaster, shadow, 0.12));
  sheet.path('M170 640V560Q180 420 330 412 480 420 490 560V640z', brick);
  sheet.path('M212 640V566Q220 458 330 452 440 458 448 566V640z', mix(shadow, brick, 0.14));
  sheet.path('M236 640Q240 560 330 552 420 560 424 640z', mix(accent, shadow, 0.2));
  sheet.path(
    'M252 640Q250 570 286 540 280 590 312 600 316 540 350 510 346 570 372 590 392 570 396 556 412 600 402 640z',
    mix(accent, sun, 0.4),
  );
  sheet.path('M286 640Q290 596 316 610 330 570 344 566 346 610 370 616 376 630 372 640z', sun);
  sheet.rect(130, 636, 400, 30, mix(brick, light, 0.3));
  sheet.rect(130, 660, 400, 10, mix(brick, shadow, 0.4));
  for (let i = 0; i < 5; i++) {
    sheet.disc(60 + (i % 3) * 34, 676 - Math.floor(i / 3) * 30, 17, mix('#a8744c', shadow, 0.2));
    sheet.disc(60 + (i % 3) * 34, 676 - Math.floor(i / 3) * 30, 9, mix('#d9a870', shadow, 0.06));
  }
}
