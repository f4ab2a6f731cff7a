import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Kyoto: the corner turret of Nijo castle, white with grey roofs, on its wall of fitted stone above the moat. */
export const nijoTurret: Landmark = {
  width: 170,
  draw(sheet, { body, shade, light, accent }) {
    const white = mix(light, '#fbf6ea', 0.6);
    const [dim, tile] = [mix(white, shade, 0.32), mix(shade, '#6f7f88', 0.5)];
    const stone = mix(body, '#a39a8c', 0.5);
    const pine = mix(shade, '#3f6f52', 0.6);
    sheet.path('M-85 0L-79-38H79L85 0z', stone);
    sheet.path('M20 0L24-38H79L85 0z', mix(stone, shade, 0.32));
    sheet.line(
      'M-83-12H84M-81-25H82M-60 0v-12M-36 0v-12M-12 0v-12M12 0v-12M38 0v-12M62 0v-12M-70-12v-13M-46-12v-13M-22-12v-13M4-12v-13M28-12v-13M52-12v-13M-60-25v-12M-34-25v-12M-8-25v-12M20-25v-12M46-25v-12',
      mix(stone, shade, 0.5),
      1,
    );
    sheet.path('M-79-38V-50H79V-38z', white);
    sheet.path('M-82-50H82L79-55H-79z', tile);
    sheet.path('M36-40Q40-70 52-66 58-82 70-74 80-64 78-52H40z', pine);
    sheet.path('M-40-38V-64H16V-38z', white);
    sheet.path('M0-38V-64H16V-38z', dim);
    sheet.path('M-50-62Q-42-66-36-72H12Q18-66 26-62z', tile);
    sheet.path('M-34-72V-86H10V-72z', white);
    sheet.path('M-3-72V-86H10V-72z', dim);
    sheet.path('M-43-84Q-34-90-27-100H3Q10-90 19-84z', tile);
    sheet.path('M-12-84L-3-94 6-84z', white);
    sheet.path('M-30-46v-8h4v8zM-20-46v-8h4v8zM-10-46v-8h4v8zM-24-75v-6h4v6zM-14-75v-6h4v6z', shade);
    sheet.path('M-27-100l-3-3 6 1zM3-100l3-3-6 1z', '#d8a63c');
    sheet.path('M-70-50Q-66-74-58-70-50-80-44-62L-48-50z', pine);
    sheet.path('M-46-38v-6h5v6z', accent);
  },
};
