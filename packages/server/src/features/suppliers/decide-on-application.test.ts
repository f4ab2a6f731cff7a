import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { applicationWith, supportAddress } from '../../../test-support/suppliers/application.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';
import type { Application } from './application.ts';
import { applyAsSupplier } from './apply-as-supplier.ts';
import { approveApplication, declineApplication } from './decide-application.ts';
import { endListing } from './end-listing.ts';
import { listApplications } from './list-applications.ts';
import { purgeApplications } from './purge-applications.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

async function applyForTest(more: Partial<Application> = {}) {
  const application = applicationWith(more);
  const reference = (await applyAsSupplier(testDb.database, application, supportAddress)) ?? '';
  return { application, reference };
}

const decisionOn = (reference: string, by = 'ada') => ({
  reference,
  by,
  operatorAddress: 'desk@example.org',
});

async function organisationOf({ id }: Application) {
  const { rows } = await testDb.database.pool.query(
    `select o.kind, o.name, o.status, o.slug, o.languages, o.tax_number, t.registration, t.checked_by, t.country, t.phone
     from supplier_applications a join organisations o on o.id = a.organisation_id
     join trader_identities t on t.organisation_id = o.id where a.id = $1`,
    [id],
  );
  return rows;
}

/** Locks the application until this many transactions wait for it, so that they are truly concurrent. */
async function whileLocked<Result>({ id }: Application, waiting: number, work: () => Promise<Result>) {
  const holder = await testDb.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from supplier_applications where id = $1 for update', [id]);
  const result = work();
  try {
    await eventually(async () => {
      const { rowCount } = await testDb.database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(waiting);
    });
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  return result;
}

async function decisionMails({ id }: Application) {
  const { rows } = await testDb.database.pool.query(
    `select to_address, reply_to, locale, subject, body from emails where key in ($1, $2)`,
    [`supplier-application:${id}:approved`, `supplier-application:${id}:declined`],
  );
  return rows;
}

test('An approved applicant becomes a supplier with a stored identity and the name of the checking operator', async () => {
  const { application, reference } = await applyForTest({ companyName: 'Douro & Ribeira Walks' });
  expect(await approveApplication(testDb.database, decisionOn(reference))).toMatchObject({
    outcome: 'done',
    companyName: 'Douro & Ribeira Walks',
  });
  expect(await organisationOf(application)).toEqual([
    {
      kind: 'supplier',
      name: 'Douro & Ribeira Walks',
      status: 'approved',
      slug: 'douro-and-ribeira-walks',
      languages: ['en', 'pt'],
      tax_number: 'PT 500 000 000',
      registration: 'NIPC 500 000 000',
      checked_by: 'ada',
      country: 'PT',
      phone: '+351210000000',
    },
  ]);
  const [mail, ...more] = await decisionMails(application);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to_address: application.email, reply_to: 'desk@example.org', locale: 'de' });
  expect(mail.subject).toContain('Ihr Unternehmen ist zugelassen');
});

test('Concurrent approvals make one supplier and one email, and later callers learn who decided first', async () => {
  const { application, reference } = await applyForTest();
  const decisions = await whileLocked(application, 3, () =>
    Promise.all(
      ['ada', 'bob', 'cai'].map((by) => approveApplication(testDb.database, decisionOn(reference, by))),
    ),
  );
  const [first] = decisions.filter(({ outcome }) => outcome === 'done');
  expect(first).toBeDefined();
  expect(decisions.filter(({ outcome }) => outcome === 'decided-before')).toHaveLength(2);
  const by = (await organisationOf(application)).map(({ checked_by }) => checked_by);
  expect(by).toHaveLength(1);
  expect(await approveApplication(testDb.database, decisionOn(reference, 'dee'))).toMatchObject({
    outcome: 'decided-before',
    application: { status: 'approved', decidedBy: by[0] },
  });
  expect(await decisionMails(application)).toHaveLength(1);
});

test('Companies with the same name, or with no Latin letters, get different slugs', async () => {
  const one = await applyForTest({ companyName: 'Harbour Walks' });
  const two = await applyForTest({ companyName: 'Harbour Walks', country: 'GB' });
  const three = await applyForTest({ companyName: '维港漫步' });
  for (const { reference } of [one, two, three])
    await approveApplication(testDb.database, decisionOn(reference));
  const slugs = await Promise.all(
    [one, two, three].map(async ({ application }) => (await organisationOf(application))[0].slug),
  );
  expect(slugs).toEqual([
    'harbour-walks',
    `harbour-walks-${two.reference.toLowerCase()}`,
    three.reference.toLowerCase(),
  ]);
});

