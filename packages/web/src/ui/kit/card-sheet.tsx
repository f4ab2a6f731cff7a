import { useState } from 'react';
import { HeartButton } from '../actions/icon-button.tsx';
import { Badge } from '../feedback/badge.tsx';
import { PosterCard, type PosterCardProps, PosterCardSkeleton, Price, Rack } from '../media/poster-card.tsx';
import { Rating } from '../media/rating.tsx';
import { SheetSection } from './sheet-section.tsx';
import harbour from './specimen-harbour.svg?no-inline';
import oldTown from './specimen-old-town.svg?no-inline';
import peaks from './specimen-peaks.svg?no-inline';

const SAIL: PosterCardProps = {
  href: '#sail',
  picture: { alt: '', src: harbour, dominant: '#5c5683' },
  place: 'Lisbon, Portugal',
  name: 'Sunset sail on the Tagus with wine',
  rating: <Rating rating={4.8} value="4.8" count="(1,204)" label="4.8 out of 5 from 1,204 reviews" />,
  duration: '2 h',
  price: <Price before="from" amount="€48.50" />,
};

const DOME: PosterCardProps = {
  href: '#dome',
  picture: { alt: '', src: oldTown, dominant: '#f3d3c0' },
  place: 'Florenz, Italien',
  name: 'Brunelleschis Kuppel und die Altstadt mit Dachterrassenbesichtigung',
  rating: <Rating rating={4.6} value="4,6" count="(3.417)" label="4,6 von 5 aus 3.417 Bewertungen" />,
  duration: '2 Std. 30 Min.',
  badge: <Badge tone="sun">−20 %</Badge>,
  price: (
    <Price
      before="ab"
      struck={{ amount: '49,00 €', label: 'Früherer Preis' }}
      amount="39,20 €"
      lowest="Niedrigster Preis der letzten 30 Tage: 49,00 €"
    />
  ),
};

const LAKES: PosterCardProps = {
  href: '#lakes',
  picture: { alt: '', src: peaks, dominant: '#a9cbdc' },
  place: 'Zermatt, Switzerland',
  name: 'Five lakes walk under the Matterhorn',
  rating: <Rating rating={4.9} value="4.9" count="(540)" label="4.9 out of 5 from 540 reviews" />,
  duration: '6 h',
  soldOut: true,
  badge: <Badge tone="ink">Sold out</Badge>,
  price: 'Next available: 3 June',
};

const JUNK: PosterCardProps = {
  href: '#junk',
  picture: { alt: '', src: harbour, dominant: '#5c5683' },
  place: <span lang="zh-Hans">中国香港</span>,
  name: <span lang="zh-Hans">木帆船夜游维港，含饮品与讲解</span>,
  rating: <Rating rating={4.5} value="4.5" count="（958）" label="958条评价，平均4.5分" />,
  duration: <span lang="zh-Hans">1小时15分钟</span>,
  badge: <Badge tone="amber">On request</Badge>,
  price: <Price amount="€34.00" after="起" />,
};

const WIDE: PosterCardProps[] = [SAIL, DOME, LAKES];

export function CardSheet() {
  const [saved, setSaved] = useState(true);
  const heart = (
    <HeartButton saved={saved} label="Save Sunset sail on the Tagus" onToggle={() => setSaved(!saved)} />
  );
  return (
    <>
      <SheetSection title="Cards: saved, promotion, sold out, on request" width="whole">
        <Rack>
          <PosterCard {...SAIL} heart={heart} />
          <PosterCard
            {...DOME}
            heart={<HeartButton saved={false} label="Kuppel merken" onToggle={() => {}} />}
          />
          <PosterCard
            {...LAKES}
            heart={<HeartButton saved={false} label="Save Five lakes" onToggle={() => {}} />}
          />
          <PosterCard {...JUNK} heart={<HeartButton saved={false} label="Save Junk" onToggle={() => {}} />} />
        </Rack>
      </SheetSection>
      <SheetSection title="In a list: landscape, without a rail; loading" width="whole">
        <Rack columns={3}>
          {WIDE.map((card) => (
            <PosterCard key={card.href} {...card} stands={false} />
          ))}
        </Rack>
        <Rack busy label="Loading">
          <PosterCardSkeleton />
          <PosterCardSkeleton />
          <PosterCardSkeleton stands={false} />
        </Rack>
      </SheetSection>
    </>
  );
}
