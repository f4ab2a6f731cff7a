import type { Database } from '../../database/connect.ts';
import { findAccount } from '../../features/accounts/find-account.ts';
import { type PasskeySite, passkeyHost } from '../../features/accounts/passkeys/log-in-by-passkey.ts';
import {
  addPasskey,
  listPasskeys,
  longestPasskeyName,
  removePasskey,
  renamePasskey,
  takePasskeyOffer,
} from '../../features/accounts/passkeys/passkeys.ts';
import { changePassword } from '../../features/accounts/passwords/change-password.ts';
import { hashPassword } from '../../features/accounts/passwords/hash-password.ts';
import type { PageLook } from '../responses/shop-document.ts';
import type { Proven } from './log-in-steps.ts';
import type { FormState } from './page-parts.ts';
import type { AccountPage } from './security-pages.ts';
import type { SecurityNotice } from './security-texts.ts';
import { errorsOf, type FormValues } from './typed-values.ts';

type AccountForm = {
  readonly accountId: string;
  readonly look: PageLook;
  readonly binding: string;
  readonly issuerSession: string | undefined;
  readonly values: FormValues;
  /** A field of the form. */
  readonly read: (name: string) => string;
  /** How the device is called in the list of passkeys. */
  readonly device: string;
};

/** The next page; undefined if the traveller goes on to where the log-in leads. */
export type AccountStep = { readonly page: AccountPage; readonly status: 200 | 422 } | undefined;

type SecurityAnswer = Omit<FormState, 'typed'> & {
  readonly notice?: SecurityNotice;
  readonly status?: 200 | 422;
  /** The handle of an account whose last passkey has just gone. */
  readonly removedHandle?: string;
};

type AfterProof = Proven & {
  readonly wantsSecurity: boolean;
  /** Whether the device can hold passkeys, as the script of the page says. */
  readonly canHoldPasskeys: boolean;
};

export type AccountSteps = {
  /** The page after a traveller has proved to own the account, before the log-in ends. */
  after(proof: AfterProof): Promise<AccountStep>;
  show(accountId: string): Promise<AccountStep>;
  readonly forms: Readonly<Record<string, (sent: AccountForm) => Promise<AccountStep>>>;
};

/** How a traveller who has just proved to own an account changes the ways to log in to it. */
export function createAccountSteps({
  database,
  site,
}: {
  readonly database: Database;
  readonly site: PasskeySite;
}): AccountSteps {
  return {
    async after({ accountId, way, wantsSecurity, canHoldPasskeys }) {
      if (wantsSecurity) return show(accountId);
      if (way === 'reset') {
        // A stranger may have added a passkey of their own, which a new password would not remove.
        const { passkeys } = await listPasskeys(database.pool, accountId);
        return passkeys.length > 0 ? show(accountId, { notice: 'checkPasskeys' }) : undefined;
      }
      const mayOffer = canHoldPasskeys && (way === 'password' || way === 'code');
      if (!mayOffer || !(await takePasskeyOffer(database.pool, accountId))) return undefined;
      return { page: { kind: 'offer' }, status: 200 };
    },
    show: (accountId) => show(accountId),
    forms: {
      'accept-offer': async (sent) =>
        (await add(sent)) ? undefined : show(sent.accountId, { notice: 'notAdded', status: 422 }),
      'add-passkey': async (sent) =>
        show(
          sent.accountId,
          (await add(sent)) ? { notice: 'passkeyAdded' } : { notice: 'notAdded', status: 422 },
        ),
      'rename-passkey': rename,
      'remove-passkey': remove,
      'change-password': change,
      done: async () => undefined,
    },
  };

  async function show(
    accountId: string,
    { status = 200, removedHandle, ...answer }: SecurityAnswer = {},
  ): Promise<AccountStep> {
    const account = await findAccount(database.pool, accountId);
    if (!account) return undefined;
    const { passkeys, userHandle } = await listPasskeys(database.pool, accountId);
    const handle = userHandle ?? removedHandle;
    const signal = handle && {
      rpId: passkeyHost(site),
      userId: handle,
      allAcceptedCredentialIds: passkeys.map(({ id }) => id),
    };
    return {
      page: { kind: 'security', email: account.email, passkeys, ...(signal && { signal }), ...answer },
      status,
    };
  }

  async function add({ accountId, look, binding, read, device }: AccountForm): Promise<boolean> {
    const created = { accountId, binding, credential: read('credential'), name: device, locale: look.locale };
    return addPasskey(database, site, created);
  }

  async function rename({ accountId, read }: AccountForm): Promise<AccountStep> {
    const name = read('passkeyName').trim().slice(0, longestPasskeyName);
    if (name === '' || /[\p{Cc}<>]/u.test(name)) return show(accountId, { notice: 'needsName', status: 422 });
    await renamePasskey(database.pool, { accountId, id: read('id'), name });
    return show(accountId, { notice: 'passkeyRenamed' });
  }

  async function remove({ accountId, look, read }: AccountForm): Promise<AccountStep> {
    const own = { accountId, id: read('id'), locale: look.locale };
    const removedHandle = await removePasskey(database, site, own);
    if (removedHandle === undefined) return show(accountId, { notice: 'lastWay', status: 422 });
    return show(accountId, { notice: 'passkeyRemoved', removedHandle });
  }

  async function change({ accountId, look, values, issuerSession }: AccountForm): Promise<AccountStep> {
    const errors = errorsOf(['newPassword'], values, look);
    if (Object.keys(errors).length > 0) return show(accountId, { errors, status: 422 });
    const hashed = await hashPassword(values.newPassword);
    const { locale } = look;
    const changed = { accountId, hashed, locale, issuerSession, event: 'password_changed' } as const;
    await changePassword(database, changed, site);
    return show(accountId, { notice: 'passwordChanged' });
  }
}
