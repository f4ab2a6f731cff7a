import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** London: the slim clock tower, a dial near the top, an open belfry and a pyramid roof in two steps; the palace at its foot. */
export const elizabethTower: Landmark = {
  width: 76,
  draw(sheet, { body, shade, light, accent }) {
    const stone = mix(body, '#d8b478', 0.68);
    const [lit, dim] = [mix(stone, light, 0.35), mix(stone, shade, 0.5)];
    const slate = mix(body, shade, 0.7);
    sheet.path('M-38-22L-35-30H10V-22z', slate);
    sheet.path('M-38 0V-22H14V0z', stone);
    sheet.path('M26 0V-18H38V0z', dim);
    sheet.path('M26-18L28-24H38V-18z', slate);
    for (const x of [-38, -29, -20, -11, -2]) sheet.path(`M${x} 0V-24l1-5 1 5V0z`, lit);
    let windows = '';
    for (const x of [-34, -25, -16, -7, 2]) windows += `M${x}-2v-6h3v6zM${x}-11v-5l1.5-2 1.5 2v5z`;
    sheet.path(`${windows}M29-3v-8h2v8zM34-3v-8h2v8z`, shade);
    sheet.rect(9, -62, 9, 62, lit);
    sheet.rect(18, -62, 6, 62, dim);
    sheet.path('M10.5-4V-60h1V-4zM13-4V-60h1V-4zM15.5-4V-60h1V-4z', stone);
    sheet.path(
      'M11.8-14v-6h1v6zM11.8-28v-6h1v6zM11.8-42v-6h1v6zM14.4-14v-6h1v6zM14.4-28v-6h1v6zM14.4-42v-6h1v6zM20-14v-6h1v6zM20-28v-6h1v6zM20-42v-6h1v6z',
      shade,
    );
    sheet.path('M9-20h9v1h-9zM9-36h9v1h-9zM9-52h9v1h-9z', stone);
    sheet.path('M8-62V-76H19V-62z', lit);
    sheet.path('M19-62V-76H25V-62z', dim);
    sheet.path('M7-76V-78H26V-76zM7.5-60.5V-62.5H25.5V-60.5z', stone);
    sheet.disc(13.5, -69, 5, slate);
    sheet.disc(13.5, -69, 4.2, mix(light, '#fdf6e4', 0.7));
    sheet.line('M13.5-69V-72.3M13.5-69L15.6-67.6', slate, 0.7);
    sheet.path('M22-73.5a3 4.5 0 0 1 0 9 3 4.5 0 0 1 0-9z', mix(light, shade, 0.3));
    sheet.path('M9-78V-83H18V-78z', stone);
    sheet.path('M18-78V-83H24V-78z', dim);
    sheet.path(
      'M10-78v-3.5h1.4v3.5zM12.6-78v-3.5h1.4v3.5zM15.2-78v-3.5h1.4v3.5zM19.5-78v-3.5h1.2v3.5zM21.8-78v-3.5h1.2v3.5z',
      shade,
    );
    sheet.path('M8-83L12.5-89H17V-83z', slate);
    sheet.path('M17-83V-89H20.5L25-83z', mix(slate, '#15142c', 0.3));
    sheet.path('M12.5-89V-92H20.5V-89z', lit);
    sheet.path('M17-89V-92H20.5V-89z', dim);
    sheet.path('M12-92L16.5-99V-92z', slate);
    sheet.path('M16.5-99V-92H21z', mix(slate, '#15142c', 0.3));
    sheet.path('M16-100h1v3h-1zM8-76l.5-6 .5 6zM25-76l.5-6 .5 6z', accent);
  },
};
