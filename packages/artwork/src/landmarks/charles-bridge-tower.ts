import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Prague: the bridge on round arches with its statues, the Gothic gate tower with a wedge roof, the castle and St Vitus on the hill. */
export const charlesBridgeTower: Landmark = {
  width: 188,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#cfae82', 0.6);
    const [lit, dim] = [mix(stone, light, 0.35), mix(stone, shade, 0.5)];
    const far = mix(light, '#f2dfc0', 0.35);
    const farDim = mix(far, shade, 0.35);
    const roof = mix('#c4603f', body, 0.25);
    const green = mix(body, '#6d9258', 0.55);
    const slate = mix(body, shade, 0.8);
    sheet.path('M-94-18C-92-44-84-56-60-56H-4C18-54 34-44 46-18z', green);
    sheet.path('M-4-56C18-54 34-44 46-18H0C4-30-12-38-4-56z', mix(green, shade, 0.4));
    sheet.path('M-90-50V-63H14V-48z', far);
    sheet.path('M-92-63L-88-68H12L16-63z', roof);
    let panes = '';
    for (let x = -86; x < 10; x += 6) panes += `M${x}-60h2v3h-2zM${x}-55h2v3h-2z`;
    sheet.path('M-60-60V-76H-22V-60z', farDim);
    sheet.path('M-61-74L-56-83H-20V-74z', mix(slate, far, 0.25));
    sheet.path('M-64-62V-82H-60V-62zM-56-62V-82H-52V-62zM-64-82l2-13 2 13zM-56-82l2-13 2 13z', farDim);
    sheet.rect(-44, -84, 6, 24, far);
    sheet.rect(-38, -84, 3, 24, farDim);
    sheet.path(
      'M-45-84Q-45-89-41-90L-40.5-93-39.5-100-38.5-93-38-90Q-34-89-34-84z',
      mix('#569a86', body, 0.25),
    );
    sheet.path(`${panes}M-42-70v-7l1-1.5 1 1.5v7zM-31-64v-7l1-1.5 1 1.5v7zM-26-64v-7l1-1.5 1 1.5v7z`, shade);
    for (const [x, y] of [
      [-86, -32],
      [-70, -36],
      [-50, -33],
      [-30, -38],
      [-8, -33],
      [10, -30],
    ] as const) {
      sheet.rect(x, y, 14, 14, far);
      sheet.rect(x + 10, y, 5, 14, farDim);
      sheet.poly([x - 1, y, x + 4, y - 6, x + 11, y - 6, x + 16, y], roof);
    }
    sheet.path('M54-20V-66H70V-20z', lit);
    sheet.path('M70-20V-66H80V-20z', dim);
    sheet.path('M52-64V-69H82V-64z', stone);
    sheet.path('M56-69L61-90H75L80-69z', slate);
    sheet.path('M70-69L70-90H75L80-69z', mix(slate, '#15142c', 0.25));
    for (const x of [54, 70, 80]) {
      sheet.rect(x - 2, -74, 4, 10, x > 60 ? dim : lit);
      sheet.path(`M${x - 2.5}-74L${x}-86l2.5 12z`, slate);
    }
    sheet.path('M60.5-90l.5-5 .5 5zM74.5-90l.5-5 .5 5z', accent);
    sheet.path(
      'M57-20V-34l5-6 5 6V-20zM59-46v-9l1-2 1 2v9zM64-46v-9l1-2 1 2v9zM74-46v-9l1-2 1 2v9zM73-26v-9l1.5-2 1.5 2v9z',
      shade,
    );
    sheet.rect(-93, -18, 186, 18, mix(shade, body, 0.3));
    sheet.path(
      'M-94-22H94V0H88V-4a10 10 0 0 0-20 0V0H60V-4a10 10 0 0 0-20 0V0H32V-4a10 10 0 0 0-20 0V0H4V-4a10 10 0 0 0-20 0V0H-24V-4a10 10 0 0 0-20 0V0H-52V-4a10 10 0 0 0-20 0V0H-80V-4a10 10 0 0 0-14-8z',
      stone,
    );
    const piers = [60, 32, 4, -24, -52, -80].map((x) => `M${x} 0v-14l4-4 4 4V0z`);
    sheet.path(piers.join(''), dim);
    sheet.path('M-94-22H94V-20H-94z', lit);
    const saints = [-76, -48, -20, 8, 36].map(
      (x) => `M${x - 2}-22v-3h4v3zM${x - 1.2}-25v-5l1.2-2.5 1.2 2.5v5z`,
    );
    sheet.path(saints.join(''), slate);
  },
};
