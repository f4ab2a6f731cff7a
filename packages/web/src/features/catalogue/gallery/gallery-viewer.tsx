import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { CornerButton } from '../../../ui/corner-button.tsx';
import { close, minus, plus } from '../../../ui/icon-paths.ts';
import { useModal } from '../../../ui/use-modal.ts';
import { GallerySlides } from './gallery-slides.tsx';
import { viewerMove } from './viewer-move.ts';

type GalleryViewerProps = {
  name: string;
  images: TourDetails['images'];
  /** The place of the picture that was pressed; closed where there is none. */
  opened: number | undefined;
  onClose: () => void;
};

/** All pictures, one after the other, as large as the screen and larger. The focus goes back to what opened it. */
export function GalleryViewer({ opened, onClose, ...slides }: GalleryViewerProps) {
  const t = useText();
  const isOpen = opened !== undefined;
  const modal = useModal({ open: isOpen, onClose });
  return (
    <dialog {...modal} aria-label={t('gallery.label', { name: slides.name })} className="gallery-viewer">
      {isOpen && <Opened {...slides} first={opened} onClose={onClose} />}
    </dialog>
  );
}

type OpenedProps = Omit<GalleryViewerProps, 'opened'> & { first: number };

function Opened({ name, images, first, onClose }: OpenedProps) {
  const t = useText();
  const [place, setPlace] = useState(first);
  const [isZoomed, setZoomed] = useState(false);
  const count = images.length;

  function show(next: number) {
    if (next === place) return;
    setZoomed(false);
    setPlace(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = viewerMove(event.key, { place, count, isZoomed });
    if (!move) return;
    event.preventDefault();
    if ('zoom' in move) setZoomed(move.zoom);
    else show(move.place);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on any of its buttons turn the pictures.
    <div className="gallery-stage" onKeyDown={onKeyDown}>
      <header className="flex items-center justify-between gap-4 px-(--gutter) py-2">
        <p role="status" className="type-compact font-semibold">
          <span aria-hidden="true">{t('gallery.position', { number: place + 1, count })}</span>
          <span className="sr-only">{t('gallery.alt', { name, number: place + 1, count })}</span>
        </p>
        <div className="flex gap-1">
          <CornerButton
            path={isZoomed ? minus : plus}
            label={t(isZoomed ? 'gallery.zoomOut' : 'gallery.zoomIn')}
            onPress={() => setZoomed(!isZoomed)}
          />
          <CornerButton path={close} label={t('gallery.close')} onPress={onClose} />
        </div>
      </header>
      <GallerySlides
        name={name}
        images={images}
        place={place}
        onPlace={show}
        isZoomed={isZoomed}
        onZoom={setZoomed}
      />
    </div>
  );
}
