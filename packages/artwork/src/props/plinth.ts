import { mix } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { PROP_SCALE, type Prop } from '../stage.ts';

/** A museum piece: a two-handled vase on a plinth, and two visitors seen from behind. */
export const plinth: Prop = {
  height: 101,
  rests: 'on ground',
  draw(sheet, { light, accent, shadow }) {
    const stone = mix(light, shadow, 0.14);
    const dim = mix(light, shadow, 0.42);
    const deep = mix(accent, shadow, 0.36);
    const teal = mix('#3f8f8a', shadow, 0.1);
    sheet.at(0, 0, PROP_SCALE, () => {
      sheet.path('M-86-22H86V0H-86zM-66-164H66V-22H-66zM-82-184H82V-164H-82z', stone);
      sheet.path('M34-22H86V0H34zM24-164H66V-22H24zM34-184H82V-164H34z', dim);
      sheet.path('M-82-164H82l-16 9H-66z', shadow, 0.3);
      sheet.line('M-30-372Q-84-372-66-316M30-372Q84-372 66-316', deep, 11);
      sheet.path(
        'M-32-404H32L26-388H20V-352Q78-336 74-278Q66-222 24-202L32-184H-32L-24-202Q-66-222-74-278Q-78-336-20-352V-388H-26z',
        accent,
      );
      sheet.path('M12-404H32L26-388H20V-352Q78-336 74-278Q66-222 24-202L32-184H10Q52-290 12-352z', deep);
      sheet.path('M-72-300Q0-280 72-300L74-278L71-256Q0-236-71-256L-74-278z', shadow);
      sheet.line('M-56-272l18-12l18 16l18-12l18 14l18-14l18 10', mix(accent, light, 0.5), 5);
      sheet.path('M-58-322q58 18 116 0l5 8q-63 18-126 0zM-28-214h56l-6 8h-44z', shadow);
      for (const [x, tall, coat, legs, skin, hair] of [
        [-136, 316, teal, mix(shadow, light, 0.2), '#dda47c', '#6a3b28'],
        [142, 288, '#e9b44c', mix(shadow, accent, 0.25), '#8a5638', '#2a1b26'],
      ] as const) {
        const unit = tall / 100;
        walker(sheet, x, 10, tall, { coat, shade: mix(coat, shadow, 0.36), legs, skin, hair, long: x > 0 });
        sheet.disc(x, 10 - 90 * unit, 9 * unit, hair);
        sheet.rect(x - 3 * unit, 10 - 80 * unit, 6 * unit, 6 * unit, skin);
      }
      sheet.path('M-164-212q28-14 56 0v72q-2 14-14 14h-28q-12 0-14-14z', '#d59a52');
      sheet.path('M-124-218q10 2 16 6v72q-2 14-14 14h-10q12-40 8-92z', '#95633c');
      sheet.line('M-158-172h44', '#95633c', 5);
      sheet.disc(142, -274, 14, '#2a1b26');
    });
  },
};
