import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Berlin: the tall grey slabs of the Wall with their pipe on top, a gap of rusted rods, the watchtower behind. */
export const berlinWall: Landmark = {
  width: 210,
  draw(sheet, { body, shade, light, accent }) {
    const slab = mix(body, '#c3beb4', 0.65);
    const [dim, rust] = [mix(slab, shade, 0.32), mix(body, '#a8603c', 0.6)];
    sheet.path('M40-40V-78H62V-40z', mix(slab, shade, 0.2));
    sheet.path('M53-40V-78H62V-40z', dim);
    sheet.path('M34-76V-94H68V-76z', mix(slab, shade, 0.1));
    sheet.path('M37-82V-91H46V-82zM48-82V-91H56V-82zM58-82V-91H66V-82z', mix(shade, '#3f5f74', 0.4));
    sheet.path('M32-94H70V-98H32z', mix(slab, light, 0.3));
    sheet.line('M64-97V-103', shade, 1.2);
    sheet.path('M-105-30Q-96-66-84-60-74-78-62-58-54-52-56-30z', mix(body, '#6f9458', 0.6));
    for (let i = 0; i < 7; i++) {
      const x = -104 + i * 18;
      sheet.path(`M${x} 0V-54h16.5V0z`, i % 2 ? slab : mix(slab, light, 0.2));
      sheet.path(`M${x + 12} 0V-54h4.5V0z`, dim);
    }
    sheet.path('M-106-52a4.5 4.5 0 0 1 0-8H22a4.5 4.5 0 0 1 0 8z', mix(slab, light, 0.35));
    sheet.path('M-106-52H22V-54.5H-106z', dim);
    sheet.line('M30 0V-52M40 0V-50M50 0V-53M60 0V-49M70 0V-52M80 0V-50M90 0V-52', rust, 2);
    sheet.path('M94 0V-54H105V0z', slab);
    sheet.path('M-90-22q6-16 14-4t12-6q8-8 10 6t-10 14-16-2-10-8z', accent);
    sheet.path('M-44-18q4-14 12-8t12-8q10-4 8 10t-14 12-18-6z', mix('#3f8f8a', slab, 0.15));
    sheet.path(
      'M-70-34q8-10 16 0t14-4v8q-8 8-16 2t-14 4zM0-34q6-8 12 0v14q-8 6-12-2z',
      mix('#e0b04a', slab, 0.1),
    );
    sheet.path('M-105 3V-3H105V3z', mix(body, '#7f9a5a', 0.55));
  },
};
