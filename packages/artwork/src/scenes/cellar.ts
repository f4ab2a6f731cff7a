import { mix } from '../kit/mix.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * A vaulted cellar by candlelight: a low platform, small tables, an audience seen from behind; the town in an
 * arched window.
 */
export const cellar: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, town, prop } = stage;
  sky(560);
  landmark({ x: fromLeft(400), base: 590, height: 250, framed: true, widest: 260 });
  town({
    x: [fromLeft(400) - 170, fromLeft(400) + 170],
    foot: () => 616,
    base: 660,
    width: [50, 76],
    height: [20, 44],
    lit: 0.5,
  });
  sheet.at(fromLeft(0), 0, mirror, () => vault(stage), 1);
  sheet.oval(fromLeft(690), 884, 330, 64, inks.light, 0.28);
  prop({ x: fromLeft(694), base: 880, width: 420 });
  guests(stage);
};

function vault({ sheet, inks, signature }: Stage): void {
  const { shadow, ground, light, accent, sun } = inks;
  const brick = mix(mix('#a8583c', ground, 0.3), shadow, 0.34);
  const dark = mix(brick, shadow, 0.5);
  const hole = 'M270 640H530V440A130 120 0 0 0 270 440z';
  sheet.path(`M0 0H${SHEET_SIZE}V820H0z${hole}`, brick);
  sheet.path(`M248 640V440A152 142 0 0 1 552 440V640z${hole}`, mix(brick, light, 0.34));
  sheet.line('M400 322V640M270 470H530', mix(brick, light, 0.34), 8);
  sheet.rect(236, 636, 330, 22, mix(brick, light, 0.5));
  const courses: string[] = [];
  for (let row = 0; row < 10; row++)
    for (let i = 0; i < 4; i++)
      courses.push(
        `M${Math.round(610 + ((i * 173 + row * 97) % 560))} ${150 + row * 66}h${44 + ((i * 29 + row * 13) % 30)}`,
      );
  sheet.line(courses.join(''), mix(brick, shadow, 0.3), 9);
  for (const [from, width] of [
    [-160, 760],
    [560, 760],
  ] as const) {
    sheet.path(
      `M${from - 40} 0H${from + width + 40}V560H${from + width}A${width / 2} 400 0 0 0 ${from} 560H${from - 40}z`,
      dark,
    );
    sheet.path(
      `M${from} 560A${width / 2} 400 0 0 1 ${from + width} 560H${from + width - 40}A${width / 2 - 40} 360 0 0 0 ${from + 40} 560z`,
      mix(brick, light, 0.16),
    );
  }
  sheet.rect(548, 540, 84, 270, mix(brick, light, 0.1));
  sheet.rect(602, 540, 30, 270, dark);
  sheet.rect(536, 540, 108, 26, mix(brick, light, 0.3));
  for (const [at, y] of [
    [150, 330],
    [1040, 320],
  ] as const) {
    sheet.disc(at, y, 120, sun, 0.14);
    sheet.disc(at, y, 66, sun, 0.24);
    sheet.path(`M${at - 26} ${y - 10}h52l-12 44h-28z`, mix(signature, light, 0.3));
    sheet.path(`M${at - 7} ${y - 12}q7-34 7-34t7 34z`, light);
  }
  const wood = mix(mix('#7a4a34', ground, 0.2), shadow, 0.3);
  sheet.rect(0, 800, SHEET_SIZE, 400, mix(wood, shadow, 0.3));
  sheet.path('M330 826H1240V930H290z', wood);
  sheet.path('M290 930H1240V966H290z', mix(wood, shadow, 0.5));
  sheet.path('M480 826L460 930M700 826L700 930M920 826L940 930', mix(wood, shadow, 0.3));
  sheet.rect(330, 822, 900, 10, mix(wood, light, 0.24));
  for (const at of [80, 200]) {
    sheet.path(`M${at - 50} 700q50-30 100 0v110q-50 24-100 0z`, mix(wood, accent, 0.2));
    sheet.line(`M${at - 50} 724q50 24 100 0M${at - 50} 786q50 24 100 0`, mix(shadow, wood, 0.2), 7);
  }
}

function guests({ sheet, inks, fromLeft, chance }: Stage): void {
  const { shadow, light, accent, near, ground, sun } = inks;
  const dark = mix(shadow, near, 0.16);
  for (const [at, y] of [
    [150, 1040],
    [560, 1092],
    [980, 1064],
  ] as const) {
    const left = fromLeft(at);
    sheet.path(lens(left, y + 70, 150, 22), shadow, 0.4);
    sheet.oval(left, y, 130, 28, mix(ground, light, 0.2));
    sheet.path(`M${left - 130} ${y}q130 50 260 0v14q-130 52-260 0z`, mix(ground, shadow, 0.4));
    sheet.disc(left, y - 44, 60, sun, 0.24);
    sheet.rect(left - 10, y - 46, 20, 44, mix(accent, light, 0.3));
    sheet.path(`M${left - 5} ${y - 48}q5-26 5-26t5 26z`, light);
    for (const dx of [-170, 170]) {
      const head = y + 30 + Math.round(chance() * 16);
      sheet.disc(left + dx, head - 60, 44, dark);
      sheet.path(
        `M${left + dx - 88} ${SHEET_SIZE}q4-${SHEET_SIZE - head} 60-${SHEET_SIZE - head + 6}h56q56 6 60 ${SHEET_SIZE - head + 6}z`,
        dark,
      );
    }
  }
}
