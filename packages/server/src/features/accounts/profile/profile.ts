import type { Profile } from '@ashore/core/contract/accounts/profile.ts';
import { personName, splitPersonName } from '@ashore/core/text/person-name.ts';
import type { Queryable } from '../../../database/queryable.ts';

type StoredProfile = Omit<Profile, 'firstName' | 'lastName'> & {
  readonly name: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** Finds the contact data of an account. Until its owner has entered two names, the one name suggests them. */
export async function findProfile(client: Queryable, accountId: string): Promise<Profile | undefined> {
  const { rows } = await client.query<StoredProfile>(SELECT_PROFILE, [accountId]);
  const [storedProfile] = rows;
  if (!storedProfile) return undefined;
  const { name, firstName, lastName, ...preferences } = storedProfile;
  const names = firstName === null || lastName === null ? splitPersonName(name) : { firstName, lastName };
  return { ...names, ...preferences };
}

/** Replaces the contact data of an account, and its name by the two names. */
export async function saveProfile(client: Queryable, accountId: string, profile: Profile): Promise<void> {
  const { firstName, lastName, phoneNumber, language, currency } = profile;
  await client.query(UPDATE_PROFILE, [
    accountId,
    personName(firstName, lastName),
    firstName,
    lastName,
    phoneNumber,
    language,
    currency,
  ]);
}

const SELECT_PROFILE = `
  select name, first_name as "firstName", last_name as "lastName", phone_number as "phoneNumber", locale as language,
    currency
  from accounts where id = $1 and state = 'active'`;

const UPDATE_PROFILE = `
  with saved as (
    update accounts set name = $2, first_name = $3, last_name = $4, phone_number = $5, locale = $6, currency = $7
    where id = $1 and state = 'active' returning id)
  insert into account_events (account_id, kind) select id, 'details_changed' from saved`;
