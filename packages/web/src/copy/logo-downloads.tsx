import iconFile from '#variant/icon.svg?url&no-inline';
import markFile from '#variant/logo.svg?url&no-inline';
import { variant } from '#variant/variant.ts';
import { useText } from '../i18n/texts.ts';
import { Icon } from '../ui/media/icon.tsx';
import { download } from '../ui/media/icon-paths.ts';

/** The logos of this white-label, for those who write about it. */
export function LogoDownloads() {
  const t = useText();
  const files = [
    { name: 'mark', href: markFile, label: t('press.mark') },
    { name: 'icon', href: iconFile, label: t('press.icon') },
  ];
  return (
    <section aria-labelledby="logos" className="mt-9">
      <h2 id="logos" className="type-h3">
        {t('press.logos')}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2">
        {files.map(({ name, href, label }) => (
          <li key={name} className="overflow-hidden rounded-panel border border-line bg-card">
            {/* The background of print in both themes, because the logos are meant to be printed. */}
            <span className="grid h-40 place-items-center bg-print">
              <img src={href} alt="" className="size-20" />
            </span>
            <a
              href={href}
              download={`${variant.name}-${name}.svg`}
              className="flex min-h-13 items-center gap-2 px-4 type-compact font-semibold text-sea hover:underline"
            >
              <Icon path={download} />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 type-small text-ink-2">{t('press.use')}</p>
    </section>
  );
}
