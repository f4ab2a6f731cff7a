import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Bergen: narrow wooden warehouses gable to gable, red, ochre and white, a hoist under each point. */
export const bryggen: Landmark = {
  width: 178,
  draw(sheet, { body, shade, light, accent }) {
    const walls = {
      red: mix('#b23b34', body, 0.12),
      ochre: mix('#dd9f42', body, 0.12),
      white: mix(light, '#fbf1de', 0.6),
      wine: mix('#8a3438', body, 0.12),
    };
    const frame = mix(light, '#fbf1de', 0.7);
    const row = [
      ['ochre', -88, 25, 60, 92],
      ['red', -63, 26, 64, 98],
      ['white', -37, 24, 58, 88],
      ['wine', -13, 27, 66, 100],
      ['ochre', 14, 25, 60, 91],
      ['red', 39, 24, 62, 95],
      ['white', 63, 25, 58, 89],
    ] as const;
    for (const [name, x, width, eave, peak] of row) {
      const wall = walls[name];
      const m = Math.round(x + width / 2);
      const roof = mix(wall, shade, name === 'white' ? 0.85 : 0.75);
      sheet.path(`M${x - 1} ${-eave + 3}L${m} ${-peak}L${x + width + 1} ${-eave + 3}z`, roof);
      sheet.path(`M${x} 0V${-eave + 3}L${m} ${-peak + 4}L${x + width} ${-eave + 3}V0z`, wall);
      sheet.path(
        `M${Math.round(x + width * 0.78)} 0V${Math.round(-eave - (peak - eave) * 0.36 + 4)}L${x + width} ${-eave + 3}V0z`,
        mix(wall, shade, 0.4),
      );
      let frames = `M${m - 2.5} ${-eave - 4}v-9h5v9z`;
      let panes = `M${m - 1.5} ${-eave - 5}v-7h3v7z`;
      for (const y of [-14, -31, -48]) {
        for (const at of [0.2, 0.5, 0.8]) {
          const left = Math.round(x + width * at - 2.5);
          if (y === -14 && at === 0.5) continue;
          frames += `M${left} ${y}v-10h5v10z`;
          panes += `M${left + 1} ${y - 1}v-8h3v8z`;
        }
      }
      sheet.path(frames, name === 'white' ? mix(walls.ochre, shade, 0.2) : frame);
      sheet.path(`${panes}M${m - 3} -2v-16h6v16z`, shade);
      sheet.line(`M${m} ${-peak + 6}v4`, shade, 1.2);
    }
    sheet.rect(-89, -3, 178, 3, mix(body, shade, 0.7));
    sheet.path('M-2-3V-17H3V-3z', accent);
  },
};
