import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { smallCatalogue, trip1, trip2, trip3 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { reviewDeps, reviewFixture } from '../../../test-support/reviews/reviews.ts';
import { decideOnReview } from '../../features/reviews/decide-on-review.ts';

let testDb: TestDatabase;
let fixture: ReturnType<typeof reviewFixture>;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
  fixture = reviewFixture(testDb.database);
});

afterAll(() => testDb.drop());

async function startReviewShop(parts: { readonly clock?: { now(): Date } } = {}) {
  const server = await testApp({ database: testDb.database, ...parts });
  return { ...server, get, post };

  async function get(path: string, language = 'en') {
    const answer = await fetch(`${server.url}/api${path}`, { headers: { 'accept-language': language } });
    return { status: answer.status, body: await answer.json() };
  }

  async function post(path: string, body: object) {
    const answer = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  }
}

async function reviewToSend(more: object = {}) {
  const { emailAddress: _, ...review } = await fixture.invited();
  return { ...review, ...more };
}

test('Reviews are listed page by page, by code or id, newest first, with counts that no filter changes', async () => {
  const { get } = await startReviewShop();
  const first = await get(`/products/${trip1.code}/reviews?size=1`, 'de');
  expect(first).toMatchObject({
    status: 200,
    body: { page: { number: 0, size: 1, totalElements: 2, totalPages: 2 } },
  });
  expect(first.body._embedded.reviewList).toMatchObject([{ author: 'Ann', language: 'en' }]);
  expect(first.body._links.next.href).toBe(`/api/products/${trip1.code}/reviews?page=1&size=1&sort=newest`);
  const second = await get(first.body._links.next.href.slice('/api'.length), 'de');
  expect(second.body._embedded.reviewList).toMatchObject([{ author: 'Jens' }]);
  expect(second.body._links.next).toBeUndefined();

  const filtered = await get(`/products/${trip1.id}/reviews?stars=5&language=en&size=1`);
  expect(filtered.body.page.totalElements).toBe(1);
  expect(filtered.body._links.self.href).toMatch(/language=en&stars=5$/);
  for (const { body } of [first, second, filtered]) {
    expect(body).toMatchObject({ averageRating: 4.5, reviewCount: 2, reviewRating: [0, 0, 0, 1, 1] });
    expect(body.reviewLanguages).toHaveLength(2);
  }
  expect((await get(`/products/${trip1.id}/reviews?stars=1`)).body._embedded.reviewList).toEqual([]);
});

test('An unknown product has no reviews, and an invalid parameter is named', async () => {
  const { get } = await startReviewShop();
  expect((await get('/products/00000000/reviews')).status).toBe(404);
  for (const [query, field] of [
    ['stars=6', 'stars'],
    ['stars=1.5', 'stars'],
    ['stars=many', 'stars'],
    ['language=fr', 'language'],
    ['sort=best', 'sort'],
    ['size=0', 'size'],
    ['size=101', 'size'],
    ['page=-1', 'page'],
  ])
    expect(await get(`/products/${trip1.id}/reviews?${query}`)).toMatchObject({
      status: 400,
      body: { field },
    });
});

test('A list of reviews is cached until it changes; a review published in another process appears at once', async () => {
  const { get, post, memory } = await startReviewShop();
  const path = `/products/${trip3.id}/reviews`;
  expect((await get(path)).body.reviewCount).toBe(0);
  const before = memory.size();
  expect(before.entries).toBeGreaterThan(0);
  await get(path);
  expect(memory.size()).toEqual(before);
  const { emailAddress: _, ...review } = await fixture.invited({
    product: trip3.id,
    bookingReference: 'K7M2QZ',
  });
  expect((await post('/products/reviews', { data: review })).status).toBe(200);
  await decideOnReview(testDb.database, { id: review.id, by: 'ada' }, reviewDeps);
  await expect.poll(async () => (await get(path)).body.averageRating).toBe(4);
  expect((await get(path)).body._embedded.reviewList).toMatchObject([{ id: review.id, verified: true }]);
});

