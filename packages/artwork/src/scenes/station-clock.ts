import { mix } from '../kit/mix.ts';
import { passersBy } from '../kit/passers-by.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** A museum that was a station: coffered iron vault, the great gilt clock against a wall of glass, statues in the nave. */
export const stationClock: Scene = (stage) => {
  const { sheet, inks, fromLeft, prop, sky, signature } = stage;
  const { light, shadow, ground } = inks;
  const stone = mix(mix(light, ground, 0.35), shadow, 0.08);
  sky(760);
  vault(stage, stone);
  clock(stage);
  const floor = mix(stone, shadow, 0.22);
  sheet.poly([300, 770, 900, 770, SHEET_SIZE, 1010, SHEET_SIZE, SHEET_SIZE, 0, SHEET_SIZE, 0, 1010], floor);
  sheet.poly([430, 770, 770, 770, 980, SHEET_SIZE, 220, SHEET_SIZE], mix(floor, light, 0.35));
  for (const [at, y, size] of [
    [330, 800, 0.8],
    [170, 900, 1.3],
  ] as const)
    sheet.at(fromLeft(at), y, size, () => {
      sheet.path('M-34 0V-40H34V0z', mix(stone, light, 0.3));
      sheet.path('M10 0V-40H34V0z', mix(stone, shadow, 0.4));
      sheet.path(
        'M-18-40Q-24-90-12-120-20-140-6-150 10-156 14-138 24-100 16-40z',
        mix(light, '#ffffff', 0.4),
      );
      sheet.path('M4-40Q12-90 2-122 14-128 14-138 24-100 16-40z', mix(light, shadow, 0.34));
    });
  passersBy(stage, { back: true }, [
    [520, 846, 100, signature],
    [566, 852, 94, light, { long: true }],
    [640, 812, 70, mix(ground, shadow, 0.4)],
  ]);
  prop({ x: fromLeft(730), base: 906, width: 290 });
  sheet.path(
    'M0 1200V1040Q180 1010 300 1120L360 1200zM1200 1200V1060Q1060 1040 960 1130L900 1200z',
    mix(shadow, ground, 0.16),
  );
};

function vault({ sheet, inks }: Stage, stone: string): void {
  const { shadow, light } = inks;
  const glass = 'M190 770V470A410 370 0 0 1 1010 470V770z';
  sheet.path(`M0 0H${SHEET_SIZE}V780H0z${glass}`, stone);
  sheet.path(glass, mix(inks.skyLow, light, 0.4), 0.85);
  const bars = [280, 370, 460, 740, 830, 920].map(
    (at) => `M${at} 770V${Math.round(470 - 350 * Math.sqrt(Math.max(0, 1 - ((at - 600) / 410) ** 2)))}`,
  );
  sheet.line(`${bars.join('')}M190 560H1010M190 660H1010M210 400H990`, mix(stone, shadow, 0.45), 7);
  for (const [i, radius] of [425, 490, 560, 640].entries())
    sheet.line(
      `M${600 - radius} 790V470A${radius} ${Math.round(radius * 0.9)} 0 0 1 ${600 + radius} 470V790`,
      i % 2 ? mix(stone, light, 0.4) : mix(stone, shadow, 0.28),
      22,
    );
  for (let i = 0; i < 13; i++) {
    const angle = Math.PI + (i / 12) * Math.PI;
    const at = (radius: number) =>
      `${Math.round(600 + Math.cos(angle) * radius)} ${Math.round(470 + Math.sin(angle) * radius * 0.9)}`;
    sheet.line(`M${at(432)}L${at(700)}`, mix(stone, shadow, 0.22), 8);
    sheet.disc(
      600 + Math.cos(angle + 0.13) * 525,
      470 + Math.sin(angle + 0.13) * 472,
      17,
      mix('#d8b05c', stone, 0.2),
    );
  }
}

function clock({ sheet, inks }: Stage): void {
  const { shadow, light } = inks;
  const [gold, deep] = ['#cf9f45', mix('#8a6428', shadow, 0.2)];
  sheet.path('M470 560Q520 520 600 520T730 560L760 640H440z', gold);
  sheet.path('M440 640H760L740 668H460z', deep);
  sheet.path(
    'M600 176q34 34 70 26 50 6 44 54 40 30 20 76 30 44-12 78 0 52-52 56-30 36-70 18-40 18-70-18-52-4-52-56-42-34-12-78-20-46 20-76-6-48 44-54 36 8 70-26z',
    gold,
  );
  sheet.path(
    'M600 176q34 34 70 26 50 6 44 54 40 30 20 76 30 44-12 78 0 52-52 56-30 36-70 18 90-80 80-170T600 176z',
    deep,
  );
  sheet.disc(600, 350, 128, mix(light, '#fff8e6', 0.6));
  sheet.disc(600, 350, 108, mix(light, inks.skyLow, 0.2));
  for (let i = 0; i < 12; i++) {
    const [sin, cos] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)];
    sheet.line(
      `M${Math.round(600 + sin * 98)} ${Math.round(350 - cos * 98)}L${Math.round(600 + sin * 118)} ${Math.round(350 - cos * 118)}`,
      shadow,
      i % 3 ? 7 : 12,
    );
  }
  sheet.line('M600 350L540 300M600 350L642 270', shadow, 11);
  sheet.disc(600, 350, 13, gold);
}
