import { createHash } from 'node:crypto';
import { SAVED_ROOT, savedLogIn } from '@ashore/core/contract/values/limits.ts';
import { type LogInProblem, logInProblemTexts } from '@ashore/core/errors/log-in-problems.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { escapeHtml } from '../responses/plain-page.ts';
import { doneHeaders, plainPageHeaders } from '../responses/security-headers.ts';
import { type PageLook, shopDocument } from '../responses/shop-document.ts';

/** How a log-in ended. `left`: its traveller went back to the shop. */
export type LogInEnd = 'signed-in' | 'left' | LogInProblem;

type DonePageInput = {
  readonly look: PageLook;
  readonly siteName: string;
  readonly end: LogInEnd;
  /** Where the traveller goes on if the window does not close. */
  readonly returnTo: string;
};

type DoneTexts = Readonly<Record<'done' | 'close' | 'problem' | 'goOn', string>>;

const texts: Readonly<Record<MessageLocale, DoneTexts>> = {
  en: {
    done: 'You’re logged in',
    close: 'You can close this window.',
    problem: 'You’re not logged in',
    goOn: 'Continue here',
  },
  de: {
    done: 'Sie sind angemeldet',
    close: 'Sie können dieses Fenster schließen.',
    problem: 'Sie sind nicht angemeldet',
    goOn: 'Hier fortfahren',
  },
  'zh-Hans': {
    done: '登录成功',
    close: '您可以关闭此窗口。',
    problem: '登录未完成',
    goOn: '在此继续',
  },
};

// A page that was loaded since the log-in began listens to no channel. It follows what is saved, as all tabs do, and
// then asks the server, which knows whether there is a session.
// Numbers in what it notes are times from now.
const { name, version, part } = SAVED_ROOT;
const saveLogInScript = `try{const s=JSON.parse(localStorage.getItem('${name}'));if(s.version===${version}){for(const[k,v]of Object.entries(${JSON.stringify(savedLogIn(0))}))s.state.${part}[k]=typeof v==='number'?Date.now()+v:v;localStorage.setItem('${name}',JSON.stringify(s))}}catch{}`;

// The page that opened the window listens to this channel, wherever the issuer has led the window: it may have lost its
// opener. A window that a script opened closes; a tab in which someone logs in goes back to the shop.
function scriptFor(end: LogInEnd, returnTo: string): string {
  const announce = `new BroadcastChannel('session').postMessage('${end}');close()`;
  if (end === 'signed-in') return `${saveLogInScript};${announce}`;
  return end === 'left' ? `${announce};location.replace(${scriptLiteral(returnTo)})` : announce;
}

/** A text as a script's own, which cannot end the script. */
function scriptLiteral(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}

/** The page in which a log-in window ends. It tells the pages of the site and closes itself. */
export function donePage({ look, siteName, end, returnTo }: DonePageInput) {
  const localeTexts = texts[look.locale];
  const title = end === 'signed-in' ? localeTexts.done : localeTexts.problem;
  const isProblem = end !== 'signed-in' && end !== 'left';
  const notes = [...(isProblem ? [logInProblemTexts[look.locale][end]] : []), localeTexts.close];
  const code = scriptFor(end, returnTo);
  const document = shopDocument({
    ...look,
    title: `${title} · ${siteName}`,
    kind: 'page',
    styleUrl: '/oauth/pages.css',
    body: `<main class="identity">
<p class="site">${escapeHtml(siteName)}</p>
<h1>${escapeHtml(title)}</h1>
${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}
<p><a class="confirm" href="${escapeHtml(returnTo)}">${escapeHtml(localeTexts.goOn)}</a></p>
</main>
<script>${code}</script>`,
  });
  return { document, headers: doneHeaders(`'sha256-${createHash('sha256').update(code).digest('base64')}'`) };
}

/** Where pages of the issuer lead back to the shop. A log-in window closes there, instead of becoming a second shop. */
export function leaveAddress(locale: MessageLocale): string {
  return `/oauth/done?${new URLSearchParams({ to: `/${locale}`, left: 'yes' })}`;
}

type LeadPageInput = Pick<DonePageInput, 'look' | 'siteName'> & { readonly address: string };

/** A page that leads on to the issuer of another organisation at once. */
export function leadPage({ look, siteName, address }: LeadPageInput) {
  const document = shopDocument({
    ...look,
    title: siteName,
    kind: 'page',
    styleUrl: '/oauth/pages.css',
    refreshUrl: address,
    body: `<main class="identity">
<p><a href="${escapeHtml(address)}">${escapeHtml(texts[look.locale].goOn)}</a></p>
</main>`,
  });
  return { document, headers: plainPageHeaders };
}
