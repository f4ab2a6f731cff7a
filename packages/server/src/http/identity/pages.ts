import { escapeHtml } from '../responses/plain-page.ts';
import { type PageLook, shopDocument } from '../responses/shop-document.ts';
import { type IdentityTexts, identityTexts } from './texts.ts';

export const identityForms = ['log-in', 'register'] as const;
export type IdentityForm = (typeof identityForms)[number];

export type FieldName = 'name' | 'email' | 'password';
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

type IdentityPageInput = {
  readonly look: PageLook;
  readonly siteName: string;
  readonly form: IdentityForm;
  /** Address of the interaction; its form is posted there. */
  readonly address: string;
  readonly typed?: Readonly<Partial<Record<FieldName, string>>>;
  readonly errors?: FieldErrors;
  /** An error of no single field. */
  readonly problem?: string | undefined;
};

const attributes: Readonly<Record<FieldName, (form: IdentityForm) => string>> = {
  name: () => 'autocomplete="name" maxlength="100"',
  email: (form) =>
    `type="email" inputmode="email" maxlength="254" autocomplete="${form === 'log-in' ? 'username' : 'email'}"`,
  password: (form) =>
    `type="password" maxlength="300" autocomplete="${form === 'log-in' ? 'current-password' : 'new-password'}"`,
};

/** The page on which a traveller logs in, or creates an account. It needs no script. */
export function identityPage(input: IdentityPageInput): string {
  const { look, siteName, form, address, errors = {}, problem } = input;
  const texts = identityTexts[look.locale];
  const own = form === 'log-in' ? texts.logIn : texts.register;
  const other: IdentityForm = form === 'log-in' ? 'register' : 'log-in';
  const names: readonly FieldName[] =
    form === 'log-in' ? ['email', 'password'] : ['name', 'email', 'password'];
  const hasErrors = problem !== undefined || Object.keys(errors).length > 0;
  return documentOf({
    look,
    title: hasErrors ? `${texts.errorsTitle} · ${own.title}` : own.title,
    siteName,
    body: `<h1>${escapeHtml(own.title)}</h1>
${form === 'register' ? `<p>${escapeHtml(texts.register.lead)}</p>` : ''}
${problem === undefined ? '' : `<p class="error" role="alert" id="problem">${escapeHtml(problem)}</p>`}
<form method="post" action="${address}" novalidate>
<input type="hidden" name="form" value="${form}">
${names.map((name) => field(name, input, texts)).join('\n')}
<button class="confirm">${escapeHtml(own.button)}</button>
</form>
<p>${escapeHtml(own.other)} <a href="${address}?form=${other}">${escapeHtml(own.otherLink)}</a></p>`,
  });
}

function field(
  name: FieldName,
  { form, typed = {}, errors = {} }: IdentityPageInput,
  texts: IdentityTexts,
): string {
  const error = errors[name];
  const hint = name === 'password' && form === 'register' ? texts.field.passwordHint : undefined;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  const isFirstWrong = Object.keys(errors)[0] === name;
  // A password that was wrong is typed again; everything else stays.
  const value = name === 'password' ? '' : ` value="${escapeHtml(typed[name] ?? '')}"`;
  return `<div>
<label for="${name}">${escapeHtml(texts.field[name])}</label>
${hint === undefined ? '' : `<p class="quiet" id="${name}-hint">${escapeHtml(hint)}</p>`}
<input id="${name}" name="${name}" ${attributes[name](form)}${value} required${described && ` aria-describedby="${described}"`}${error === undefined ? '' : ' aria-invalid="true"'}${isFirstWrong ? ' autofocus' : ''}>
${error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`}
</div>`;
}

type IdentityProblemInput = Pick<IdentityPageInput, 'look' | 'siteName'> & { readonly problem: string };

/** A page that only says what is wrong, such as that the log-in has expired. */
export function identityProblemPage({ look, siteName, problem }: IdentityProblemInput): string {
  return documentOf({ look, title: problem, siteName, body: `<h1>${escapeHtml(problem)}</h1>` });
}

type DocumentInput = Pick<IdentityPageInput, 'look' | 'siteName'> & {
  readonly title: string;
  readonly body: string;
};

function documentOf({ look, title, siteName, body }: DocumentInput): string {
  const back = identityTexts[look.locale].back.replace('{site}', siteName);
  return shopDocument({
    ...look,
    title: `${title} · ${siteName}`,
    kind: 'page',
    style: '/oidc/pages.css',
    body: `<main class="identity">
<p class="site"><a href="/${look.locale}">${escapeHtml(siteName)}</a></p>
${body}
<p><a href="/${look.locale}">${escapeHtml(back)}</a></p>
</main>`,
  });
}
