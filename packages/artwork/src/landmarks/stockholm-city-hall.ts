import { mix } from '../kit/mix.ts';
import type { Landmark } from '../stage.ts';

/** Stockholm: a massive brick block on the water, a plain tower at its corner, an open lantern and three gold crowns. */
export const stockholmCityHall: Landmark = {
  width: 118,
  draw(sheet, { body, shade, light }) {
    const brick = mix('#a9523c', body, 0.25);
    const [lit, dark] = [mix(brick, light, 0.22), mix(brick, shade, 0.5)];
    const copper = mix('#5fa08a', body, 0.2);
    const gold = mix('#efc052', body, 0.08);
    sheet.path('M-58-30L-54-40H26V-30z', copper);
    sheet.path('M-59 0V-32H32V0z', brick);
    sheet.path('M-59 0V-32H-44V0z', lit);
    let teeth = '';
    for (let x = -59; x < 30; x += 4) teeth += `M${x}-31v-3h2v3z`;
    sheet.path(teeth, brick);
    sheet.path('M-58 0V-46H-42V0z', lit);
    sheet.path('M-47 0V-46H-42V0z', dark);
    sheet.path('M-59-46L-54-54H-46L-41-46z', copper);
    sheet.path('M-51-54V-60H-49V-54zM-52-60l2-4 2 4z', gold);
    sheet.path('M-14-40V-46H-6V-40zM-15-46Q-15-52-10-53-5-52-5-46z', copper);
    sheet.path('M-10.5-53V-58H-9.5V-53z', gold);
    let windows = '';
    for (let x = -38; x < 28; x += 6) windows += `M${x}-14v-11a1.2 1.5 0 0 1 2.4 0v11z`;
    for (let x = -40; x < 28; x += 8) windows += `M${x} 0v-6a2.5 2.5 0 0 1 5 0v6z`;
    sheet.path(`${windows}M-55-14v-10a1.5 2 0 0 1 3 0v10zM-55-30v-8a1.5 2 0 0 1 3 0v8z`, shade);
    sheet.path('M28 0L29.5-74H43V0z', lit);
    sheet.path('M43 0V-74H50.5L52 0z', dark);
    sheet.path('M28-74V-77H52V-74z', brick);
    sheet.path('M29-77v-2h2v2zM34-77v-2h2v2zM39-77v-2h2v2zM44-77v-2h2v2zM49-77v-2h2v2z', brick);
    sheet.path(
      'M32-20v-7h1.5v7zM37-20v-7h1.5v7zM32-36v-7h1.5v7zM37-36v-7h1.5v7zM32-52v-7h1.5v7zM37-52v-7h1.5v7zM32-66v-4h1.5v4zM37-66v-4h1.5v4z',
      shade,
    );
    sheet.path(
      'M33-77V-79H47V-77zM33-86V-88H47V-86zM33.5-79V-86H35V-79zM37-79V-86H38.5V-79zM41-79V-86H42.5V-79zM45-79V-86H46.5V-79z',
      copper,
    );
    sheet.path('M34-88Q35-92 38-92V-94H42V-92Q45-92 46-88z', copper);
    sheet.path('M42-88V-94Q45-92 46-88zM42-77V-79H47V-77zM42-86V-88H47V-86z', mix(copper, shade, 0.4));
    sheet.path('M39.6-93h.8v-4h-.8z', gold);
    sheet.path(
      'M36-94l-.8-2.5 1.2.8.8-1.3.8 1.3 1.2-.8-.8 2.5zM41.6-94l-.8-2.5 1.2.8.8-1.3.8 1.3 1.2-.8-.8 2.5zM38.6-97l-1-2.5 1.4.8 1-1.3 1 1.3 1.4-.8-1 2.5z',
      gold,
    );
    sheet.path('M-59 0V-2H59V0z', mix(light, body, 0.3));
  },
};
