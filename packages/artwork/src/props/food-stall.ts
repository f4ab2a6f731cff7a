import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A market stall: striped, scalloped awning on two posts, a cook behind heaps of fruit. */
export const foodStall: Prop = {
  height: 97,
  rests: 'on ground',
  draw(sheet, { light, shadow, sun }, signature) {
    const [wood, deepWood] = ['#b57a48', '#7d4c38'];
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.rect(-172, -290, 344, 180, mix(shadow, signature, 0.14));
      sheet.path('M-46-120q-6-70 22-80h44q28 10 22 80z', light);
      sheet.path('M8-200h12q28 10 22 80H8q8-44 0-80z', mix(light, shadow, 0.32));
      sheet.rect(-9, -220, 18, 26, '#b77a56');
      sheet.disc(0, -232, 23, '#b77a56');
      sheet.path('M-24-234q-10-34 24-32q34-2 24 32q-24-8-48 0z', light);
      for (const [x, y] of [
        [-130, -262],
        [-84, -252],
        [78, -252],
        [128, -262],
      ] as const) {
        sheet.line(`M${x}-300V${y}`, deepWood, 3);
        sheet.disc(x, y + 14, 15, mix(sun, '#f2b443', 0.7));
      }
      sheet.rect(-182, -300, 14, 300, deepWood);
      sheet.rect(168, -300, 14, 300, deepWood);
      for (const [x, fruit] of [
        [-126, '#e8953a'],
        [0, '#6f9a4c'],
        [126, '#8c3f63'],
      ] as const) {
        for (const [dx, dy] of [
          [-32, 0],
          [0, 0],
          [32, 0],
          [-16, -22],
          [16, -22],
          [0, -42],
        ] as const) {
          sheet.disc(x + dx, -136 + dy, 18, dx > 0 ? mix(fruit, shadow, 0.3) : fruit);
        }
      }
      sheet.rect(-194, -126, 388, 18, mix(wood, light, 0.35));
      sheet.rect(-186, -108, 372, 108, wood);
      sheet.rect(92, -108, 94, 108, deepWood);
      sheet.line('M-186-72H186M-186-36H186', mix(deepWood, shadow, 0.3), 4);
      for (let i = 0; i < 8; i++) {
        const [left, top] = [-200 + i * 50, -170 + i * 42.5];
        const ink = i % 2 === 0 ? signature : light;
        const cloth = i > 5 ? mix(ink, shadow, 0.25) : ink;
        sheet.path(`M${Math.round(top)}-386h43L${left + 50}-296q-2 26-25 26t-25-26z`, cloth);
      }
      sheet.path('M-200-300H200v10H-200z', shadow, 0.22);
    });
  },
};
