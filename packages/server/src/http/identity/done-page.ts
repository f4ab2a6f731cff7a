import { createHash } from 'node:crypto';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { escapeHtml } from '../responses/plain-page.ts';
import { doneHeaders } from '../responses/security-headers.ts';
import { type PageLook, shopDocument } from '../responses/shop-document.ts';

/** Why a log-in did not succeed. The page that began it says it in its own words. */
export type LogInProblem = 'expired' | 'failed' | 'unavailable';

type DonePageInput = {
  readonly look: PageLook;
  readonly siteName: string;
  readonly problem: LogInProblem | undefined;
  /** Where the traveller goes on if the window does not close. */
  readonly returnTo: string;
};

type DoneTexts = Readonly<Record<'done' | 'close' | 'problem' | 'closeAndTry' | 'goOn', string>>;

const texts: Readonly<Record<MessageLocale, DoneTexts>> = {
  en: {
    done: 'You’re logged in',
    close: 'You can close this window.',
    problem: 'You’re not logged in',
    closeAndTry: 'Close this window and try again.',
    goOn: 'Continue here',
  },
  de: {
    done: 'Sie sind angemeldet',
    close: 'Sie können dieses Fenster schließen.',
    problem: 'Sie sind nicht angemeldet',
    closeAndTry: 'Schließen Sie dieses Fenster und versuchen Sie es noch einmal.',
    goOn: 'Hier fortfahren',
  },
  'zh-Hans': {
    done: '登录成功',
    close: '您可以关闭此窗口。',
    problem: '登录未完成',
    closeAndTry: '请关闭此窗口后重试。',
    goOn: '在此继续',
  },
};

// Pages of the site listen to this channel, wherever the issuer has led the window: it may have lost its opener.
const script = (message: 'signed-in' | 'failed') =>
  `new BroadcastChannel('session').postMessage('${message}');close()`;

/** The page in which a log-in window ends. It tells the pages of the site and closes itself. */
export function donePage({ look, siteName, problem, returnTo }: DonePageInput) {
  const own = texts[look.locale];
  const title = problem ? own.problem : own.done;
  const code = script(problem ? 'failed' : 'signed-in');
  const document = shopDocument({
    ...look,
    title: `${title} · ${siteName}`,
    kind: 'page',
    style: '/oauth/pages.css',
    body: `<main class="identity">
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(problem ? own.closeAndTry : own.close)}</p>
<p><a href="${escapeHtml(returnTo)}">${escapeHtml(own.goOn)}</a></p>
</main>
<script>${code}</script>`,
  });
  return { document, headers: doneHeaders(`'sha256-${createHash('sha256').update(code).digest('base64')}'`) };
}
