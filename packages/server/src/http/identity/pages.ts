import type { ResetLink } from '../../features/accounts/codes/check-code.ts';
import { escapeHtml } from '../responses/plain-page.ts';
import {
  type FieldName,
  type FormState,
  formButton,
  formField,
  hiddenField,
  identityDocument,
  type PageFrame,
  paragraph,
  passkeyForm,
  problemParagraph,
} from './page-parts.ts';
import { type IdentityTexts, identityTexts } from './texts.ts';

/** The pages of a log-in that an address shows; the others follow from what was sent. */
export const openForms = ['log-in', 'register', 'forgot'] as const;
export type IdentityForm = (typeof openForms)[number] | 'code' | 'reset';

export type IdentityPage = FormState & {
  readonly form: IdentityForm;
  /** Set if the account is already known, so that neither name nor address is asked. */
  readonly isFixed?: boolean;
  /** Set if the account is proved for a request of the shop, not to change how to log in. */
  readonly isProof?: boolean;
  /** Why a code is needed although the password was right. */
  readonly isNewBrowser?: boolean;
};

type PageInput = PageFrame & {
  readonly page: IdentityPage;
  /** Address of the interaction; its forms are posted there. */
  readonly address: string;
  /** HTML below the forms. */
  readonly note?: string;
};

type Parts = PageInput & {
  readonly texts: IdentityTexts;
  readonly fields: (...names: FieldName[]) => string;
};

const pageBodies: Readonly<Record<IdentityForm, (parts: Parts) => { title: string; body: string }>> = {
  'log-in': ({ texts: { logIn, confirm, error }, fields, address, page: { isFixed, isProof, typed } }) => ({
    title: isFixed ? confirm.title : logIn.title,
    body: `${isFixed ? paragraph((isProof ? confirm.proofLead : confirm.lead).replace('{email}', typed?.email ?? '')) : ''}
${formOf(
  address,
  // A password manager sees which account the password is for.
  isFixed ? hiddenField('username', typed?.email ?? '') : fields('email'),
  fields('password'),
  formButton({ form: 'log-in', label: isFixed ? confirm.button : logIn.button }),
  formButton({ form: 'forgot', label: logIn.forgot, kind: 'link' }),
  hiddenField('passkeys', ''),
  paragraph(logIn.or, 'divider'),
  formButton({ form: 'send-code', label: logIn.code, kind: 'other' }),
)}
${passkeyForm({ address, form: 'passkey', label: logIn.passkey, kind: 'other' })}
<p class="error" role="alert" id="passkey-failed" hidden>${escapeHtml(error.failed)}</p>
${isFixed ? '' : linkToOtherPage(logIn, `${address}?form=register`)}`,
  }),
  register: ({ texts: { register }, fields, address, page: { isFixed, typed } }) => ({
    title: isFixed ? register.keep : register.title,
    body: `${paragraph(isFixed ? register.keepLead.replace('{email}', typed?.email ?? '') : register.lead)}
${formOf(
  address,
  // A password manager sees which account the password is for.
  isFixed ? hiddenField('username', typed?.email ?? '') : fields('name', 'email'),
  fields('password'),
  formButton({ form: 'register', label: register.button }),
)}
${linkToOtherPage(register, `${address}?form=log-in`)}`,
  }),
  code: ({ texts: { code }, fields, address, page }) => ({
    title: code.title,
    body: `${page.isNewBrowser ? paragraph(code.newBrowser) : ''}
${formOf(
  address,
  codeSentTo(code.sent, page),
  hiddenField('passkeys', ''),
  fields('code'),
  formButton({ form: 'code', label: code.button }),
  formButton({ form: 'send-code', label: code.again, kind: 'other' }),
)}
<p><a href="${address}">${escapeHtml(code.otherWay)}</a></p>`,
  }),
  forgot: ({ texts: { reset, code }, fields, address, page: { isFixed, typed } }) => ({
    title: reset.title,
    body: `${paragraph(reset.lead)}
${formOf(
  address,
  isFixed ? paragraph(typed?.email ?? '', 'quiet') : fields('email'),
  formButton({ form: 'send-reset', label: reset.ask }),
)}
<p><a href="${address}">${escapeHtml(code.otherWay)}</a></p>`,
  }),
  reset: ({ texts: { reset, code }, fields, address, page }) => ({
    title: reset.title,
    body: `${formOf(
      address,
      codeSentTo(code.sent, page),
      fields('code', 'newPassword'),
      formButton({ form: 'reset', label: reset.button }),
      formButton({ form: 'send-reset', label: code.again, kind: 'other' }),
    )}
<p><a href="${address}">${escapeHtml(code.otherWay)}</a></p>`,
  }),
};