test('A review is accepted once, and a repeated call changes nothing', async () => {
  const { post } = await startReviewShop();
  const data = await reviewToSend();
  const accepted = { status: 200, body: { data: { id: data.id, status: 'pending' } } };
  expect(await post('/products/reviews/invitation', { invitation: data.invitation })).toMatchObject({
    status: 200,
    body: { state: 'open', productId: trip1.id, traveller: { name: 'Mara Lind' } },
  });
  expect(await post('/products/reviews', { data })).toEqual(accepted);
  expect(await post('/products/reviews', { data })).toEqual(accepted);
  const other = { ...data, id: (await reviewToSend()).id };
  expect(await post('/products/reviews', { data: other })).toMatchObject({
    status: 410,
    body: { code: 'gone' },
  });
  expect((await post('/products/reviews/invitation', { invitation: data.invitation })).body).toEqual({
    state: 'used',
    productId: trip1.id,
    traveller: null,
  });
  expect((await post('/products/reviews/invitation', { invitation: 'A'.repeat(43) })).status).toBe(410);
});

test.each([
  ['no rating', { rating: undefined }, 'data.rating'],
  ['no star', { rating: 0 }, 'data.rating'],
  ['six stars', { rating: 6 }, 'data.rating'],
  ['half a star', { rating: 4.5 }, 'data.rating'],
  ['stars as text', { rating: '5' }, 'data.rating'],
  ['nothing said', { text: ' \n\t ' }, 'data.text'],
  ['too much said', { text: 'x'.repeat(3_001) }, 'data.text'],
  ['no name', { author: ' ' }, 'data.author'],
  ['a name too long', { author: 'x'.repeat(61) }, 'data.author'],
  ['a language that is none', { language: 'xx' }, 'data.language'],
  ['a secret of another form', { invitation: 'secret' }, 'data.invitation'],
  ['an id that is none', { id: '1' }, 'data.id'],
])('Invalid input is refused with its field: %s', async (_, more, field) => {
  const { post } = await startReviewShop();
  const answer = await post('/products/reviews', { data: await reviewToSend(more) });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', field } });
});

test('A card number in a review is refused by its field, and a body without data is invalid', async () => {
  const { post } = await startReviewShop();
  const data = await reviewToSend({ text: 'Paid with 4242424242424242' });
  expect(await post('/products/reviews', { data })).toMatchObject({
    status: 422,
    body: { code: 'unprocessable', field: 'data.text' },
  });
  expect(await post('/products/reviews', {})).toMatchObject({ status: 400, body: { field: 'data' } });
  const withNul = { data: { ...data, text: 'a\u0000b' } };
  expect(await post('/products/reviews', withNul)).toMatchObject({ status: 400 });
});

test('A text loses control characters and reversed lines but keeps breaks, every writing system and emoji; unknown fields are not stored', async () => {
  const { post } = await startReviewShop();
  const data = await reviewToSend({
    text: '<script>alert(1)</script>\r\n\u202eשלום\u0007 👩‍🚀',
    author: 'Ma\u0007ra\nLind',
    status: 'published',
    verified: true,
    product_id: trip2.id,
  });
  expect((await post('/products/reviews', { data })).status).toBe(200);
  const { rows } = await testDb.database.pool.query(
    'select text, author_name, status, verified, product_id from reviews where id = $1',
    [data.id],
  );
  expect(rows).toEqual([
    {
      text: '<script>alert(1)</script>\nשלום 👩‍🚀',
      author_name: 'Mara Lind',
      status: 'pending',
      verified: false,
      product_id: trip1.id,
    },
  ]);
});

test('One connection may send five reviews and twenty invitation requests a minute', async () => {
  // The clock stands still: what may be done in a minute is all there is.
  const moment = new Date();
  const { post } = await startReviewShop({ clock: { now: () => moment } });
  const data = await reviewToSend();
  const statusesOf = (path: string, body: object, times: number) =>
    Promise.all(Array.from({ length: times }, async () => (await post(path, body)).status));
  const written = await statusesOf('/products/reviews', { data }, 7);
  expect(written.filter((status) => status === 429)).toHaveLength(2);
  const statuses = await statusesOf('/products/reviews/invitation', { invitation: 'A'.repeat(43) }, 23);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});

test('No secret is written to the log', async () => {
  const { post, logged } = await startReviewShop();
  const data = await reviewToSend();
  await post('/products/reviews/invitation', { invitation: data.invitation });
  await post('/products/reviews', { data });
  await expect.poll(logged).toContain('reviews.write');
  expect(logged()).not.toContain(data.invitation);
});
