import { mix } from '../kit/mix.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/** An eastern playhouse: lacquered posts, a tiled canopy, lanterns, a painted screen with the landmark, heads at tea tables. */
export const guildhall: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, sky, landmark, prop } = stage;
  sky(620);
  sheet.path('M0 600Q160 520 330 580T640 560 900 590 1200 540V720H0z', mix(inks.far, inks.skyLow, 0.3));
  landmark({ x: fromLeft(430), base: 660, height: 330, framed: true });
  sheet.path('M0 650Q300 620 600 654T1200 640V740H0z', mix(inks.mid, inks.far, 0.4));
  sheet.at(fromLeft(0), 0, mirror, () => house(stage), 1);
  sheet.oval(fromLeft(690), 884, 360, 62, inks.light, 0.3);
  prop({ x: fromLeft(694), base: 880, width: 420 });
  guests(stage);
};

function house({ sheet, inks }: Stage): void {
  const { shadow, accent, ground, light, sun, near } = inks;
  const red = mix('#a8382c', shadow, 0.24);
  const wood = mix(mix('#7a4a30', ground, 0.2), shadow, 0.26);
  sheet.rect(0, 0, SHEET_SIZE, 150, mix(shadow, near, 0.2));
  sheet.path(
    'M-20 150Q200 140 300 60H900Q1000 140 1220 150V230Q900 200 600 200T-20 230z',
    mix(near, shadow, 0.3),
  );
  sheet.path('M-20 216Q300 190 600 190T1220 216V244Q900 216 600 216T-20 244z', mix('#d9a441', shadow, 0.12));
  for (let i = 0; i < 13; i++)
    sheet.disc(i * 100, 246 + Math.abs(600 - i * 100) * 0.02, 13, mix('#d9a441', shadow, 0.3));
  for (let i = 0; i < 10; i++)
    sheet.rect(60 + i * 120, 256, 60, 12, mix(i % 2 === 0 ? '#3f8f7a' : '#d9a441', shadow, 0.2));
  sheet.rect(0, 250, SHEET_SIZE, 10, red);
  sheet.rect(0, 268, SHEET_SIZE, 12, red);
  for (const at of [90, 250, 930, 1090]) {
    sheet.rect(at, 244, 50, 580, red);
    sheet.rect(at + 32, 244, 18, 580, mix(red, shadow, 0.5));
    sheet.rect(at - 10, 790, 70, 34, mix(ground, shadow, 0.3));
  }
  sheet.line(
    'M160 400V760M182 400V760M204 400V760M226 400V760M140 470H250M140 560H250M140 650H250M980 470H1090M980 560H1090M980 650H1090M1000 400V760M1022 400V760M1044 400V760M1066 400V760',
    mix(wood, light, 0.1),
    6,
  );
  sheet.rect(0, 720, SHEET_SIZE, 20, red);
  sheet.rect(0, 800, SHEET_SIZE, 160, wood);
  for (let i = -7; i < 8; i += 2)
    sheet.poly(
      [600 + i * 70, 800, 670 + i * 70, 800, 690 + i * 110, 960, 580 + i * 110, 960],
      mix(wood, shadow, 0.16),
    );
  sheet.rect(0, 736, SHEET_SIZE, 66, mix(red, shadow, 0.3));
  sheet.rect(0, 950, SHEET_SIZE, 260, mix(wood, shadow, 0.5));
  sheet.rect(0, 950, SHEET_SIZE, 8, '#d9a441');
  for (const at of [180, 420, 780, 1010]) {
    sheet.line(`M${at} 240V300`, shadow, 4);
    sheet.disc(at, 346, 80, sun, 0.16);
    sheet.oval(at, 346, 40, 46, accent);
    sheet.oval(at + 12, 346, 24, 44, mix(accent, shadow, 0.3));
    sheet.rect(at - 18, 296, 36, 9, '#d9a441');
    sheet.rect(at - 18, 388, 36, 9, '#d9a441');
    sheet.line(`M${at} 398V430`, '#d9a441', 6);
  }
}

function guests({ sheet, inks, fromLeft }: Stage): void {
  const { shadow, near, light, water } = inks;
  const dark = mix(shadow, near, 0.16);
  for (const at of [90, 320, 620, 860, 1110]) {
    const left = fromLeft(at);
    sheet.disc(left, 1064, 46, dark);
    sheet.disc(left + 4, 1022, 18, dark);
    sheet.path(`M${left - 90} ${SHEET_SIZE}q4-96 62-100h60q58 4 62 100z`, dark);
  }
  for (const at of [210, 740]) {
    const left = fromLeft(at);
    sheet.rect(left - 80, 1130, 160, 80, mix(near, shadow, 0.5));
    sheet.path(`M${left - 26} 1094h52q0 36-26 36t-26-36z`, mix(water, light, 0.4));
  }
}
