import { mix } from '../kit/mix.ts';
import { arch, block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Seoul: three vaults in pale stone, above them two roofs over painted beams, the mountain behind. */
export const palaceGate: Landmark = {
  width: 150,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#d8cdb8', 0.5);
    const dim = mix(stone, shade, 0.4);
    const tile = mix(body, '#4a5460', 0.6);
    const green = mix('#3f8a72', body, 0.2);
    const red = mix('#a8402f', body, 0.2);
    sheet.path('M-70 0L-66-36H66L70 0z', stone);
    sheet.path('M36 0V-36H66L70 0z', dim);
    sheet.path(`${arch(0, 0, 16, 27)}${arch(-32, 0, 14, 23)}${arch(32, 0, 14, 23)}`, shade);
    sheet.path('M-68-36H68V-41H-68z', mix(stone, light, 0.4));
    sheet.path('M-52-41V-56H52V-41z', red);
    sheet.path(
      repeatAlong(-50, 14.3, 8, (x) => block(x, -41, 3, 15)),
      mix(red, shade, 0.5),
    );
    sheet.path('M-56-56H56V-60H-56z', green);
    sheet.path('M-74-60Q-56-62-48-72H48Q56-62 74-60Q0-66-74-60z', tile);
    sheet.path('M-40-70V-80H40V-70z', red);
    sheet.path('M-42-78H42V-81H-42z', green);
    sheet.path(
      repeatAlong(-36, 12, 7, (x) => block(x, -70, 6, 7)),
      mix(shade, green, 0.2),
    );
    sheet.path('M-60-81Q-40-84-30-96H30Q40-84 60-81Q0-87-60-81z', tile);
    sheet.path('M12-96H30Q40-84 60-81Q32-85 20-85z', mix(tile, shade, 0.4));
    sheet.path('M-32-95H32V-99H-32z', mix(tile, light, 0.3));
    sheet.rect(-6, -69, 12, 6, accent);
  },
};
