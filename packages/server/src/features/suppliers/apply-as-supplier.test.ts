import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { applicationWith, supportAddress } from '../../../test-support/suppliers/application.ts';
import type { Application } from './application.ts';
import { applyAsSupplier } from './apply-as-supplier.ts';
import { approveApplication, declineApplication } from './decide-application.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const applyForTest = (application: Application) =>
  applyAsSupplier(testDb.database, application, supportAddress);

async function mailsOf({ id }: Application) {
  const { rows } = await testDb.database.pool.query(
    `select key, to_address, reply_to, locale, subject, body from emails where key like $1 order by key`,
    [`supplier-application:${id}:%`],
  );
  return rows;
}

async function countApplications(): Promise<number> {
  const { rowCount } = await testDb.database.pool.query('select from supplier_applications');
  return rowCount ?? 0;
}

test('An application is stored completely; operations receive all of it, and the applicant an acknowledgement', async () => {
  const application = applicationWith();
  const reference = await applyForTest(application);
  expect(reference).toMatch(/^S-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const { rows } = await testDb.database.pool.query(
    'select *, terms_version::text from supplier_applications where id = $1',
    [application.id],
  );
  expect(rows).toMatchObject([
    {
      reference,
      status: 'received',
      registration: 'NIPC 500 000 000',
      tax_number: 'PT 500 000 000',
      phone: '+351210000000',
      product_types: ['tours', 'shore-excursions'],
      terms_version: '2026-11-21',
      site_name: 'Ashore',
      organisation_id: null,
    },
  ]);
  const [toOperator, toApplicant] = await mailsOf(application);
  expect(toOperator).toMatchObject({ to_address: 'desk@example.org', reply_to: application.email });
  expect(toOperator.body.facts).toContainEqual(['Company', `${application.companyName}, Lda.`]);
  expect(toOperator.body.facts).toContainEqual(['Tax number', 'PT 500 000 000']);
  expect(toOperator.body.small).toContain(`npm run ashore -- approve-supplier ${reference}`);
  expect(toApplicant).toMatchObject({ to_address: application.email, locale: 'de' });
  expect(toApplicant.subject).toBe(`Ihre Bewerbung ist angekommen (${reference})`);
  expect(JSON.stringify(toApplicant)).not.toContain('sloops');
});

test('The same application sent again has one reference; another one with its id is refused', async () => {
  const application = applicationWith();
  const references = await Promise.all(Array.from({ length: 6 }, () => applyForTest(application)));
  expect(references).toEqual(references.map(() => expect.stringMatching(/^S-/)));
  expect(new Set([...references, await applyForTest(application)]).size).toBe(1);
  expect(await mailsOf(application)).toHaveLength(2);
  await expect(applyForTest({ ...application, email: 'eve@example.org' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('A company can have one application by its address, or by its name and country, even once approved', async () => {
  const first = applicationWith();
  const reference = await applyForTest(first);
  const before = await countApplications();
  expect(await applyForTest(applicationWith({ email: first.email.toUpperCase() }))).toBeUndefined();
  expect(
    await applyForTest(applicationWith({ companyName: first.companyName.toUpperCase() })),
  ).toBeUndefined();
  expect(await countApplications()).toBe(before);
  expect(
    await applyForTest(applicationWith({ companyName: first.companyName, country: 'ES' })),
  ).toBeDefined();
  await approveApplication(testDb.database, {
    reference: reference ?? '',
    by: 'ada',
    operatorAddress: 'desk@example.org',
  });
  expect(await applyForTest(applicationWith({ email: first.email }))).toBeUndefined();
});

test('Ten concurrent applications of one company make one application', async () => {
  const { companyName } = applicationWith();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => applyForTest(applicationWith({ companyName }))),
  );
  expect(answers.filter((reference) => reference !== undefined)).toHaveLength(1);
});

test('A repeated application reminds its applicant once a day and reveals nothing to others', async () => {
  const first = applicationWith();
  await applyForTest(first);
  await applyForTest(applicationWith({ email: first.email }));
  await applyForTest(applicationWith({ email: first.email }));
  await applyForTest(applicationWith({ companyName: first.companyName }));
  const reminders = (await mailsOf(first)).filter(({ key }) => key.includes(':known:'));
  expect(reminders).toMatchObject([{ to_address: first.email }]);
});

test('If another applicant uses the name of a company, operations are notified once a day', async () => {
  const squatter = applicationWith();
  const reference = await applyForTest(squatter);
  const owner = applicationWith({ companyName: squatter.companyName.toUpperCase() });
  expect(await applyForTest(owner)).toBeUndefined();
  await applyForTest(applicationWith({ companyName: squatter.companyName }));
  const { rows } = await testDb.database.pool.query(
    'select to_address, reply_to, body from emails where key like $1',
    [`supplier-application:${reference}:rival:%`],
  );
  expect(rows).toMatchObject([{ to_address: 'desk@example.org', reply_to: owner.email }]);
  expect(rows[0].body.facts).toContainEqual(['Email', owner.email]);
});

test('A company may apply again after a rejection', async () => {
  const first = applicationWith();
  const reference = (await applyForTest(first)) ?? '';
  await declineApplication(testDb.database, {
    reference,
    by: 'ada',
    reason: '',
    operatorAddress: 'desk@example.org',
  });
  expect(await applyForTest(applicationWith({ email: first.email }))).toBeDefined();
});

const approve = (reference = '') =>
  approveApplication(testDb.database, { reference, by: 'ada', operatorAddress: 'desk@example.org' });

test('An approved company is known by its address and its name in any case, and by its name in its country alone', async () => {
  const approved = applicationWith();
  await approve(await applyForTest(approved));
  const { companyName, email } = approved;
  expect(await applyForTest(applicationWith({ email: email.toUpperCase() }))).toBeUndefined();
  expect(await applyForTest(applicationWith({ companyName: companyName.toUpperCase() }))).toBeUndefined();
  expect(await applyForTest(applicationWith({ companyName, country: 'ES' }))).toBeDefined();
});

test('An approved company that applies again is reminded', async () => {
  const approved = applicationWith();
  await approve(await applyForTest(approved));
  await applyForTest(applicationWith({ email: approved.email }));
  const reminders = (await mailsOf(approved)).filter(({ key }) => key.includes(':known:'));
  expect(reminders).toMatchObject([{ to_address: approved.email }]);
});

test('An applicant who uses the name of another company is reminded of their own application, unless it was declined', async () => {
  const own = applicationWith();
  const reference = (await applyForTest(own)) ?? '';
  const other = applicationWith();
  const otherReference = await applyForTest(other);
  const squatting = () => applicationWith({ email: own.email, companyName: other.companyName });
  const rivalMails = async () =>
    (
      await testDb.database.pool.query('select from emails where key like $1', [
        `supplier-application:${otherReference}:rival:%`,
      ])
    ).rowCount;
  await applyForTest(squatting());
  const reminders = (await mailsOf(own)).filter(({ key }) => key.includes(':known:'));
  expect([reminders.length, await rivalMails()]).toEqual([1, 0]);
  await declineApplication(testDb.database, {
    ...{ reference, by: 'ada', reason: '', operatorAddress: 'desk@example.org' },
  });
  await applyForTest(squatting());
  expect(await rivalMails()).toBe(1);
});

test('Card numbers and hasty applications are refused; suspected spam is stored and no email is sent', async () => {
  for (const field of ['message', 'registration', 'street', 'contactName']) {
    await expect(applyForTest(applicationWith({ [field]: '4242424242424242' }))).rejects.toMatchObject({
      code: 'unprocessable',
      field,
    });
  }
  await expect(applyForTest(applicationWith({ secondsTaken: 0 }))).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  const trapped = applicationWith({ trap: 'x' });
  expect(await applyForTest(trapped)).toBeDefined();
  expect(await mailsOf(trapped)).toEqual([]);
});
