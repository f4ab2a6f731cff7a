import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import type { Application } from './application.ts';
import { applicationWith, testDesk } from './application-for-tests.ts';
import { applyAsSupplier } from './apply-as-supplier.ts';
import { approveApplication } from './approve-application.ts';
import { declineApplication } from './decline-application.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
});

afterAll(() => place.drop());

const apply = (application: Application) => applyAsSupplier(place.database, application, testDesk);

async function mailsOf({ id }: Application) {
  const { rows } = await place.database.pool.query(
    `select key, to_address, reply_to, locale, subject, body from mails where key like $1 order by key`,
    [`supplier-application:${id}:%`],
  );
  return rows;
}

async function count(): Promise<number> {
  const { rowCount } = await place.database.pool.query('select from supplier_applications');
  return rowCount ?? 0;
}

test('An application is kept whole; the operator reads all of it, the applicant that it has arrived.', async () => {
  const application = applicationWith();
  const reference = await apply(application);
  expect(reference).toMatch(/^S-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const { rows } = await place.database.pool.query(
    'select *, terms_version::text from supplier_applications where id = $1',
    [application.id],
  );
  expect(rows).toMatchObject([
    {
      reference,
      status: 'received',
      registration: 'NIPC 500 000 000',
      tax_number: 'PT 500 000 000',
      phone: '+351 21 000 00 00',
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
  expect(toOperator.body.small).toContain(`npm run ashore -- approve ${reference}`);
  expect(toApplicant).toMatchObject({ to_address: application.email, locale: 'de' });
  expect(toApplicant.subject).toBe(`Ihre Bewerbung ist angekommen (${reference})`);
  expect(JSON.stringify(toApplicant)).not.toContain('sloops');
});

test('Sent again it is the same application; under the id of another it is refused.', async () => {
  const application = applicationWith();
  const references = await Promise.all(Array.from({ length: 6 }, () => apply(application)));
  expect(references).toEqual(references.map(() => expect.stringMatching(/^S-/)));
  expect(new Set([...references, await apply(application)]).size).toBe(1);
  expect(await mailsOf(application)).toHaveLength(2);
  await expect(apply({ ...application, email: 'eve@example.org' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('One company, one application: by its address or by its name in its country, however they are written, also once approved.', async () => {
  const first = applicationWith();
  const reference = await apply(first);
  const before = await count();
  expect(await apply(applicationWith({ email: first.email.toUpperCase() }))).toBeUndefined();
  expect(await apply(applicationWith({ companyName: first.companyName.toUpperCase() }))).toBeUndefined();
  expect(await count()).toBe(before);
  expect(await apply(applicationWith({ companyName: first.companyName, country: 'ES' }))).toBeDefined();
  await approveApplication(place.database, {
    reference: reference ?? '',
    by: 'ada',
    operatorAddress: 'desk@example.org',
  });
  expect(await apply(applicationWith({ email: first.email }))).toBeUndefined();
});

test('Ten who apply for one company at once make one application.', async () => {
  const { companyName } = applicationWith();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => apply(applicationWith({ companyName }))),
  );
  expect(answers.filter((reference) => reference !== undefined)).toHaveLength(1);
});

test('Whoever applied already is reminded at their own address, once a day; a stranger learns nothing.', async () => {
  const first = applicationWith();
  await apply(first);
  await apply(applicationWith({ email: first.email }));
  await apply(applicationWith({ email: first.email }));
  await apply(applicationWith({ companyName: first.companyName }));
  const reminders = (await mailsOf(first)).filter(({ key }) => key.includes(':known:'));
  expect(reminders).toMatchObject([{ to_address: first.email }]);
});

test('Somebody else who applies as the same company blocks nobody in silence: the operator is told, once a day', async () => {
  const squatter = applicationWith();
  const reference = await apply(squatter);
  const owner = applicationWith({ companyName: squatter.companyName.toUpperCase() });
  expect(await apply(owner)).toBeUndefined();
  await apply(applicationWith({ companyName: squatter.companyName }));
  const { rows } = await place.database.pool.query(
    'select to_address, reply_to, body from mails where key like $1',
    [`supplier-application:${reference}:rival:%`],
  );
  expect(rows).toMatchObject([{ to_address: 'desk@example.org', reply_to: owner.email }]);
  expect(rows[0].body.facts).toContainEqual(['E-mail', owner.email]);
});

test('After a refusal a company may apply anew.', async () => {
  const first = applicationWith();
  const reference = (await apply(first)) ?? '';
  await declineApplication(place.database, {
    reference,
    by: 'ada',
    reason: '',
    operatorAddress: 'desk@example.org',
  });
  expect(await apply(applicationWith({ email: first.email }))).toBeDefined();
});

test('Card numbers are refused, haste is asked to wait, and what a program wrote is kept but mailed to nobody.', async () => {
  for (const field of ['message', 'registration', 'street', 'contactName']) {
    await expect(apply(applicationWith({ [field]: '4242424242424242' }))).rejects.toMatchObject({
      code: 'unprocessable',
      field,
    });
  }
  await expect(apply(applicationWith({ secondsTaken: 0 }))).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  const trapped = applicationWith({ trap: 'x' });
  expect(await apply(trapped)).toBeDefined();
  expect(await mailsOf(trapped)).toEqual([]);
});
