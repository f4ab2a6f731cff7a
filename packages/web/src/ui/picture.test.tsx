import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, type PictureProps } from './picture.tsx';

const draw = (props: Partial<PictureProps> = {}) =>
  renderToStaticMarkup(<Picture src="/images/lisbon-sail" alt="" shape="tall" {...props} />);

test('Without scripts it is a picture like any other: the address is there, and the browser loads it in time.', () => {
  const html = draw();
  expect(html).toContain('src="/images/lisbon-sail-640x800"');
  expect(html).toContain('/images/lisbon-sail-320x400 320w');
  expect(html).toContain('loading="lazy"');
  expect(html).not.toMatch(/data-src|45x30/);
});

test('Its box is reserved in its shape, so that nothing moves when it comes.', () => {
  expect(draw()).toMatch(/width="800" height="1000"/);
  expect(draw({ dominant: '#81b1b0' })).toContain('fill="#81b1b0"');
});

test('How wide it is, browsers find out themselves where they wait with loading; where not, they are told.', () => {
  expect(draw({ sizes: '42vw' })).toContain('sizes="auto, 42vw"');
  expect(draw({ sizes: '42vw', priority: true })).toContain('sizes="42vw"');
});

test('What is seen first is loaded at once; of all of those only one goes before everything else.', () => {
  expect(draw({ priority: true })).toMatch(/loading="eager" fetchPriority="auto"/i);
  expect(draw({ urgent: true })).toMatch(/loading="eager" fetchPriority="high"/i);
});