test('Companies with the same long name get different slugs', async () => {
  const companyName = 'Harbour Walks and Boat Trips '.repeat(4).trim();
  const one = await applyForTest({ companyName });
  const two = await applyForTest({ companyName, country: 'GB' });
  for (const { reference } of [one, two]) await approveApplication(testDb.database, decisionOn(reference));
  const [organisation] = await organisationOf(two.application);
  expect(organisation.slug).toMatch(new RegExp(`-${two.reference.toLowerCase()}$`));
});

test('A catalogue file lists trips of an approved supplier by the slug that the approval gave it', async () => {
  const { application, reference } = await applyForTest({ companyName: 'Minho Boats' });
  await approveApplication(testDb.database, decisionOn(reference));
  const trip = productRow('minho-cruise', { supplier: 'minho-boats' });
  const { suppliers, ...place } = placeWith('lisbon', [trip]);
  const places = [{ ...place, suppliers: suppliers.map((one) => ({ ...one, slug: 'minho-boats' })) }];
  await importPlaces(testDb.database, { places, today: localDate('2026-11-21') });
  const { rows } = await testDb.database.pool.query(
    `select p.slug from products p join supplier_applications a on a.organisation_id = p.supplier_id where a.id = $1`,
    [application.id],
  );
  expect(rows).toEqual([{ slug: 'minho-cruise' }]);
});

test('A rejection states its reason as written, makes no supplier and cannot be overturned by a later approval', async () => {
  const { application, reference } = await applyForTest();
  const declined = await declineApplication(testDb.database, {
    ...decisionOn(reference),
    reason: 'Uns fehlt der Registerauszug.',
  });
  expect(declined.outcome).toBe('done');
  const [mail] = await decisionMails(application);
  expect(mail.body.paragraphs).toContain('Der Grund: Uns fehlt der Registerauszug.');
  expect(await organisationOf(application)).toEqual([]);
  expect(await approveApplication(testDb.database, decisionOn(reference))).toMatchObject({
    outcome: 'decided-before',
    application: { status: 'declined', decidedBy: 'ada' },
  });
  expect((await declineApplication(testDb.database, { ...decisionOn(reference), reason: '' })).outcome).toBe(
    'decided-before',
  );
});

test('Suspected spam is approved only by an operator who says that it was read', async () => {
  const { application, reference } = await applyForTest({ trap: 'x' });
  expect(await approveApplication(testDb.database, decisionOn(reference))).toMatchObject({
    outcome: 'suspected',
    application: { reference },
  });
  expect([await organisationOf(application), await decisionMails(application)]).toEqual([[], []]);
  const seen = { ...decisionOn(reference), isSuspicionSeen: true };
  expect(await approveApplication(testDb.database, seen)).toMatchObject({ outcome: 'done' });
  expect(await organisationOf(application)).toHaveLength(1);
});

test('Suspected spam is declined without an email, and an unknown reference is reported as unknown', async () => {
  const { application, reference } = await applyForTest({ trap: 'x' });
  await declineApplication(testDb.database, { ...decisionOn(reference), reason: 'spam' });
  expect(await decisionMails(application)).toEqual([]);
  expect(await approveApplication(testDb.database, decisionOn('S-0000-0000'))).toEqual({
    outcome: 'unknown',
  });
  expect((await declineApplication(testDb.database, { ...decisionOn('S-0'), reason: '' })).outcome).toBe(
    'unknown',
  );
});

test('Pending applications are listed first, and decided ones only on request', async () => {
  const { reference } = await applyForTest();
  const waiting = await listApplications(testDb.database, { includesDecided: false });
  expect(waiting.map((application) => application.reference)).toContain(reference);
  expect(waiting.every(({ decidedAt }) => decidedAt === null)).toBe(true);
  const applications = await listApplications(testDb.database, { includesDecided: true });
  expect(applications.slice(0, waiting.length)).toEqual(waiting);
  expect(applications.slice(waiting.length).every(({ decidedBy }) => decidedBy !== null)).toBe(true);
  expect(applications.length).toBeGreaterThan(waiting.length);
});

test('Applications are listed by state, suspected spam after the others, and the oldest of each first', async () => {
  const ownDb = await testDatabase();
  const { pool } = ownDb.database;
  const applied = new Map<string, string>();
  for (const [name, more] of Object.entries({
    approved: {},
    declined: {},
    suspected: { trap: 'x' },
    older: {},
    newer: {},
  }))
    applied.set((await applyAsSupplier(ownDb.database, applicationWith(more), supportAddress)) ?? '', name);
  const referenceOf = (name: string) => [...applied].find(([, one]) => one === name)?.[0] ?? '';
  await pool.query(
    `update supplier_applications set applied_at = now() - interval '1 day' where reference = $1`,
    [referenceOf('older')],
  );
  await pool.query(
    `update supplier_applications set applied_at = now() - interval '2 days' where reference = $1`,
    [referenceOf('suspected')],
  );
  await approveApplication(ownDb.database, decisionOn(referenceOf('approved')));
  await declineApplication(ownDb.database, { ...decisionOn(referenceOf('declined')), reason: '' });
  const listed = async (includesDecided: boolean) =>
    (await listApplications(ownDb.database, { includesDecided })).map(({ reference }) =>
      applied.get(reference),
    );
  expect(await listed(false)).toEqual(['older', 'newer', 'suspected']);
  expect(await listed(true)).toEqual(['older', 'newer', 'suspected', 'approved', 'declined']);
  const { rows } = await pool.query('select decision_note from supplier_applications where reference = $1', [
    referenceOf('declined'),
  ]);
  expect(rows).toEqual([{ decision_note: null }]);
  await ownDb.drop();
});

