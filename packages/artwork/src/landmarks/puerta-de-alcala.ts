import { mix } from '../kit/mix.ts';
import { arch, block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Madrid: a gate of five openings in granite, the middle three round, trophies on the cornice. */
export const puertaDeAlcala: Landmark = {
  width: 140,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#dccbb0', 0.5);
    const dim = mix(stone, shade, 0.45);
    sheet.path('M-66 0V-64H66V0z', stone);
    sheet.path('M-24-64V-84H24V-64z', stone);
    sheet.path('M8-64V-84H24V-64zM44 0V-64H66V0z', dim);
    sheet.path(
      `${arch(0, 0, 17, 48)}${arch(-26, 0, 17, 48)}${arch(26, 0, 17, 48)}${block(-52, 0, 11, 30)}${block(52, 0, 11, 30)}`,
      mix(shade, stone, 0.12),
    );
    sheet.path(
      repeatAlong(-60.5, 17.3, 8, (x) => block(x, 0, 4, 58)),
      mix(stone, light, 0.35),
    );
    sheet.path(
      'M-70-60H70V-66H-70zM-28-84H28V-88H-28zM-70 0V-4H-44V0zM44 0V-4H70V0z',
      mix(stone, light, 0.45),
    );
    sheet.path('M-28-88L0-96 28-88z', stone);
    sheet.path('M-16-68V-80H16V-68z', mix(stone, shade, 0.2));
    for (const x of [-60, -44, 44, 60])
      sheet.path(`M${x - 4}-66q-1-9 4-12q5 3 4 12z`, mix(stone, shade, 0.2));
    sheet.path('M-6-95Q-4-100 0-100T6-95z', accent);
  },
};
