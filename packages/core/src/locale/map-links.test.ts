import { expect, test } from 'vitest';
import { directionsLink, streetMap } from './map-links.ts';

const chunxiRoad = { latitude: 30.659, longitude: 104.0772 };

test('Readers of Chinese get the map of mainland China for places there, and others the usual map', () => {
  const reader = { locale: 'zh-Hans', timeZone: 'Asia/Shanghai' } as const;
  expect(directionsLink(chunxiRoad, reader)).toBe(
    'https://uri.amap.com/navigation?to=104.0772,30.659&mode=walk&coordinate=wgs84',
  );
  expect(streetMap(chunxiRoad, reader)).toContain('uri.amap.com/marker?position=104.0772,30.659');
  for (const other of [
    { locale: 'en', timeZone: 'Asia/Shanghai' },
    { locale: 'zh-Hans', timeZone: 'Asia/Hong_Kong' },
    { locale: 'zh-Hans', timeZone: 'Europe/Lisbon' },
  ] as const)
    for (const link of [directionsLink(chunxiRoad, other), streetMap(chunxiRoad, other)])
      expect(link).toContain('openstreetmap.org');
});
