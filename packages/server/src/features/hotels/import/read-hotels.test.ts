import { expect, test } from 'vitest';
import {
  hotelFileWith,
  hotelInFile,
  rateInFile,
  roomInFile,
} from '../../../../test-support/hotels/hotel-file.ts';
import { readHotels } from './read-hotels.ts';

const problemsOf = (...files: unknown[]) =>
  readHotels(
    files.map((file, index) => ({ name: `${index + 1}.json`, text: JSON.stringify(file) })),
  ).problems.map(({ file, at, what }) => `${file}: ${at} ${what}`);

test('All mistakes of a file are named at once, each with its path', () => {
  const { prices: _, ...hotel } = hotelInFile('casa');
  const wrong = { ...hotel, stars: 6, amenities: ['wifi', 'wifi', 'helipad'], colour: 'red' };
  expect(problemsOf({ ...hotelFileWith([]), hotels: [wrong] })).toEqual([
    '1.json: hotels[casa].stars must be at most 5',
    expect.stringContaining('1.json: hotels[casa].amenities[3] must be one of: wifi, '),
    '1.json: hotels[casa] has unknown fields: colour',
  ]);
  expect(problemsOf({ place: 'lisbon' })).toEqual([
    '1.json: suppliers is missing',
    '1.json: hotels is missing',
  ]);
  expect(readHotels([{ name: 'a.json', text: '{' }]).problems).toMatchObject([{ file: 'a.json', at: '' }]);
});

test('A slug that is used twice is reported, within a file and between files', () => {
  const file = hotelFileWith([hotelInFile('casa'), hotelInFile('casa')]);
  expect(problemsOf(file, hotelFileWith([], 'porto'), hotelFileWith([]))).toEqual([
    '1.json: hotels[casa] is used twice',
    '2.json: suppliers[house-keepers] is already used in 1.json',
    '3.json: place is already used in 1.json',
    '3.json: suppliers[house-keepers] is already used in 1.json',
  ]);
});

test('A room has one kind of price, and beds for as many as it takes', () => {
  const rooms = [
    { ...roomInFile('none'), price: undefined },
    roomInFile('both', { nightPrices: { from: '2027-01-01', prices: [1] } }),
    roomInFile('small', { maxAdults: 3, maxOccupancy: 2 }),
    roomInFile('large', { maxOccupancy: 4 }),
    roomInFile('ages', {
      childPrices: [
        { untilAge: 9, price: 1 },
        { untilAge: 5, price: 0 },
      ],
    }),
    roomInFile('ages'),
  ];
  expect(problemsOf(hotelFileWith([hotelInFile('casa', { rooms })]))).toEqual([
    '1.json: hotels[casa].rooms[ages] is used twice',
    '1.json: hotels[casa].rooms[none] needs either a price or nightPrices',
    '1.json: hotels[casa].rooms[both] needs either a price or nightPrices',
    '1.json: hotels[casa].rooms[small].maxOccupancy is below maxAdults',
    '1.json: hotels[casa].rooms[large].maxOccupancy is above maxAdults and maxChildren together',
    '1.json: hotels[casa].rooms[ages].childPrices must name the youngest first',
  ]);
  expect(problemsOf(hotelFileWith([{ ...hotelInFile('casa'), prices: undefined }]))).toEqual([
    '1.json: hotels[casa].rooms[twin].price needs the prices of the hotel',
  ]);
});

test('A rate names rooms of its hotel, and its terms run from the longest notice to the arrival', () => {
  const free = (days: number, time: string) => ({ until: { days, time }, charge: { kind: 'none' as const } });
  const rest = { until: null, charge: { kind: 'percent' as const, percent: 100 } };
  const rates = [
    rateInFile('room', { rooms: ['attic'] }),
    rateInFile('nights', { minNights: 5, maxNights: 3 }),
    rateInFile('order', { cancellation: [free(1, '18:00'), free(2, '18:00'), rest] }),
    rateInFile('same-day', { cancellation: [free(1, '12:00'), free(1, '18:00'), rest] }),
    rateInFile('days', { days: [{ from: 'today+3', to: 'today+2' }] }),
  ];
  const nights = [{ rooms: ['cellar'], from: '2027-01-03', to: '2027-01-02', count: 1 }];
  expect(problemsOf(hotelFileWith([hotelInFile('casa', { rates, nights })]))).toEqual([
    '1.json: hotels[casa].rates[room].rooms names an unknown room: attic',
    '1.json: hotels[casa].rates[nights].minNights is above maxNights',
    '1.json: hotels[casa].rates[order].cancellation must name the longest notice first',
    '1.json: hotels[casa].rates[days].days[1] ends before it begins',
    '1.json: hotels[casa].nights[1].rooms names an unknown room: cellar',
    '1.json: hotels[casa].nights[1] ends before it begins',
  ]);
});
