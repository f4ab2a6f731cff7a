import { escapeHtml } from '../responses/plain-page.ts';
import { type PageLook, shopDocument } from '../responses/shop-document.ts';
import { leaveAddress } from './done-page.ts';
import { identityTexts } from './texts.ts';

export type FieldName = 'name' | 'email' | 'password' | 'newPassword' | 'code' | 'newEmail';
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;
export type TypedValues = Readonly<Partial<Record<FieldName, string>>>;

/** What every page of identity needs. */
export type PageFrame = { readonly look: PageLook; readonly siteName: string };

/** A form with what was typed before and what is wrong with it. */
export type FormState = {
  readonly typed?: TypedValues;
  readonly errors?: FieldErrors;
  /** An error of no single field. */
  readonly problem?: string | undefined;
};

const newPasswordAttributes = 'type="password" maxlength="300" autocomplete="new-password"';

const fieldAttributes: Readonly<Record<FieldName, string>> = {
  name: 'autocomplete="name" maxlength="100"',
  email: 'type="email" inputmode="email" maxlength="254" autocomplete="username webauthn"',
  password: 'type="password" maxlength="300" autocomplete="current-password"',
  newPassword: newPasswordAttributes,
  newEmail: 'type="email" inputmode="email" maxlength="254" autocomplete="email"',
  code: 'inputmode="numeric" maxlength="20" autocomplete="one-time-code" spellcheck="false"',
};

type FieldInput = PageFrame &
  FormState & {
    readonly name: FieldName;
    /** Set if the traveller begins here. */
    readonly isFirst?: boolean;
    /** Set for a password that is being chosen. */
    readonly isNew?: boolean;
  };

export function formField({
  name,
  look,
  typed = {},
  errors = {},
  isFirst = false,
  isNew = false,
}: FieldInput): string {
  const texts = identityTexts[look.locale];
  const error = errors[name];
  const hint = isNew ? texts.field.passwordHint : undefined;
  const descriptionIds = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const [firstWrongField] = Object.keys(errors);
  const isFocused = firstWrongField === undefined ? isFirst : firstWrongField === name;
  // A password or code that was wrong is typed again; everything else stays.
  const isSecret = name === 'password' || name === 'newPassword' || name === 'code';
  const value = isSecret ? '' : ` value="${escapeHtml(typed[name] ?? '')}"`;
  return `<div>
<label for="${name}">${escapeHtml(texts.field[name])}</label>
${hint === undefined ? '' : `<p class="quiet" id="${name}-hint">${escapeHtml(hint)}</p>`}
<input id="${name}" name="${name}" ${isNew ? newPasswordAttributes : fieldAttributes[name]}${value} required${descriptionIds && ` aria-describedby="${descriptionIds}"`}${error === undefined ? '' : ' aria-invalid="true"'}${isFocused ? ' autofocus' : ''}>
${error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`}
</div>`;
}

type ButtonInput = {
  readonly form: string;
  readonly label: string;
  readonly kind?: 'confirm' | 'other' | 'link';
};

/** A button that says which form it sends; the first one of a form is what Enter presses. */
export function formButton({ form, label, kind = 'confirm' }: ButtonInput): string {
  return `<button class="${kind}" name="form" value="${form}">${escapeHtml(label)}</button>`;
}

type PasskeyFormInput = ButtonInput & { readonly address: string };

/** A button for the device's passkeys, which only the script shows, and the form that sends what the device signed. */
export function passkeyForm({ address, form, label, kind = 'confirm' }: PasskeyFormInput): string {
  return `<form method="post" action="${address}" id="passkey">
${hiddenField('form', form)}
${hiddenField('credential', '')}
${hiddenField('passkeys', '')}
<button type="button" class="${kind}" id="passkey-button" hidden>${escapeHtml(label)}</button>
</form>`;
}

export function hiddenField(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}

export function paragraph(text: string, kind = ''): string {
  return `<p${kind && ` class="${kind}"`}>${escapeHtml(text)}</p>`;
}

export function problemParagraph({ problem }: FormState): string {
  return problem === undefined ? '' : `<p class="error" role="alert" id="problem">${escapeHtml(problem)}</p>`;
}

type DocumentInput = PageFrame & {
  readonly title: string;
  readonly state?: FormState;
  /** What the script for passkeys does on this page; without it the page has no script. */
  readonly passkeys?: { readonly mode: 'get' | 'create'; readonly signal?: object };
  readonly body: string;
};

/** A page of identity with its heading; the window's title says whether something must be corrected. */
export function identityDocument(input: DocumentInput): string {
  const { look, title, siteName, state = {}, passkeys, body } = input;
  const { back, errorsTitle } = identityTexts[look.locale];
  const shopAddress = leaveAddress(look.locale);
  const hasErrors = state.problem !== undefined || Object.keys(state.errors ?? {}).length > 0;
  return shopDocument({
    ...look,
    title: `${hasErrors ? `${errorsTitle} · ` : ''}${title} · ${siteName}`,
    kind: 'page',
    styleUrl: '/oidc/pages.css',
    ...(passkeys && { scriptUrl: '/oidc/passkeys.mjs', data: passkeys }),
    body: `<main class="identity">
<p class="site"><a href="${escapeHtml(shopAddress)}">${escapeHtml(siteName)}</a></p>
<h1>${escapeHtml(title)}</h1>
${body}
<p><a href="${escapeHtml(shopAddress)}">${escapeHtml(back.replace('{site}', siteName))}</a></p>
</main>`,
  });
}
