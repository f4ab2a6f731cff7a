import { mix } from '../kit/mix.ts';
import { block, repeatAlong } from '../kit/openings.ts';
import type { Landmark } from '../stage.ts';

/** Shanghai: a tea house in the lake with upturned eaves, a zigzag bridge in front of it. */
export const yuGarden: Landmark = {
  width: 130,
  draw(sheet, { body, shade, light, accent }) {
    const red = mix('#a8382c', body, 0.15);
    const tile = mix(body, '#4a545e', 0.6);
    const wall = mix(light, '#f0dcb8', 0.4);
    sheet.path('M-65 0V-5H65V0z', mix(body, shade, 0.4));
    sheet.line('M-60-5L-34-12-8-5 20-12 44-5 62-10', mix(light, body, 0.2), 3);
    sheet.path('M-36-10V-34H36V-10z', wall);
    sheet.path('M14-10V-34H36V-10z', mix(wall, shade, 0.34));
    sheet.path(
      repeatAlong(-34, 11.3, 7, (x) => block(x, -10, 2.6, 24)),
      red,
    );
    sheet.path(
      repeatAlong(-28, 11.3, 6, (x) => block(x, -14, 6, 14)),
      mix(shade, red, 0.25),
    );
    sheet.path('M-60-44Q-52-34-34-36H34Q52-34 60-44Q52-30 36-30H-36Q-52-30-60-44z', tile);
    sheet.path('M-34-34L-22-50H22L34-34z', tile);
    sheet.path('M10-34V-50H22L34-34z', mix(tile, shade, 0.45));
    sheet.path('M-20-48V-66H20V-48z', wall);
    sheet.path(
      repeatAlong(-18, 9, 5, (x) => block(x, -48, 2.2, 18)),
      red,
    );
    sheet.path('M-44-76Q-38-66-22-68H22Q38-66 44-76Q38-62 24-62H-24Q-38-62-44-76z', tile);
    sheet.path('M-22-66Q-8-74-3-92H3Q8-74 22-66z', tile);
    sheet.path('M4-66Q6-80 1-92H3Q8-74 22-66z', mix(tile, shade, 0.45));
    sheet.path('M-1.5-91V-97a1.5 1.5 0 0 1 3 0V-91z', accent);
    sheet.path('M-.4-97V-100H.4V-97z', shade);
  },
};
