import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeartButton } from '../actions/icon-button.tsx';
import { PosterCard, PosterCardSkeleton } from './poster-card.tsx';

const PICTURE = { src: '/images/a', alt: '' };

test('A card has two tab stops, its link and then its heart', () => {
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

test('A card and its skeleton fill the same five rows, so that nothing moves when the card loads', () => {
  const card = <PosterCard href="/x" picture={PICTURE} place="Lisbon" name="Sunset sail" />;
  expect(rows(renderToStaticMarkup(card))).toBe(5);
  expect(rows(renderToStaticMarkup(<PosterCardSkeleton />))).toBe(5);
});

test('A missing part keeps its row, so that the prices of a row stay on one line', () => {
  const bare = renderToStaticMarkup(<PosterCard href="/x" picture={PICTURE} place="" name="Sunset sail" />);
  expect(rows(bare)).toBe(5);
});

/** Counts the direct children of the card by depth. */
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
