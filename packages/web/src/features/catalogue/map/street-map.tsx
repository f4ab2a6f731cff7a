import type { Point } from '@ashore/core/contract/tour-summary.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import { LngLatBounds, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';

type StreetMapProps = {
  /** Address of the style, which names the tiles and their attribution. */
  style: string;
  start: Point;
  /** Where travellers are picked up and dropped off. */
  others: readonly Point[];
  /** The map could not be shown: no style, no tiles, or a browser without WebGL. */
  onFailed: () => void;
};

/** Close enough to read the names of streets. */
const STREET_ZOOM = 15;

/**
 * The streets around a meeting point, with our pins. It loads its code and its tiles only when a visitor asks
 * for streets, because the host of the tiles then learns which place the visitor views.
 */
export default function StreetMap({ style, start, others, onFailed }: StreetMapProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const [pin] = useState(() => document.createElement('div'));
  const [dots] = useState(() => others.map((place) => ({ place, element: document.createElement('div') })));
  const fail = useEffectEvent((fault: unknown) => {
    log('warn', 'The street map could not be shown', fault);
    onFailed();
  });
  const open = useEffectEvent((container: HTMLElement) => {
    setWorkerUrl(workerUrl);
    const map = new MapLibre({
      container,
      style,
      center: [start.longitude, start.latitude],
      zoom: STREET_ZOOM,
      attributionControl: { compact: false },
      // The page scrolls past the map with a wheel or one finger.
      cooperativeGestures: true,
      dragRotate: false,
      pitchWithRotate: false,
      locale: textsOf(t, start.title),
    });
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    map.touchZoomRotate.disableRotation();
    new Marker({ element: pin, anchor: 'bottom' }).setLngLat([start.longitude, start.latitude]).addTo(map);
    const bounds = new LngLatBounds([start.longitude, start.latitude], [start.longitude, start.latitude]);
    for (const { place, element } of dots) {
      const { longitude, latitude } = place;
      new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
      bounds.extend([longitude, latitude]);
    }
    if (others.length > 0) map.fitBounds(bounds, { padding: 48, maxZoom: STREET_ZOOM, animate: false });
    map.once('load', () => map.off('error', report));
    map.on('error', report);
    return map;

    function report({ error }: { readonly error: unknown }) {
      fail(error);
    }
  });
  useEffect(() => {
    const container = box.current;
    if (!container) return;
    let map: MapLibre | undefined;
    try {
      map = open(container);
    } catch (fault) {
      fail(fault);
    }
    return () => map?.remove();
  }, []);
  return (
    <>
      <div ref={box} className="h-76 w-full" />
      {createPortal(<StartPin />, pin)}
      {dots.map(({ place, element }) => createPortal(<Dot />, element, `${place.title} ${place.street}`))}
    </>
  );
}

function textsOf(t: TextOf, place: string): Record<string, string> {
  return {
    'Map.Title': t('meet.streetMap', { place }),
    'Marker.Title': place,
    'NavigationControl.ZoomIn': t('meet.zoomIn'),
    'NavigationControl.ZoomOut': t('meet.zoomOut'),
    'AttributionControl.ToggleAttribution': t('meet.mapSources'),
    'CooperativeGesturesHandler.WindowsHelpText': t('meet.wheelHelp', { key: 'Ctrl' }),
    'CooperativeGesturesHandler.MacHelpText': t('meet.wheelHelp', { key: '⌘' }),
    'CooperativeGesturesHandler.MobileHelpText': t('meet.fingersHelp'),
  };
}

/** The pin of the drawing; its tip marks the point. */
function StartPin() {
  return (
    <svg viewBox="-15 -35 30 36" width="36" height="43" aria-hidden="true">
      <path
        d="M0 0c9-9 13-15.5 13-21a13 13 0 0 0-26 0c0 5.5 4 12 13 21z"
        className="fill-action stroke-paper"
        strokeWidth="1.5"
      />
      <circle cy="-21" r="4.5" className="fill-paper" />
    </svg>
  );
}

function Dot() {
  return (
    <svg viewBox="-8 -8 16 16" width="18" height="18" aria-hidden="true">
      <circle r="6" strokeWidth="2" className="fill-sun stroke-ink" />
    </svg>
  );
}
