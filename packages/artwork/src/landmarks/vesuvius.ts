import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Naples: the broken cone above the bay, its shoulder of Somma, pines, and the town along the water. */
export const vesuvius: Landmark = {
  width: 200,
  draw(sheet, { body, shade, light, accent }) {
    const slope = mix(body, '#7a6f94', 0.4);
    const dark = mix(slope, shade, 0.55);
    const lit = mix(slope, light, 0.3);
    const green = mix(body, '#5f8a58', 0.5);
    sheet.path(
      'M-100 0C-84-10-72-26-60-46L-52-60-44-58-36-66-28-60-20-64C-8-56-2-58 6-70L20-92 26-98 34-94 40-100 48-95C62-64 78-24 100 0z',
      slope,
    );
    sheet.path('M40-100L48-95C62-64 78-24 100 0H40C46-20 54-40 46-60 42-74 46-88 40-100z', dark);
    sheet.path('M20-92L26-98 28-80 20-60 8-46 14-66z', lit);
    sheet.path('M-28-60L-20-64C-8-56-4-58 0-62-6-44-14-34-26-24-20-36-32-46-28-60z', dark);
    sheet.path('M20-92L26-98 34-94 40-100 48-95 42-89 34-86 26-89z', mix(slope, '#c9603f', 0.55));
    sheet.path('M-100 0C-88-8-80-18-70-28-56-18-44-22-28-16-10-24 10-18 26-22 48-26 74-18 100 0z', green);
    sheet.path('M26-22C48-26 74-18 100 0H36Q44-10 26-22z', mix(green, shade, 0.4));
    for (let i = 0; i < 22; i++) {
      const [x, height] = [-92 + i * 8.5, 6 + ((i * 7) % 8)];
      const wall = mix(['#efd3a2', '#e7b579', '#d98f62', '#f6e6c8'][i % 4] ?? '#efd3a2', body, 0.2);
      sheet.rect(x, -height, 8.5, height, wall);
      sheet.rect(x + 6, -height, 2.5, height, mix(wall, shade, 0.34));
      if (i % 3 === 0) sheet.rect(x - 0.5, -height - 2, 9.5, 3, mix('#b9583c', body, 0.2));
    }
    sheet.path('M-34-6V-17a6 6 0 0 1 12 0V-6z', mix(accent, body, 0.1));
  },
};
