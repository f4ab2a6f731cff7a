import { imageShapes, parseImageName } from '@ashore/core/contract/values/image-sizes.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, type PictureProps, pictureSources } from './picture.tsx';

const draw = (props: Partial<PictureProps> = {}) =>
  renderToStaticMarkup(<Picture src="/images/lisbon-sail" alt="" shape="tall" {...props} />);

test('A picture works without scripts: it has its address, and the browser loads it lazily', () => {
  const html = draw();
  expect(html).toContain('src="/images/lisbon-sail-640x800"');
  expect(html).toContain('/images/lisbon-sail-320x400 320w');
  expect(html).toContain('loading="lazy"');
  expect(html).not.toMatch(/data-src|45x30/);
});

test('Space for a picture is reserved in its shape, so that nothing moves when it loads', () => {
  expect(draw()).toMatch(/width="800" height="1000"/);
  expect(draw({ dominant: '#81b1b0' })).toContain('fill="#81b1b0"');
});

test('Browsers measure the width of lazy pictures themselves, and other pictures state their width', () => {
  expect(draw({ sizes: '42vw' })).toContain('sizes="auto, 42vw"');
  expect(draw({ sizes: '42vw', priority: true })).toContain('sizes="42vw"');
});

test('A poster lies on grained paper, a photograph does not', () => {
  expect(draw()).toContain('picture-grain');
  expect(draw({ src: '/images/lisbon-sail-0123456789abcdef' })).not.toContain('picture-grain');
});

test('A picture above the fold loads at once, and only an urgent one has high priority', () => {
  expect(draw({ priority: true })).toMatch(/loading="eager" fetchPriority="auto"/i);
  expect(draw({ urgent: true })).toMatch(/loading="eager" fetchPriority="high"/i);
});

test('Each of our own pictures is offered in every size of its shape, and the server makes all of them', () => {
  for (const shape of Object.keys(imageShapes) as (keyof typeof imageShapes)[]) {
    const { src, srcSet = '', width, height, impression = '' } = pictureSources('/images/lisbon-sail', shape);
    const candidates = srcSet.split(', ').map((candidate) => candidate.split(' '));
    expect(candidates).toHaveLength(imageShapes[shape].widths.length);
    for (const [address = '', descriptor] of candidates) {
      const image = parseImageName(address.slice('/images/'.length));
      expect(`${image?.width}w`).toBe(descriptor);
      expect((image?.width ?? 0) * height).toBe((image?.height ?? 0) * width);
    }
    expect(parseImageName(src.slice('/images/'.length))).toBeDefined();
    expect(impression).toBe('/images/lisbon-sail-45x30');
  }
});

test.each([
  '/images/lighthouse.svg',
  '/assets/specimen-harbour-x1.svg',
  'https://pictures.example/a',
  'data:image/png;base64,',
  '/images/',
])('A file or a picture of another host is shown unchanged: %s', (src) => {
  expect(pictureSources(src, 'tall')).toEqual({ src, width: 800, height: 1_000 });
});
