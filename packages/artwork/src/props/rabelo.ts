import { mix } from '../kit/mix.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A rabelo of the Douro: one square sail, barrels amidships, the long oar over the stern. */
export const rabelo: Prop = {
  height: 112,
  rests: 'on water',
  draw(sheet, { light, accent, shadow }, signature) {
    const wood = mix('#a8703c', shadow, 0.12);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.line('M-20-40V-440M-120-400H90', mix(wood, shadow, 0.3), 9);
      sheet.path('M-116-396H86Q100-280 78-150 0-170-108-150-96-270-116-396z', light);
      sheet.path('M36-396H86Q100-280 78-150L40-154Q66-280 36-396z', mix(light, shadow, 0.22));
      sheet.path('M-60-330h90v70h-90z', mix(accent, '#8a3438', 0.4), 0.85);
      sheet.line('M60-120L200 20', wood, 9);
      sheet.path('M40-60V-150H120V-40zM50-150H112V-166H50z', mix(wood, light, 0.2));
      sheet.path('M90-60V-150H120V-40z', mix(wood, shadow, 0.35));
      for (const [x, y] of [
        [-110, -64],
        [-70, -56],
        [-28, -52],
        [-90, -96],
        [-50, -90],
      ] as const) {
        sheet.oval(x, y, 22, 26, mix('#9a5a34', shadow, 0.06));
        sheet.oval(x, y, 13, 16, mix('#c98a52', shadow, 0.04));
      }
      sheet.path('M-200-120Q-150-50-40-40T130-56L196-110Q180-20 110 4H-80Q-160-20-200-120z', wood);
      sheet.path(
        'M-200-120Q-150-50-40-40T130-56L196-110 192-90 132-38Q0-14-90-30T-196-104z',
        mix(wood, light, 0.4),
      );
      sheet.path('M40 4Q140-20 186-84 170-16 110 4z', mix(wood, shadow, 0.45));
      sheet.path('M66-166q0-50 16-52 18 2 18 52z', signature);
      sheet.disc(83, -232, 14, '#c98d68');
      sheet.path('M60-236q24-12 46 0l-4 4q-20-6-38 0zM68-238q2-16 15-16t15 16z', shadow);
    });
  },
};