test('Declined, undecided and suspected applications are deleted after 6, 12 and 1 months; approved ones stay', async () => {
  const ownDb = await testDatabase();
  const { pool } = ownDb.database;
  const applyHere = async (more: Partial<Application> = {}) =>
    (await applyAsSupplier(ownDb.database, applicationWith(more), supportAddress)) ?? '';
  const [approved, declined, waiting] = [await applyHere(), await applyHere(), await applyHere()];
  await applyHere({ trap: 'x' });
  await approveApplication(ownDb.database, decisionOn(approved));
  await declineApplication(ownDb.database, { ...decisionOn(declined), reason: '' });
  const appliedAgo = (ago: string) =>
    pool.query('update supplier_applications set applied_at = now() - $1::interval', [ago]);
  await appliedAgo('29 days');
  expect(await purgeApplications(pool)).toBe(0);
  await appliedAgo('31 days');
  expect(await purgeApplications(pool)).toBe(1);
  await appliedAgo('11 months');
  const decidedAgo = (ago: string) =>
    pool.query(
      `update supplier_applications set decided_at = now() - $1::interval where decided_at is not null`,
      [ago],
    );
  await decidedAgo('5 months');
  expect(await purgeApplications(pool)).toBe(0);
  await decidedAgo('7 months');
  expect(await purgeApplications(pool)).toBe(1);
  const remaining = (await listApplications(ownDb.database, { includesDecided: true })).map(
    ({ reference }) => reference,
  );
  expect(remaining.sort()).toEqual([approved, waiting].sort());
  await appliedAgo('13 months');
  expect(await purgeApplications(pool)).toBe(1);
  expect(await listApplications(ownDb.database, { includesDecided: true })).toMatchObject([
    { reference: approved },
  ]);
  await ownDb.drop();
});

test('A supplier’s identity is deleted six months after its listing ends, unless it was listed again', async () => {
  const { pool } = testDb.database;
  const { application, reference } = await applyForTest();
  await approveApplication(testDb.database, decisionOn(reference));
  const { companyName } = application;
  const suspendedAgo = (ago: string) =>
    pool.query(`update organisations set suspended_at = now() - $1::interval where name = $2`, [
      ago,
      companyName,
    ]);
  expect(await endListing(testDb.database, reference)).toEqual({ outcome: 'ended', companyName });
  expect(await endListing(testDb.database, reference)).toEqual({ outcome: 'already', companyName });
  expect(await endListing(testDb.database, 'S-0000-0000')).toEqual({ outcome: 'unknown' });
  await suspendedAgo('7 months');
  await pool.query(`update organisations set status = 'approved' where name = $1`, [companyName]);
  await purgeApplications(pool);
  expect(await organisationOf(application)).toMatchObject([{ checked_by: 'ada' }]);
  await endListing(testDb.database, reference);
  await suspendedAgo('5 months');
  await purgeApplications(pool);
  expect(await organisationOf(application)).toHaveLength(1);
  await suspendedAgo('7 months');
  expect(await purgeApplications(pool)).toBe(1);
  expect(await purgeApplications(pool)).toBe(0);
  const { rows } = await pool.query(
    `select street, tax_number, (select count(*)::int from trader_identities where organisation_id = o.id) as identities
     from organisations o where name = $1`,
    [companyName],
  );
  expect(rows).toEqual([{ street: null, tax_number: null, identities: 0 }]);
});

test('The tax number of a supplier is deleted with its identity, although no street is stored', async () => {
  const { pool } = testDb.database;
  const { application, reference } = await applyForTest();
  await approveApplication(testDb.database, decisionOn(reference));
  await endListing(testDb.database, reference);
  await pool.query(
    `update organisations set street = null, suspended_at = now() - interval '7 months' where name = $1`,
    [application.companyName],
  );
  expect(await purgeApplications(pool)).toBe(1);
  const { rows } = await pool.query('select tax_number from organisations where name = $1', [
    application.companyName,
  ]);
  expect(rows).toEqual([{ tax_number: null }]);
});
