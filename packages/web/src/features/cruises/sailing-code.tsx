import { useRef } from 'react';
import { useText } from '../../i18n/texts.ts';
import { saveFile } from '../../page/save-file.ts';
import { Button } from '../../ui/actions/button.tsx';
import { download } from '../../ui/media/icon-paths.ts';
import { QrCode } from '../../ui/media/qr-code.tsx';

export type SharedSailing = { readonly title: string; readonly url: string };

/** The QR code of a sailing, which can be saved as a drawing that prints sharply in any size. */
export default function SailingCode({ title, url }: SharedSailing) {
  const t = useText();
  const figure = useRef<HTMLElement>(null);
  const save = () => {
    const drawing = figure.current?.querySelector('svg');
    if (!drawing) return;
    const text = drawingFile(drawing);
    saveFile(`${fileName(title)}.svg`, new Blob([text], { type: 'image/svg+xml' }));
  };
  return (
    <figure ref={figure} className="mt-2 grid w-52 gap-2">
      <div className="rounded-control bg-print p-2">
        <QrCode text={url} label={t('share.codeOf', { name: title })} />
      </div>
      <figcaption className="break-all type-small text-ink-2">{url}</figcaption>
      <Button kind="outline" size="medium" icon={download} onClick={save}>
        {t('share.saveCode')}
      </Button>
    </figure>
  );
}

/** The drawing as a file of its own, which has no style sheet: black on white. */
function drawingFile(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.removeAttribute('class');
  copy.querySelector('rect')?.setAttribute('fill', '#ffffff');
  copy.querySelector('path')?.setAttribute('fill', '#000000');
  for (const part of copy.querySelectorAll('[class]')) part.removeAttribute('class');
  return new XMLSerializer().serializeToString(copy);
}

function fileName(title: string): string {
  return title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
}
