import type { MeetingMap } from '@ashore/core/contract/maps.ts';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { tourForTests } from '../../../../test-support/bookable-tour.ts';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { textsIn } from '../../../../test-support/texts-in.ts';
import { ProductMeeting } from './product-meeting.tsx';

type MeetingTour = Parameters<typeof ProductMeeting>[0]['tour'];

const point = { title: 'Cais do Sodré', street: 'Rua do Cais 2', latitude: 38.7061, longitude: -9.1449 };
const placeNamed = (title: string) => ({ ...point, id: crypto.randomUUID(), title });
const start = tourForTests().startingPointInformation;

const sketch: NonNullable<MeetingMap['sketch']> = {
  ...{ width: 520, height: 300, pin: { x: 260, y: 150 } },
  rings: [{ radius: 60, metres: 200 }],
  marks: [
    { name: 'Castle', kind: 'sight', x: 10, y: 20, label: { x: 12, y: 22, text: 'Castle', anchor: 'start' } },
    { name: 'Harbour', kind: 'port', x: 30, y: 40, label: null },
  ],
  near: [
    { name: 'Castle', metres: 340 },
    { name: 'Cathedral', metres: 1_240 },
  ],
};
const map: MeetingMap = {
  sketch,
  cityName: 'Lisbon',
  region: {
    ...{ width: 300, height: 300, land: 'M0 0', city: { x: 150, y: 150 }, pin: null },
    scale: { metres: 50_000, length: 60 },
  },
};

const siteForTests = {
  publicUrl: 'https://ashore.example',
  environment: 'integration',
  operator: {},
  analyticsTag: undefined,
} as const;
const streetMap = vi.hoisted(() => ({ fails: false }));
vi.mock('../map/street-map.tsx', () => ({
  default: ({ style, onFailed }: { style: string; onFailed: () => void }) =>
    streetMap.fails ? (
      <button type="button" onClick={onFailed}>
        fails
      </button>
    ) : (
      <p>Streets by {style}</p>
    ),
}));

function show(
  more: Partial<MeetingTour> = {},
  drawn?: MeetingMap,
  locale: 'en' | 'de' | 'zh-Hans' = 'en',
  mapStyle?: string,
) {
  const tour = {
    startingPointInformation: start,
    pickupPlaces: [],
    dropoffPlaces: [],
    timeZone: 'Europe/Lisbon',
    ...more,
  };
  return renderOnPage(
    <ProductMeeting tour={tour} map={drawn}>
      <p>Bring your ticket.</p>
    </ProductMeeting>,
    { locale, page: { site: { ...siteForTests, mapStyle } } },
  );
}

const drawings = () => [...document.querySelectorAll('svg')];
const region = () => screen.getByRole('region', { name: english('product.meet') });

test('The meeting point is shown with its street and its notes', () => {
  show();
  expect(region().textContent).toContain('Miradouro de Santa Luzia');
  expect(region().textContent).toContain('Largo de Santa Luzia');
  expect(region().textContent).toContain('Bring your ticket.');
});

test('A street that repeats the name of the place is shown once', () => {
  show({ startingPointInformation: { ...point, street: point.title } });
  expect(screen.getAllByText(point.title)).toHaveLength(1);
});

