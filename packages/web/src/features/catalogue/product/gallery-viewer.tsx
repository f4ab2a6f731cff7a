import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { CornerButton } from '../../../ui/actions/icon-button.tsx';
import { close, minus, plus } from '../../../ui/media/icon-paths.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { useModal } from '../../../ui/overlays/modal.ts';
import { GalleryTurn } from './gallery-turn.tsx';

type GalleryViewerProps = {
  name: string;
  images: TourDetails['images'];
  /** Index of the pressed picture; undefined while the viewer is closed. */
  opened: number | undefined;
  onClose: () => void;
};

/**
 * Shows all pictures one after the other, at screen size or larger. On closing, the focus returns to the
 * control that opened it.
 */
export default function GalleryViewer({ opened, onClose, ...slides }: GalleryViewerProps) {
  const t = useText();
  const isOpen = opened !== undefined;
  const modal = useModal({ open: isOpen, onClose });
  return (
    <dialog {...modal} aria-label={t('gallery.label', { name: slides.name })} className="gallery-viewer">
      {isOpen && <OpenViewer {...slides} first={opened} onClose={onClose} />}
    </dialog>
  );
}

type OpenViewerProps = Omit<GalleryViewerProps, 'opened'> & { first: number };

function OpenViewer({ name, images, first, onClose }: OpenViewerProps) {
  const t = useText();
  const [position, setPosition] = useState(first);
  const [isZoomed, setZoomed] = useState(false);
  const count = images.length;

  function show(next: number) {
    if (next === position) return;
    setZoomed(false);
    setPosition(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = viewerMove(event.key, { position, count, isZoomed });
    if (!move) return;
    event.preventDefault();
    if ('zoom' in move) setZoomed(move.zoom);
    else show(move.position);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed on any of its buttons turn the pictures.
    <div className="gallery-stage" onKeyDown={onKeyDown}>
      <header className="flex items-center justify-between gap-4 px-(--gutter) py-2">
        <p role="status" className="type-compact font-semibold">
          <span aria-hidden="true">{t('gallery.position', { number: position + 1, count })}</span>
          <span className="sr-only">{t('gallery.alt', { name, number: position + 1, count })}</span>
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
        position={position}
        onMove={show}
        isZoomed={isZoomed}
        onZoom={setZoomed}
      />
    </div>
  );
}

type GallerySlidesProps = {
  name: string;
  images: TourDetails['images'];
  position: number;
  onMove: (position: number) => void;
  isZoomed: boolean;
  onZoom: (zoomed: boolean) => void;
};

/** Strip of pictures to swipe. It scrolls to the current picture, and a swipe changes the current picture. */
function GallerySlides({ name, images, position, onMove, isZoomed, onZoom }: GallerySlidesProps) {
  const t = useText();
  const strip = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  // Index the strip is scrolling to. Pictures passed on the way, or reached before the aim changed, do not
  // count as swipes.
  const aim = useRef<number>(null);
  const count = images.length;

  // Not a layout effect: layout effects of children run first, and the dialog around this has no width before
  // its own.
  useEffect(() => {
    const { current } = strip;
    if (!current) return;
    // The first picture appears at once. Afterwards the style sheet decides whether scrolling is smooth.
    const behavior = isMoved.current ? 'auto' : 'instant';
    isMoved.current = true;
    aim.current = Math.round(current.scrollLeft / current.clientWidth) === position ? null : position;
    current.scrollTo({ left: position * current.clientWidth, behavior });
  }, [position]);

  function settle() {
    const { current } = strip;
    if (!current || isZoomed) return;
    const reached = Math.round(current.scrollLeft / current.clientWidth);
    if (aim.current !== null && reached !== aim.current) return;
    aim.current = null;
    onMove(reached);
  }

  function takeOver() {
    aim.current = null;
  }

  return (
    <div className="relative min-h-0">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds what scrolls. */}
      <div
        ref={strip}
        onScrollEnd={settle}
        onPointerDown={takeOver}
        onWheel={takeOver}
        className="gallery-slides"
        data-zoomed={isZoomed || undefined}
        data-first-focus
        role="group"
        aria-label={t('gallery.label', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard.
        tabIndex={0}
      >
        {images.map((image, number) => (
          <GallerySlide
            key={image.url}
            image={image}
            alt={{ name, number: number + 1, count }}
            isShown={number === position}
            isZoomed={isZoomed && number === position}
            onZoom={onZoom}
          />
        ))}
      </div>
      {count > 1 && (
        <>
          <GalleryTurn back off={position === 0} onTurn={() => onMove(position - 1)} />
          <GalleryTurn off={position === count - 1} onTurn={() => onMove(position + 1)} />
        </>
      )}
    </div>
  );
}

type GallerySlideProps = {
  image: TourDetails['images'][number];
  alt: { name: string; number: number; count: number };
  isShown: boolean;
  isZoomed: boolean;
  onZoom: (zoomed: boolean) => void;
};

/**
 * One picture. When zoomed it is larger than the screen and scrolls like any page: by finger, wheel or arrow
 * keys.
 */
function GallerySlide({ image, alt, isShown, isZoomed, onZoom }: GallerySlideProps) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = frame;
    if (!current || !isZoomed) return;
    current.scrollTo({
      left: (current.scrollWidth - current.clientWidth) / 2,
      top: (current.scrollHeight - current.clientHeight) / 2,
      behavior: 'instant',
    });
    current.focus({ preventScroll: true });
  }, [isZoomed]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the keys zoom too.
    <div
      ref={frame}
      inert={!isShown}
      onDoubleClick={() => onZoom(!isZoomed)}
      className="gallery-slide"
      data-zoomed={isZoomed || undefined}
      {...(isZoomed && { tabIndex: 0, role: 'group', 'aria-label': t('gallery.alt', alt) })}
    >
      <Picture
        shape="gallery"
        src={image.url}
        sizes={isZoomed ? '220vw' : '100vw'}
        dominant={image.colour}
        fallbackSrc={noPicture}
        alt={t('gallery.alt', alt)}
        priority={isShown}
        className="gallery-large"
      />
    </div>
  );
}

type ViewerState = { readonly position: number; readonly count: number; readonly isZoomed: boolean };

/** What a key does in the viewer; undefined for any other key. The arrow keys scroll a zoomed picture. */
export function viewerMove(
  key: string,
  { position, count, isZoomed }: ViewerState,
): { readonly position: number } | { readonly zoom: boolean } | undefined {
  if (key === '+' || key === '=') return { zoom: true };
  if (key === '-') return { zoom: false };
  if (key === 'Home') return { position: 0 };
  if (key === 'End') return { position: count - 1 };
  if (isZoomed) return undefined;
  if (key === 'ArrowLeft') return { position: Math.max(0, position - 1) };
  if (key === 'ArrowRight') return { position: Math.min(count - 1, position + 1) };
  return undefined;
}
