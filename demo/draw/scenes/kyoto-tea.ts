import { rings } from '@ashore/artwork/kit/bands.ts';
import { landUnder } from '@ashore/artwork/kit/curve.ts';
import { mix } from '@ashore/artwork/kit/mix.ts';
import type { Sheet } from '@ashore/artwork/kit/sheet.ts';
import { lens } from '@ashore/artwork/kit/water.ts';
import { poster } from '@ashore/artwork/shop/picture.ts';

const ink = '#26313a';
const wall = '#3d5a54';
const wallShade = '#2f4845';
const coral = '#e0503c';
const cream = '#fbeed6';
const [wx, wy, wr] = [430, 366, 246];

export const kyotoTea = poster('kyoto-tea', '#7d8a6c', (sheet) => {
  sheet.rect(0, 0, 800, 1000, wall);
  sheet.path('M0 0H150L110 700H0z', wallShade);
  garden(sheet);
  frame(sheet);
  beams(sheet);
  tatami(sheet);
  shoji(sheet);
  sheet.at(0, -84, 1, () => kettle(sheet));
  sheet.at(0, -84, 1, () => bowl(sheet));
  sheet.at(0, -70, 1, () => whisk(sheet));
});

/** What the round window frames. Everything that leaves the circle is covered by the wall again afterwards. */
function garden(sheet: Sheet): void {
  sheet.disc(wx, wy, wr, '#f3c9a2');
  rings(sheet, 512, 300, 170, ['#f7d7b0', '#fae4c4', '#fdf0d8']);
  sheet.disc(512, 300, 62, '#fffaf0');
  sheet.path(landUnder([186, 470, 260, 430, 350, 452, 450, 410, 560, 440, 674, 420], 640), '#b9bf9c');
  sheet.path(landUnder([186, 520, 300, 480, 430, 508, 560, 480, 674, 500], 640), '#7f9a78');
  pagoda(sheet, 372, 556);
  sheet.path(landUnder([186, 560, 280, 540, 400, 566, 540, 540, 674, 552], 640), '#4d7360');
  maple(sheet);
}

function pagoda(sheet: Sheet, x: number, y: number): void {
  for (let i = 0; i < 5; i++) {
    const w = 74 - i * 9;
    const top = y - 52 - i * 52;
    sheet.rect(x - w * 0.5, top + 8, w, 48, i % 2 === 0 ? '#9c4a3f' : '#a8574a');
    sheet.rect(x + w * 0.14, top + 8, w * 0.36, 48, '#6f3440');
    sheet.path(
      `M${x - w * 1.05} ${top + 18}q${w * 0.44} -4 ${w * 0.55} -24h${w}q${w * 0.1} 20 ${w * 0.55} 24l-4 6q-${w * 0.5} -8 -${w * 1.05 - 4} -8t-${w * 1.05 - 4} 8z`.replace(
        /\d+\.\d+/g,
        (v) => String(Math.round(Number(v))),
      ),
      ink,
    );
  }
  sheet.line(`M${x} ${y - 260}v-66`, ink, 5);
  for (const k of [0, 10, 20]) sheet.rect(x - 8, y - 286 - k, 16, 4, ink);
}

function maple(sheet: Sheet): void {
  sheet.path(
    'M668 560Q640 430 560 330 520 270 470 236L480 230Q540 262 586 322 600 270 590 210L602 206Q614 280 604 344 660 420 690 560z',
    '#5a3f38',
  );
  for (const [x, y, r, inkOf] of [
    [470, 216, 46, '#c8402f'],
    [540, 190, 58, coral],
    [610, 186, 56, '#c8402f'],
    [640, 262, 50, coral],
    [566, 262, 38, '#ee7d52'],
    [506, 262, 28, '#ee7d52'],
    [650, 340, 36, '#ee7d52'],
    [430, 246, 24, coral],
  ] as const) {
    sheet.path(leafCloud(x, y, r), inkOf);
  }
  for (const [x, y] of [
    [470, 340],
    [520, 400],
    [410, 310],
    [598, 420],
    [452, 470],
    [300, 480],
  ] as const)
    sheet.path(leaf(x, y, 11), coral);
}

/** A blob with points: leaves at its rim. */
function leafCloud(x: number, y: number, r: number): string {
  let d = '';
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * Math.PI * 2;
    const reach = i % 2 === 0 ? r : r * 0.76;
    d += `${i === 0 ? 'M' : 'L'}${Math.round(x + Math.cos(a) * reach)} ${Math.round(y + Math.sin(a) * reach * 0.8)}`;
  }
  return `${d}z`;
}

function leaf(x: number, y: number, s: number): string {
  return `M${x} ${y - s}l4 8 8-2-4 7 6 5-9 1-2 8-5-7-8 2 3-8-7-5 9-2z`;
}

