import { bands } from '../kit/bands.ts';
import { cafe } from '../kit/cafe.ts';
import { inLight } from '../kit/in-light.ts';
import { mix, steps } from '../kit/mix.ts';
import { walker } from '../kit/walker.ts';
import { glints, lens } from '../kit/water.ts';
import { type Scene, SHEET_SIZE, type Stage } from '../stage.ts';

/**
 * Still water between palaces, an arched bridge across it, a landing with poles or a lamp; the landmark over
 * the roofs.
 */
export const canal: Scene = (stage) => {
  const { sheet, fromLeft, mirror, sky, landmark, prop } = stage;
  sky(640);
  landmark({ x: fromLeft(450), base: 654, height: 364 });
  sheet.at(fromLeft(0), 0, mirror, () => waterway(stage), 1);
  if (stage.chance() < 0.5)
    cafe(stage.sheet, stage.inks, { x: fromLeft(190), y: 1130, scale: 1.1, parasolColour: stage.signature });
  prop({ x: fromLeft(704), base: 884, width: 370, afloat: 862 });
};

function waterway(stage: Stage): void {
  const { sheet, inks, chance } = stage;
  const { ground, light, mid, shadow, skyLow, water } = inks;
  stage.town({
    x: [190, 940],
    foot: () => 676,
    base: 730,
    width: [70, 108],
    height: [56, 104],
  });
  const sea = steps(mix(water, skyLow, 0.45), mix(water, shadow, 0.4), 4);
  bands(sheet, { from: 720, to: SHEET_SIZE, inks: sea, wave: 3, power: 1.2 });
  const stone = mix(mix(skyLow, ground, 0.4), light, 0.25);
  sheet.path('M190 790V706Q550 596 940 706V790H762Q540 604 322 790z', stone);
  sheet.path('M322 790Q540 604 762 790H736Q540 634 346 790z', mix(stone, shadow, 0.42));
  sheet.path('M190 706Q550 596 940 706V718Q550 608 190 718z', mix(stone, shadow, 0.22));
  const person = { coat: mid, shade: mix(mid, shadow, 0.5), legs: shadow, skin: '#b9805a', hair: '#2f2230' };
  walker(sheet, 610, 660, 66, person);
  palaces(stage);
  glints(sheet, chance, { x: [220, 960], y: [770, 866], count: 16, ink: skyLow, size: [10, 28] });
  moored(stage);
  if (stage.style.panes === 'arch') poles(stage);
  else lamp(stage);
  const quay = mix(mix('#d8b48a', ground, 0.35), mix(skyLow, shadow, 0.4), 0.4);
  sheet.rect(0, 870, SHEET_SIZE, 330, quay);
  sheet.rect(0, 870, SHEET_SIZE, 14, mix(quay, light, 0.4));
  sheet.line('M250 884L80 1200M530 884L500 1200M790 884L890 1200M0 1000H1200', mix(quay, shadow, 0.2), 4);
}

/** A gondola with its gondolier in Venice, the place with the Rialto Bridge, and an empty boat elsewhere. */
function moored(stage: Stage): void {
  const { sheet, inks } = stage;
  const { ground, light, mid, shadow } = inks;
  const hull = stage.style.roof === 'hip' ? shadow : mix(stage.signature, shadow, 0.2);
  sheet.path(lens(372, 836, 116, 8), shadow, 0.4);
  if (!stage.look.landmarks.includes('rialto-bridge')) {
    sheet.path('M290 806H462Q456 838 436 840H312Q296 836 290 806z', hull);
    sheet.path('M286 800H466L462 812H290z', mix(ground, light, 0.4));
    sheet.path('M330 804h16v8h-16zM396 804h16v8h-16z', mix(ground, shadow, 0.4));
    return;
  }
  const person = {
    coat: light,
    shade: mix(light, shadow, 0.3),
    legs: shadow,
    skin: '#b9805a',
    hair: '#2f2230',
  };
  sheet.path(
    'M262 800Q276 826 312 828 380 836 440 826 476 822 490 786 482 828 462 838H292Q266 832 262 800z',
    hull,
  );
  walker(sheet, 436, 828, 92, { ...person, hat: ground });
  sheet.line('M452 778L398 852', mix(mid, shadow, 0.4), 5);
}

/** Striped mooring poles, as at the landing of a palace. */
function poles({ sheet, inks, signature }: Stage): void {
  const { light, shadow, ground } = inks;
  for (const [at, top] of [
    [140, 570],
    [210, 606],
  ] as const) {
    sheet.rect(at, top, 24, 874 - top, light);
    for (let y = top - 4; y < 840; y += 64)
      sheet.poly([at, y + 24, at + 24, y, at + 24, y + 28, at, y + 52], signature);
    sheet.rect(at + 16, top, 8, 874 - top, shadow, 0.3);
    sheet.disc(at + 12, top - 8, 17, ground);
  }
}

/** A tree and a lamp on the quay, drawn where there are no mooring poles. */
function lamp({ sheet, inks, tree }: Stage): void {
  const { light, shadow, sun } = inks;
  tree(120, 880, 330);
  sheet.rect(246, 560, 10, 316, shadow);
  sheet.rect(234, 862, 34, 14, shadow);
  sheet.disc(251, 548, 44, sun, 0.2);
  sheet.path('M232 530h38l-8 44h-22zM228 530q23-34 46 0z', mix(light, shadow, 0.1));
}

function palaces({ sheet, inks, style }: Stage): void {
  const { light, mid, shadow } = inks;
  const wall = (i: number) => inLight(inks, style.walls[i % style.walls.length] ?? light);
  for (const [edge, far, ink, pane] of [
    [0, 216, mix(wall(0), shadow, 0.6), shadow],
    [SHEET_SIZE, 916, wall(1), mix(shadow, mid, 0.2)],
  ] as const) {
    const at = (x: number, y: number) => [x, 650 + (y - 650) * ((x - 520) / (edge - 520))];
    const quad = (from: number, to: number, top: number, bottom: number, inkOf: string) =>
      sheet.poly([...at(from, top), ...at(to, top), ...at(to, bottom), ...at(from, bottom)], inkOf);
    quad(edge, far, 60, 900, ink);
    quad(edge, far, 26, 60, mix(inLight(inks, style.roofs[0]), shadow, edge === 0 ? 0.6 : 0.1));
    quad(edge, far, 850, 900, mix(ink, shadow, 0.4));
    const away = (far - edge) / 4.4;
    for (let i = 0; i < 4; i++)
      for (const [storey, top] of [150, 400, 620].entries()) {
        const [from, to] = [edge + away * (i + 0.35), edge + away * (i + 0.9)];
        if (edge === SHEET_SIZE && storey < 2) quad(from - 5, to + 5, top - 12, top + 164, light);
        quad(from, to, top, top + 150, edge === 0 && i === 2 && storey === 0 ? light : pane);
      }
  }
}
