import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeartButton } from './heart-button.tsx';
import { PosterCard } from './poster-card.tsx';
import { PosterCardSkeleton } from './poster-card-skeleton.tsx';

const PICTURE = { src: '/images/a', alt: '' };

test('a card is one stop for its link and one for its heart, in that order', () => {
  const html = renderToStaticMarkup(
    <PosterCard
      href="/tours/lisbon/sail-1"
      picture={PICTURE}
      place="Lisbon"
      name="Sunset sail"
      heart={<HeartButton saved={false} label="Save Sunset sail" onToggle={() => {}} />}
    />,
  );
  const stops = [...html.matchAll(/<(a|button|input)\b/g)].map(([, tag]) => tag);
  expect(stops).toEqual(['a', 'button']);
});

test('a card and its skeleton fill the same five rows, so that what comes moves nothing', () => {
  const card = <PosterCard href="/x" picture={PICTURE} place="Lisbon" name="Sunset sail" />;
  expect(rows(renderToStaticMarkup(card))).toBe(5);
  expect(rows(renderToStaticMarkup(<PosterCardSkeleton />))).toBe(5);
});

test('what is missing keeps its row, or the prices of a row would no longer stand on one line', () => {
  const bare = renderToStaticMarkup(<PosterCard href="/x" picture={PICTURE} place="" name="Sunset sail" />);
  expect(rows(bare)).toBe(5);
});

/** The children of the card itself, counted by depth. */
function rows(html: string): number {
  let depth = 0;
  let count = 0;
  for (const [tag, closing] of html.matchAll(/<(\/?)[a-z][a-z0-9]*\b[^>]*?>/g)) {
    if (/^<(img|path|input|rect)\b/.test(tag)) continue;
    if (!closing && depth === 1) count += 1;
    depth += closing ? -1 : 1;
  }
  return count;
}