/** Wall with a round hole, then the bamboo ring and lattice. */
function frame(sheet: Sheet): void {
  const hole = `M${wx - wr} ${wy}a${wr} ${wr} 0 1 0 ${2 * wr} 0a${wr} ${wr} 0 1 0-${2 * wr} 0z`;
  sheet.path(`M150 60H720V700H112z${hole}`, wall);
  sheet.line(`M${wx - wr} ${wy}a${wr} ${wr} 0 1 0 ${2 * wr} 0a${wr} ${wr} 0 1 0-${2 * wr} 0z`, '#c79a5b', 18);
  sheet.line(`M${wx - wr} ${wy}a${wr} ${wr} 0 0 1 ${2 * wr} 0`, '#8f6a40', 7);
  sheet.line(`M${wx - 236} 456H${wx + 236}M${wx - 200} 524H${wx + 200}`, '#5a4432', 6);
  sheet.line('M360 456V600M500 456V600', '#5a4432', 6);
}

function beams(sheet: Sheet): void {
  sheet.rect(0, 0, 800, 62, '#2a2f35');
  sheet.rect(0, 62, 800, 14, '#5a4432');
  sheet.rect(716, 0, 36, 720, '#6b4a34');
  sheet.rect(738, 0, 14, 720, '#4a3229');
  sheet.rect(752, 76, 48, 640, wallShade);
  sheet.rect(0, 672, 800, 34, '#5a4432');
  sheet.rect(0, 696, 800, 12, '#3d2d28');
}

function tatami(sheet: Sheet): void {
  sheet.rect(0, 706, 800, 294, '#c9bf83');
  sheet.poly([0, 706, 800, 706, 800, 738, 0, 738], '#a59f6c');
  sheet.poly([250, 706, 276, 706, 190, 1000, 130, 1000], ink);
  sheet.poly([600, 706, 626, 706, 760, 1000, 700, 1000], ink);
  sheet.path('M290 720Q440 700 590 720L690 930Q440 970 190 930z', '#e0d69c', 0.75);
  for (let y = 762; y < 1000; y += 34) sheet.rect(0, y, 800, 3, '#b5ab72');
}

function shoji(sheet: Sheet): void {
  sheet.path('M0 76H112V706H0z', '#6b4a34');
  sheet.path('M0 88H98V668H0z', '#f3e3c2');
  sheet.path('M0 88H98V300Q50 320 0 420z', cream);
  for (const y of [200, 316, 432, 548]) sheet.rect(0, y, 98, 7, '#6b4a34');
  sheet.rect(44, 88, 7, 580, '#6b4a34');
  sheet.path('M0 600H98V668H0z', '#8a6248');
}

function kettle(sheet: Sheet): void {
  sheet.path(lens(214, 884, 122, 20), ink, 0.45);
  sheet.path('M108 800H312L298 880Q210 896 122 880z', '#7d4a3a');
  sheet.path('M232 800H312L298 880Q270 888 240 889 250 840 232 800z', '#55303a');
  sheet.path('M150 826h34v30h-30z', '#f2a04c');
  sheet.rect(96, 788, 228, 18, '#9a6248');
  sheet.path('M126 790Q108 706 176 684H244Q312 706 294 790z', ink);
  sheet.path('M226 684h18q68 22 50 106h-52q18-62-16-106z', '#161e26');
  sheet.path('M144 730q8-24 26-30-8 20-12 44z', '#5d7078');
  sheet.rect(170, 674, 80, 14, '#3d4a52');
  sheet.disc(210, 664, 12, '#3d4a52');
  sheet.path('M206 640q-26-34 2-66t2-70q30 40 2 72t2 64z', cream, 0.6);
  sheet.path('M236 650q-14-22 4-44t2-44q20 28 4 48t-2 40z', cream, 0.4);
}

function bowl(sheet: Sheet): void {
  sheet.path(lens(452, 916, 142, 22), ink, 0.45);
  sheet.path('M404 898h92l8 18q-52 10-108 0z', '#5a3340');
  sheet.path('M338 784H566Q572 890 496 906H408Q332 890 338 784z', coral);
  sheet.path('M492 784h74q6 106-70 122h-40q58-40 36-122z', '#a3353a');
  sheet.path('M340 828q40-14 66 8t60-4 54 6 44-12l-3 18q-24 14-48 4t-50 2-56-2-65-6z', cream);
  sheet.oval(452, 784, 114, 27, '#8a2f36');
  sheet.oval(452, 788, 98, 19, '#86a348');
  sheet.path('M366 786q40-16 86-16 60 0 90 14-40-4-86-3t-90 5z', '#b4c66a');
}

function whisk(sheet: Sheet): void {
  sheet.path(lens(634, 894, 54, 10), ink, 0.4);
  sheet.rect(618, 782, 32, 52, '#d9b26a');
  sheet.rect(638, 782, 12, 52, '#a9803f');
  sheet.rect(614, 828, 40, 8, ink);
  sheet.path('M616 836h36q18 30 14 56h-64q-4-26 14-56z', '#ecd196');
  sheet.path('M640 836h12q18 30 14 56h-26q8-28 0-56z', '#bd9650');
  sheet.line('M626 840q-12 26-12 50M634 840v50M642 840q12 26 12 50', mix('#a9803f', ink, 0.2), 2);
}
