import type { Passkey } from '../../features/accounts/passkeys/passkeys.ts';
import { escapeHtml } from '../responses/plain-page.ts';
import {
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
import { type SecurityNotice, type SecurityTexts, securityTexts } from './security-texts.ts';
import { identityTexts } from './texts.ts';

/** A page for a traveller who has proved to own the account. */
export type AccountPage =
  | { readonly kind: 'offer' }
  | ({ readonly kind: 'security' } & SecurityState)
  | ({ readonly kind: 'address'; readonly newEmail: string } & FormState);

export type SecurityState = FormState & {
  readonly email: string;
  readonly passkeys: readonly Passkey[];
  readonly notice?: SecurityNotice | undefined;
  /** What the browser needs to remove passkeys that are gone. */
  readonly signal?: object | undefined;
};

type PageInput<Page> = PageFrame & {
  readonly page: Page;
  /** Address of the interaction; its forms are posted there. */
  readonly address: string;
};

export function accountPage(input: PageInput<AccountPage>): string {
  const { page } = input;
  if (page.kind === 'offer') return offerPage(input);
  return page.kind === 'address' ? addressPage({ ...input, page }) : securityPage({ ...input, page });
}

/** Offers a passkey after a log-in with a password, once. */
function offerPage({ look, siteName, address }: PageFrame & { readonly address: string }): string {
  const texts = securityTexts[look.locale];
  return identityDocument({
    look,
    siteName,
    title: texts.offerTitle,
    passkeys: { mode: 'create' },
    body: `${paragraph(texts.offerLead)}
${passkeyForm({ address, form: 'accept-offer', label: texts.offerButton, kind: 'confirm' })}
${faults(texts)}
<form method="post" action="${address}">${formButton({ form: 'done', label: texts.offerSkip, kind: 'other' })}</form>`,
  });
}

const problems: ReadonlySet<SecurityNotice> = new Set([
  'lastWay',
  'passkeyGone',
  'tooMany',
  'failed',
  'notAdded',
  'needsName',
  'demo',
]);

/** The passkeys and the password of an account. Without script everything works but adding a passkey. */
function securityPage({ look, siteName, address, page }: PageInput<SecurityState>): string {
  const texts = securityTexts[look.locale];
  const { passkeys, notice, email, signal } = page;
  const isProblem = notice !== undefined && problems.has(notice);
  const message = notice && texts.notice[notice];
  return identityDocument({
    look,
    siteName,
    title: texts.title,
    state: page,
    passkeys: { mode: 'create', ...(signal && { signal }) },
    body: `${paragraph(email, 'quiet')}
${message ? `<p class="${isProblem ? 'error' : 'notice'}" role="${isProblem ? 'alert' : 'status'}">${escapeHtml(message)}</p>` : ''}
${problemParagraph(page)}
<section aria-labelledby="passkeys-title">
<h2 id="passkeys-title">${escapeHtml(texts.passkeys)}</h2>
${paragraph(texts.lead)}
${passkeys.length === 0 ? paragraph(texts.none, 'quiet') : `<ul>${passkeys.map((passkey, index) => passkeyItem(passkey, { index, texts, address, locale: look.locale })).join('\n')}</ul>`}
${passkeyForm({ address, form: 'add-passkey', label: texts.add, kind: 'other' })}
<p class="quiet" id="passkey-absent">${escapeHtml(texts.absent)}</p>
${faults(texts)}
</section>
<section aria-labelledby="password-title">
<h2 id="password-title">${escapeHtml(texts.password)}</h2>
${paragraph(texts.passwordLead)}
<form method="post" action="${address}" novalidate>
<input class="unseen" name="email" autocomplete="username" value="${escapeHtml(email)}" readonly tabindex="-1" aria-hidden="true">
${formField({ look, siteName, ...page, name: 'newPassword', isNew: true })}
${formButton({ form: 'change-password', label: texts.changePassword, kind: 'other' })}
</form>
</section>
<section aria-labelledby="address-title">
<h2 id="address-title">${escapeHtml(texts.address)}</h2>
${paragraph(texts.addressLead)}
<form method="post" action="${address}" novalidate>
${formField({ look, siteName, ...page, name: 'newEmail' })}
${formButton({ form: 'send-address', label: texts.changeAddress, kind: 'other' })}
</form>
</section>
<form method="post" action="${address}">${formButton({ form: 'done', label: texts.done })}</form>`,
  });
}

/** Where the code is typed that was sent to a new address. */
function addressPage({
  look,
  siteName,
  address,
  page,
}: PageInput<{ readonly newEmail: string } & FormState>): string {
  const texts = securityTexts[look.locale];
  const { code } = identityTexts[look.locale];
  return identityDocument({
    look,
    siteName,
    title: texts.addressTitle,
    state: page,
    body: `${problemParagraph(page)}
<form method="post" action="${address}" novalidate>
${paragraph(code.sent.replace('{email}', page.newEmail))}
${hiddenField('newEmail', page.newEmail)}
${formField({ look, siteName, ...page, name: 'code', isFirst: true })}
${formButton({ form: 'change-address', label: texts.changeAddress })}
${formButton({ form: 'send-address', label: code.again, kind: 'other' })}
</form>
<p><a href="${address}">${escapeHtml(texts.keepAddress)}</a></p>`,
  });
}

type ItemInput = {
  readonly index: number;
  readonly texts: SecurityTexts;
  readonly address: string;
  readonly locale: string;
};

function passkeyItem(
  { id, name, createdAt, usedAt }: Passkey,
  { index, texts, address, locale }: ItemInput,
): string {
  const day = (date: Date) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date);
  const added = texts.added.replace('{date}', day(createdAt));
  const used = usedAt ? ` · ${texts.used.replace('{date}', day(usedAt))}` : '';
  const label = (text: string) => ` aria-label="${escapeHtml(`${text}: ${name}`)}"`;
  return `<li><form method="post" action="${address}" novalidate>
${hiddenField('id', id)}
<label for="passkey-${index}">${escapeHtml(texts.name)}</label>
<input id="passkey-${index}" name="passkeyName" maxlength="60" autocomplete="off" value="${escapeHtml(name)}">
<p class="quiet">${escapeHtml(added + used)}</p>
<div class="pair">
<button class="other" name="form" value="rename-passkey"${label(texts.rename)}>${escapeHtml(texts.rename)}</button>
<button class="other" name="form" value="remove-passkey"${label(texts.remove)}>${escapeHtml(texts.remove)}</button>
</div>
</form></li>`;
}

/** What the script shows if the device refuses. */
function faults({ exists, notice }: SecurityTexts): string {
  return `<p class="error" role="alert" id="passkey-exists" hidden>${escapeHtml(exists)}</p>
<p class="error" role="alert" id="passkey-failed" hidden>${escapeHtml(notice.notAdded)}</p>`;
}
