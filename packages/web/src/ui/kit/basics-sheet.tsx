import { Icon } from '../media/icon.tsx';
import { SheetSection } from './sheet-section.tsx';

// Complete class names, because Tailwind finds them in the source text.
const SWATCHES = [
  ['Ink', 'bg-ink'],
  ['Ink 2', 'bg-ink-2'],
  ['Paper', 'bg-paper'],
  ['Card', 'bg-card'],
  ['Sand', 'bg-sand'],
  ['Foam', 'bg-foam'],
  ['Deep', 'bg-deep'],
  ['Line', 'bg-line'],
  ['Line 2', 'bg-line-2'],
  ['Sea', 'bg-sea'],
  ['Action', 'bg-action'],
  ['Coral', 'bg-coral'],
  ['Sun', 'bg-sun'],
  ['Leaf', 'bg-leaf'],
  ['Amber', 'bg-amber'],
  ['Red', 'bg-red'],
] as const;

export function ColourSheet() {
  return (
    <SheetSection title="Colour" width="whole">
      <ul className="grid grid-cols-4 gap-3.5 md:grid-cols-8">
        {SWATCHES.map(([name, ground]) => (
          <li key={name} className="text-caption font-semibold">
            <span className={`mb-2 block h-14 rounded-check border border-line ${ground}`} />
            {name}
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

export function IconSheet({ icons }: { icons: Readonly<Record<string, string>> }) {
  return (
    <SheetSection title="Icons" width="whole">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-4">
        {Object.entries(icons).map(([name, path]) => (
          <li key={name} className="grid justify-items-center gap-1.5 text-caption text-ink-2">
            <Icon path={path} size="large" className="text-ink" />
            {name}
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

export function TypeSheet() {
  return (
    <>
      <SheetSection title="Display and text">
        <p className="type-hero">Back by five</p>
        <p className="type-h1">Heading 1: See you on the pier</p>
        <p className="type-h1-checkout">Heading 1 in checkout</p>
        <p className="type-h2">Heading 2: Where you meet</p>
        <p className="type-found">FOUND 48 tours</p>
        <p className="type-index">Index of places: Lisbon</p>
        <p className="type-h3">Heading 3, sans: Shared sloop</p>
        <p className="type-h4">Heading 4, labels of options</p>
      </SheetSection>
      <SheetSection title="Reading">
        <p className="type-lead">
          Lead: A wooden sloop, two glasses of wine and the light going orange over the 25 de Abril bridge.
        </p>
        <p>Body 16/26. Bei Niedrigwasser fällt die Überfahrt aus; Straßenbahnhaltestellen­verzeichnis.</p>
        <p className="type-compact">Compact 15/22, for notes and chips</p>
        <p className="type-small text-ink-2">Small 14/21, tabular: 1,204 €48.50 19:15</p>
        <p className="type-tiny text-ink-2">Tiny 13/18: Lowest price in 30 days</p>
        <p className="type-caption text-ink-2">Caption: Find a trip. Book an adventure.</p>
        <p>
          A sentence with <a href="#link">a link of running text</a> in it, and sums in a column:
        </p>
        <p className="type-card-price">€1,111.11</p>
        <p className="type-total">€8,888.88</p>
      </SheetSection>
      <SheetSection title="简体中文" width="whole">
        <div lang="zh-Hans" className="grid max-w-[36ch] gap-3 font-sans">
          <p className="type-h1">上午或中午上岸，赶在最晚返船时间前回船</p>
          <p className="type-h2">抱歉，找不到您要的页面。</p>
          <p className="type-lead">当地人带您玩，邮轮靠港也能游。名额和价格为您保留15分钟。</p>
          <p>
            商家须在24小时内答复；如果无法接待，立即退款。可选日期：
            <time dateTime="2027-05-18">2027年5月18日</time>，价格 <data value="48.50">€48.50</data>{' '}
            起，输入“日落帆船”即可找到……
          </p>
          <p className="type-caption">GPS 导览，全球当地玩乐，轻松预订</p>
        </div>
      </SheetSection>
    </>
  );
}