test('Directions and a street map open in a new tab, and announce it', () => {
  show({ startingPointInformation: point });
  const newTab = english('product.directionsNewTab');
  const directions = screen.getByRole('link', { name: `${english('product.directions')} ${newTab}` });
  const streetMap = screen.getByRole('link', {
    name: `${english('meet.onStreetMap')} 38.7061, -9.1449 ${newTab}`,
  });
  expect(directions.getAttribute('href')).toContain('to=38.7061%2C-9.1449');
  expect(streetMap.getAttribute('href')).toContain('mlat=38.7061&mlon=-9.1449');
  for (const link of [directions, streetMap]) {
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('A trip without a meeting point states that travellers are picked up, if it has pickup places', () => {
  show({ startingPointInformation: null, pickupPlaces: [placeNamed('Hotel Mundial')] });
  expect(screen.getByText(english('meet.fetched'))).toBeTruthy();
});

test('A trip without any place states that the place is agreed after booking', () => {
  show({ startingPointInformation: null });
  expect(screen.getByText(english('meet.agreed'))).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('Places to be picked up and dropped off are two lists, each under its heading', () => {
  show({
    pickupPlaces: [placeNamed('Hotel Mundial'), placeNamed('Rossio')],
    dropoffPlaces: [placeNamed('Airport')],
  });
  const [pickup, dropoff] = screen.getAllByRole('heading', { level: 3 });
  expect(pickup?.textContent).toBe(english('product.pickup'));
  expect(dropoff?.textContent).toBe(english('product.dropoff'));
  const [first, second] = screen.getAllByRole('list');
  expect(within(first as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  expect(second?.textContent).toContain('Airport');
});

test('A trip without pickup and drop-off shows no headings for them', () => {
  show();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

test('Without a drawing the place is shown as text only', () => {
  show();
  expect(drawings()).toEqual([]);
  expect(region().textContent).not.toContain('Castle');
});

test.each(['en', 'de', 'zh-Hans'] as const)(
  'The nearest places are named with their distances in %s',
  (locale) => {
    const t = textsIn(locale);
    const { container } = show({}, map, locale);
    // The distances are rounded as `distanceText` does: 340 m to 50 m, and 1,240 m to 100 m.
    const near = [
      t('meet.at', { name: 'Castle', distance: t('meet.metres', { metres: 350 }) }),
      t('meet.at', { name: 'Cathedral', distance: t('meet.kilometres', { kilometres: 1.2 }) }),
    ];
    for (const place of near) expect(container.textContent).toContain(place);
  },
);

test('Drawings are hidden from screen readers, because the words say the same', () => {
  show({}, map);
  expect(drawings()).toHaveLength(2);
  for (const drawing of drawings()) expect(drawing.getAttribute('aria-hidden')).toBe('true');
});

test('A landmark is named in the drawing only if its name has room', () => {
  show({}, map);
  const [surroundings] = drawings();
  expect(surroundings?.textContent).toContain('Castle');
  expect(surroundings?.textContent).not.toContain('Harbour');
  expect(surroundings?.textContent).toContain(english('meet.metres', { metres: 200 }));
});

test('Far from every known place only the region is drawn, with the name of its city', () => {
  show({}, { ...map, sketch: null });
  expect(drawings()).toHaveLength(1);
  expect(drawings()[0]?.textContent).toContain('Lisbon');
  expect(drawings()[0]?.textContent).toContain(english('meet.kilometres', { kilometres: 50 }));
});

test('The region marks the meeting point where it lies apart from its city', () => {
  // A pin is drawn in a group that is moved to its point.
  const pinAt = ({ x, y }: { x: number; y: number }) =>
    document.querySelector(`svg g[transform="translate(${x} ${y})"]`);
  const point = { x: 90, y: 80 };
  const { unmount } = show({}, map);
  expect(pinAt(point)).toBeNull();
  unmount();
  show({}, { ...map, region: { ...map.region, pin: point } });
  expect(pinAt(point)).not.toBeNull();
});

const style = 'https://tiles.example/style.json';
const streets = () => screen.queryByRole('button', { name: english('meet.showStreets') });

test('Without a configured street map there is only the drawing', () => {
  show({}, map);
  expect(streets()).toBeNull();
});

test('A configured street map replaces the drawing when the visitor asks for it, and says who learns of it', async () => {
  const { user } = show({}, map, 'en', style);
  expect(drawings().length).toBeGreaterThan(0);
  expect(region().textContent).toContain(english('meet.streetsFrom', { host: 'tiles.example' }));
  await user.click(streets() as HTMLElement);
  expect(await screen.findByText(`Streets by ${style}`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: english('meet.hideStreets') }));
  expect(screen.queryByText(`Streets by ${style}`)).toBeNull();
  expect(streets()).not.toBeNull();
});

test('A street map that cannot be shown gives way to the drawing, with a notice', async () => {
  streetMap.fails = true;
  const { user } = show({}, map, 'en', style);
  await user.click(streets() as HTMLElement);
  await user.click(await screen.findByText('fails'));
  expect(screen.getByText(english('meet.streetsFailed'))).toBeTruthy();
  expect(streets()).not.toBeNull();
});

test('A line leads from the meeting point to where the trip ends, and to nothing else', () => {
  const lines = () =>
    [...document.querySelectorAll('[stroke-dasharray="1 7"]')].map((line) => line.getAttribute('d'));
  show({}, map);
  expect(lines()).toEqual([]);
  const end = { name: 'Airport', kind: 'drop-off', x: 400, y: 60, label: null } as const;
  show({}, { ...map, sketch: { ...sketch, marks: [...sketch.marks, end] } });
  expect(lines()).toEqual(['M260 150L400 60']);
});
