import { typedLine } from '@ashore/core/text/typed-text.ts';
import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';
import { changeAddress, sendAddressCode } from '../../features/accounts/address/change-address.ts';
import { isDemoAccount } from '../../features/accounts/demo-member.ts';
import { findAccount } from '../../features/accounts/find-account.ts';
import { type PasskeySite, passkeyHost } from '../../features/accounts/passkeys/log-in-by-passkey.ts';
import {
  addPasskey,
  listPasskeys,
  MAX_PASSKEY_NAME_LENGTH,
  noteFirstPasskeyOffer,
  removePasskey,
  renamePasskey,
} from '../../features/accounts/passkeys/passkeys.ts';
import { changePassword } from '../../features/accounts/passwords/change-password.ts';
import { hashPassword } from '../../features/accounts/passwords/hash-password.ts';
import type { PageLook } from '../responses/shop-document.ts';
import type { AccountPage } from './account-page.ts';
import type { Proven } from './log-in-steps.ts';
import type { FormState } from './page-parts.ts';
import { type SecurityNotice, securityTexts } from './security-texts.ts';
import { identityTexts } from './texts.ts';
import { errorsOf, type FormValues } from './typed-values.ts';

type AccountForm = {
  readonly accountId: string;
  readonly look: PageLook;
  readonly binding: string;
  readonly issuerSession: string | undefined;
  /** Lets the log-in go on after everything else of the account has ended. */
  readonly proveAgain: () => Promise<void>;
  readonly values: FormValues;
  /** A field of the form. */
  readonly read: (name: string) => string;
  /** How the device is called in the list of passkeys. */
  readonly device: string;
};

type RefusedStatus = 409 | 422 | 429 | 503;

/** The next page; undefined if the traveller goes on to where the log-in leads. */
export type AccountStep = { readonly page: AccountPage; readonly status: 200 | RefusedStatus } | undefined;

type SecurityAnswer = FormState & {
  readonly notice?: SecurityNotice;
  readonly status?: 200 | RefusedStatus;
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
  /** The page that a form came from, with the reason why it was not taken. */
  refuse(form: string, sent: RefusedForm): Promise<AccountStep>;
  readonly forms: Readonly<Record<string, AccountChange>>;
};

type RefusedForm = Pick<AccountForm, 'accountId' | 'look' | 'values'> & {
  readonly notice: 'tooMany' | 'failed';
  readonly status: RefusedStatus;
};

type AccountChange = (sent: AccountForm) => Promise<AccountStep>;

type StepsInput = {
  readonly database: Database;
  readonly site: PasskeySite;
  readonly secret: () => Promise<Buffer>;
};

/** How a traveller who has just proved to own an account changes the ways to log in to it. */
export function createAccountSteps({ database, site, secret }: StepsInput): AccountSteps {
  return {
    async after({ accountId, way, wantsSecurity, canHoldPasskeys }) {
      if (wantsSecurity) return show(accountId);
      if (way === 'reset') {
        // A stranger may have added a passkey of their own, which a new password would not remove.
        const { passkeys } = await listPasskeys(database.pool, accountId);
        return passkeys.length > 0 ? show(accountId, { notice: 'checkPasskeys' }) : undefined;
      }
      const mayOffer = canHoldPasskeys && (way === 'password' || way === 'code') && !isDemoAccount(accountId);
      if (!mayOffer || !(await noteFirstPasskeyOffer(database.pool, accountId))) return undefined;
      return { page: { kind: 'offer' }, status: 200 };
    },
    show: (accountId) => show(accountId),
    async refuse(form, { accountId, look, values, notice, status }) {
      if (form !== 'change-address') return show(accountId, { typed: values, notice, status });
      const problem = securityTexts[look.locale].notice[notice];
      return { page: { kind: 'address', newEmail: values.newEmail, problem }, status };
    },
    forms: {
      'accept-offer': ownersOnly(async (sent) =>
        (await add(sent)) ? undefined : show(sent.accountId, { notice: 'notAdded', status: 422 }),
      ),
      'add-passkey': ownersOnly(async (sent) =>
        show(
          sent.accountId,
          (await add(sent)) ? { notice: 'passkeyAdded' } : { notice: 'notAdded', status: 422 },
        ),
      ),
      'rename-passkey': ownersOnly(rename),
      'remove-passkey': ownersOnly(remove),
      'change-password': ownersOnly(change),
      'send-address': ownersOnly(sendAddress),
      'change-address': ownersOnly(confirmNewAddress),
      done: async () => undefined,
    },
  };

  /** A change that is refused for the member of the demonstration, in whose name every visitor is logged in. */
  function ownersOnly(change: AccountChange): AccountChange {
    return async (sent) =>
      isDemoAccount(sent.accountId) ? show(sent.accountId, { notice: 'demo', status: 422 }) : change(sent);
  }

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
    const name = typedLine(read('passkeyName')).slice(0, MAX_PASSKEY_NAME_LENGTH);
    if (name === '' || /[<>]/.test(name)) return show(accountId, { notice: 'needsName', status: 422 });
    await renamePasskey(database.pool, { accountId, id: read('id'), name });
    return show(accountId, { notice: 'passkeyRenamed' });
  }

  async function remove({ accountId, look, read }: AccountForm): Promise<AccountStep> {
    const own = { accountId, id: read('id'), locale: look.locale };
    const removal = await removePasskey(database, site, own);
    if (removal.outcome !== 'removed')
      return show(accountId, {
        notice: removal.outcome === 'gone' ? 'passkeyGone' : 'lastWay',
        status: 422,
      });
    return show(accountId, { notice: 'passkeyRemoved', removedHandle: removal.userHandle });
  }

  async function change(sent: AccountForm): Promise<AccountStep> {
    const { accountId, look, values, binding: interaction, issuerSession, proveAgain } = sent;
    const errors = errorsOf(['newPassword'], values, look);
    if (Object.keys(errors).length > 0) return show(accountId, { errors, status: 422 });
    const hashed = await hashPassword(values.newPassword);
    const { locale } = look;
    const own = { interaction, issuerSession };
    const changed = { accountId, hashed, locale, own, event: 'password_changed' } as const;
    await transaction(database, ({ client }) => changePassword(client, changed, site));
    await proveAgain();
    return show(accountId, { notice: 'passwordChanged' });
  }

  async function sendAddress({ accountId, look, values, binding }: AccountForm): Promise<AccountStep> {
    const errors = errorsOf(['newEmail'], values, look);
    if (Object.keys(errors).length > 0) return show(accountId, { typed: values, errors, status: 422 });
    const { newEmail } = values;
    const wanted = { accountId, email: newEmail, binding, locale: look.locale };
    const seconds = await sendAddressCode(database, wanted, { ...site, secret: await secret() });
    if (seconds === 0) return { page: { kind: 'address', newEmail }, status: 200 };
    const problem = identityTexts[look.locale].nextCode(Math.ceil(seconds / 60));
    return { page: { kind: 'address', newEmail, problem }, status: 429 };
  }

  async function confirmNewAddress({ accountId, look, values, binding }: AccountForm): Promise<AccountStep> {
    const { code, newEmail } = values;
    const typed = { accountId, code, binding, secret: await secret() };
    const result = await changeAddress(database, typed, site);
    if (result === 'changed') return show(accountId, { notice: 'addressChanged' });
    const { error } = identityTexts[look.locale];
    const errors = { code: result === 'wrong' ? error.code : error.codeOver };
    return { page: { kind: 'address', newEmail, errors }, status: 422 };
  }
}
