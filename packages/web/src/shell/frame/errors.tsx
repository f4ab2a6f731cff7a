import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { ERROR_CODES, errorCatalogue } from '@ashore/core/errors/error-catalogue.ts';
import { Component, type ReactNode } from 'react';
import type { MessageKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PageHead } from '../page/page-head.tsx';
import { LastResort } from './last-resort.tsx';

/** Error page with a lighthouse: says what happened and offers two ways to continue. */
export function ErrorPage({ status }: { status: number }) {
  const t = useText();
  const { title, hint } = errorTexts(status);
  return (
    <main id="content" className="error-page">
      <PageHead title={t(status === 404 ? 'error.not_found_title' : title)} hidden />
      <div className="error-page-words">
        <p className="error-page-status">{status}</p>
        <h1 className="type-h2 mt-3 max-w-[20ch]">{t(title)}</h1>
        <p className="mt-2 text-ink-2">{t(hint)}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {isWorthAnotherTry(status) && <TryAgain />}
          <Button href="/">{t('error.home')}</Button>
          <Button href="/toursAndActivities" kind="outline">
            {t('error.moreActivities')}
          </Button>
        </div>
      </div>
      <img
        src={noPicture}
        alt=""
        className="error-page-picture"
        // Without a connection the picture cannot load either. The dark background stays.
        onError={({ currentTarget }) => currentTarget.removeAttribute('src')}
      />
    </main>
  );
}

/** A temporary failure may succeed on a second attempt. */
function isWorthAnotherTry(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

function TryAgain() {
  const t = useText();
  return <Button onClick={() => window.location.reload()}>{t('error.again')}</Button>;
}

export type ErrorTexts = { readonly title: MessageKey; readonly hint: MessageKey };

const hints = {
  bad_request: 'error.bad_request_hint',
  unauthorised: 'error.unauthorised_hint',
  forbidden: 'error.forbidden_hint',
  not_found: 'error.not_found_hint',
  method_not_allowed: 'error.method_not_allowed_hint',
  request_timeout: 'error.request_timeout_hint',
  gone: 'error.gone_hint',
  uri_too_long: 'error.uri_too_long_hint',
  too_many_requests: 'error.too_many_requests_hint',
  headers_too_large: 'error.headers_too_large_hint',
  unavailable: 'error.unavailable_hint',
} as const satisfies Partial<Record<(typeof ERROR_CODES)[number], MessageKey>>;

/** Texts for a status. A status outside the error catalogue reads like an internal error. */
export function errorTexts(status: number): ErrorTexts {
  const code = ERROR_CODES.find((candidate) => errorCatalogue[candidate].status === status) ?? 'internal';
  return {
    title: errorCatalogue[code].messageKey,
    hint: code in hints ? hints[code as keyof typeof hints] : 'error.internal_hint',
  };
}

type Props = { readonly children: ReactNode };

/** Error pages appear inside the frame. If the frame itself fails, this boundary shows the last resort. */
export class FrameBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <LastResort status={500} /> : this.props.children;
  }
}
