import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Disclosure } from '../layout/disclosure.tsx';
import { TabLinks } from '../layout/tab-links.tsx';
import { tabLook } from '../layout/tab-strip.ts';
import { Tabs } from '../layout/tabs.tsx';
import { Carousel } from '../media/carousel.tsx';
import { showToast } from '../overlays/toast-store.ts';
import { BehaviourPart } from './behaviour-part.tsx';

const TABS = ['Upcoming', 'Earlier', 'Overview', 'Profile', 'Organisation'];
const PICTURES = ['bg-sea', 'bg-leaf', 'bg-star', 'bg-action', 'bg-deep', 'bg-ink', 'bg-amber'];

export function TabsPart() {
  const [current, setCurrent] = useState('Upcoming');
  return (
    <BehaviourPart title="Tabs" note="One stop for the tab key; the arrow keys change the panel.">
      <Tabs
        label="Your account"
        current={current}
        onChange={setCurrent}
        tabs={TABS.map((tab) => ({ id: tab, label: tab, panel: <p className="py-4">{tab}: nothing yet</p> }))}
      />
    </BehaviourPart>
  );
}

export function TabLinksPart() {
  return (
    <BehaviourPart title="Tab links" note="Ways to pages of their own, in the look of tabs.">
      <TabLinks label="Ways to search" current="#things">
        <a href="#things" aria-current="page" className={tabLook}>
          Things to do
        </a>
        <a href="#hotels" className={tabLook}>
          Hotels
        </a>
        <a href="#excursions" className={tabLook}>
          Shore excursions
        </a>
      </TabLinks>
    </BehaviourPart>
  );
}

export function CarouselPart() {
  return (
    <BehaviourPart title="Carousel" note="Moves by one item and its gap. Arrows from 1024 px, stops below.">
      <Carousel
        label="Pictures of the trip"
        previousLabel="Previous"
        nextLabel="Next"
        stopLabel={(stop, stops) => `Show ${stop} of ${stops}`}
        itemClass="w-64"
      >
        {PICTURES.map((picture) => (
          <a key={picture} href={`#${picture}`} aria-label={picture} className={`block h-40 ${picture}`}>
            {' '}
          </a>
        ))}
      </Carousel>
    </BehaviourPart>
  );
}

export function ToastPart() {
  const [saved, setSaved] = useState(false);

  function save() {
    setSaved(true);
    showToast({ text: 'Saved to wishlist', undoLabel: 'Undo', onUndo: () => setSaved(false) });
  }

  return (
    <BehaviourPart title="Toast" note="For six seconds, longer while it is looked at.">
      <Button kind="outline" size="medium" onClick={save}>
        Save to wishlist
      </Button>
      <p className="type-small mt-2">{saved ? 'Saved' : 'Not saved'}</p>
    </BehaviourPart>
  );
}

export function DisclosurePart() {
  return (
    <BehaviourPart title="Disclosure" note="The rest of a list, folded away.">
      <ul className="grid gap-1">
        <li>English, Portuguese</li>
        <li>2 hours</li>
      </ul>
      <Disclosure moreLabel="SHOW MORE" lessLabel="SHOW LESS">
        <ul className="grid gap-1">
          <li>Two glasses of wine</li>
          <li>Blanket and rain jacket</li>
        </ul>
      </Disclosure>
    </BehaviourPart>
  );
}
