import { mix } from '../kit/mix.ts';
import { lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE } from '../stage.ts';

/** A wrestlers’ stable at practice: the ring of rope in the clay, wooden walls, a small shrine, watchers on mats. */
export const dohyo: Scene = (stage) => {
  const { sheet, inks, fromLeft, mirror, prop, signature } = stage;
  const { shadow, light, ground, accent, sun } = inks;
  const wood = mix(mix('#b9834e', ground, 0.25), shadow, 0.12);
  sheet.rect(0, 0, SHEET_SIZE, 720, wood);
  sheet.line(
    Array.from({ length: 12 }, (_, i) => `M${i * 104 + 30} 130V700`).join(''),
    mix(wood, shadow, 0.2),
    5,
  );
  sheet.rect(0, 0, SHEET_SIZE, 136, mix(wood, shadow, 0.5));
  sheet.rect(0, 128, SHEET_SIZE, 22, mix(wood, shadow, 0.62));
  sheet.at(
    fromLeft(0),
    0,
    mirror,
    () => {
      sheet.path('M120 250H520V560H120z', mix(light, sun, 0.4));
      sheet.line(
        'M120 250V560M220 250V560M320 250V560M420 250V560M520 250V560M120 350H520M120 460H520',
        mix(wood, shadow, 0.45),
        9,
      );
      sheet.path('M180 560Q220 420 200 340L230 330Q250 430 240 560z', mix('#5f8a60', light, 0.4), 0.5);
      sheet.path('M700 330H880V350H700zM716 350H864V372H716z', mix(wood, shadow, 0.4));
      sheet.path('M730 250H850V330H730zM704 256L790 206 876 256z', mix(wood, light, 0.35));
      sheet.path('M772 330V276H808V330z', mix(wood, shadow, 0.5));
      sheet.line('M716 268Q790 300 864 268', mix(light, '#e8d9a8', 0.5), 12);
      sheet.path('M744 282l10 0-4 16 8 14-14 8 2-18zM820 282l10 0-4 16 8 14-14 8 2-18z', light);
      for (const [i, at] of [600, 640, 960, 1010, 1060, 1110].entries()) {
        sheet.path(`M${at} 300h34v230h-34z`, i % 2 ? light : mix(light, wood, 0.2));
        sheet.line(`M${at + 17} 320v40M${at + 8} 380h18M${at + 10} 410l14 30M${at + 17} 460v44`, shadow, 5);
      }
    },
    1,
  );
  const clay = mix('#c9a274', ground, 0.3);
  sheet.rect(0, 690, SHEET_SIZE, 520, clay);
  sheet.rect(0, 690, SHEET_SIZE, 16, mix(clay, shadow, 0.4));
  sheet.oval(620, 884, 520, 122, mix('#e3cf9c', light, 0.2));
  sheet.oval(620, 884, 496, 110, mix(clay, light, 0.22));
  sheet.path(`${lens(480, 900, 20, 3)}${lens(760, 900, 20, 3)}`, light);
  prop({ x: fromLeft(640), base: 902, width: 520 });
  const dark = mix(shadow, wood, 0.16);
  for (const [i, at] of [60, 230, 420, 640, 850, 1040].entries()) {
    const y = 1086 + (i % 3) * 14;
    sheet.disc(at, y, 44, dark);
    sheet.path(`M${at - 90} 1200q0-86 66-84h48q66-2 66 84z`, i === 2 ? mix(signature, shadow, 0.55) : dark);
    if (i % 2 === 0) sheet.disc(at + 4, y - 44, 18, dark);
  }
  sheet.rect(0, 1186, SHEET_SIZE, 20, mix(accent, shadow, 0.5));
};