/** A page on which a traveller logs in, creates an account, or chooses a new password. All of it works without script. */
export function identityPage(input: PageInput): string {
  const { look, siteName, page, note = '' } = input;
  const [first] = firstFields[page.form];
  const isNew = (name: FieldName) =>
    name === 'newPassword' || (name === 'password' && page.form === 'register');
  const fields = (...names: FieldName[]) =>
    names
      .map((name) => formField({ ...input, ...page, name, isFirst: name === first, isNew: isNew(name) }))
      .join('\n');
  const { title, body } = pageBodies[page.form]({ ...input, texts: identityTexts[look.locale], fields });
  return identityDocument({
    look,
    siteName,
    title,
    state: page,
    ...(formsWithScript.has(page.form) && { passkeys: { mode: 'get' } }),
    body: `${problemParagraph(page)}\n${body}\n${note}`,
  });
}

/** The pages whose script asks for a passkey, or whether this device has any. */
const formsWithScript: ReadonlySet<IdentityForm> = new Set(['log-in', 'code']);

/** Where the traveller begins on pages with one thing to do. Others are read from their heading on. */
const firstFields: Readonly<Record<IdentityForm, readonly FieldName[]>> = {
  'log-in': [],
  register: [],
  forgot: ['email'],
  code: ['code'],
  reset: ['code'],
};

function formOf(address: string, ...parts: readonly string[]): string {
  return `<form method="post" action="${address}" novalidate>\n${parts.join('\n')}\n</form>`;
}

function linkToOtherPage(
  { other, otherLink }: { other: string; otherLink: string },
  address: string,
): string {
  return `<p>${escapeHtml(other)} <a href="${address}">${escapeHtml(otherLink)}</a></p>`;
}

/** Says where the code went, and lets a password manager see which account it is about. */
function codeSentTo(text: string, { typed = {} }: IdentityPage): string {
  const email = typed.email ?? '';
  return `${paragraph(text.replace('{email}', email))}
${hiddenField('email', email)}`;
}

/** A page that only says what is wrong, such as that the log-in has expired. */
export function identityProblemPage({ look, siteName, problem }: PageFrame & { problem: string }): string {
  return identityDocument({ look, siteName, title: problem, body: '' });
}

type ResetByLink = PageFrame &
  FormState & {
    readonly linkSecret: string;
    readonly resetLink: ResetLink;
  };

/** The page that the link of an email leads to. Showing it changes nothing: mail programs open links ahead. */
export function resetPage({ linkSecret, resetLink, ...state }: ResetByLink): string {
  const { look, siteName } = state;
  const { reset, ownAddress } = identityTexts[look.locale];
  return identityDocument({
    look,
    siteName,
    title: resetLink.confirmsAddress ? ownAddress.title : reset.title,
    state,
    body: `${problemParagraph(state)}
${resetLink.restoresAddress ? paragraph(reset.restores.replace('{email}', resetLink.email)) : ''}
${resetLink.confirmsAddress ? paragraph(ownAddress.lead) + paragraph(ownAddress.effect.replace('{email}', resetLink.email)) : ''}
${formOf(
  '/oidc/reset',
  hiddenField('code', linkSecret),
  hiddenField('lang', look.locale),
  formField({ ...state, name: 'newPassword', isFirst: true, isNew: true }),
  formButton({ form: 'reset', label: resetLink.confirmsAddress ? ownAddress.button : reset.button }),
)}`,
  });
}

export function resetDonePage({
  look,
  siteName,
  resetLink,
}: PageFrame & Pick<ResetByLink, 'resetLink'>): string {
  const { reset, ownAddress, logIn } = identityTexts[look.locale];
  return identityDocument({
    look,
    siteName,
    title: resetLink.confirmsAddress ? ownAddress.done : reset.done,
    body: `${paragraph(resetLink.confirmsAddress ? ownAddress.doneLead : reset.doneLead)}
<p><a class="confirm" href="/oauth/begin?to=/${look.locale}/dashboard">${escapeHtml(logIn.button)}</a></p>`,
  });
}
