import {
  type ComponentType,
  memo,
  type RefObject,
  Suspense,
  use,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import { type ActionRecorder, recordActions } from './record-actions.ts';
import { isFirstPage } from './router/page-in-window.ts';

type LaterPart<Props> = {
  /** Loads the script. It must have been loaded before a page is rendered from nothing: see `router/load-parts.ts`. */
  load(): Promise<void>;
  readonly Part: ComponentType<Props>;
};

/** What shows that a visitor is about to use the page. Keys and touches also try again after a failure. */
const SIGNS_OF_USE = ['pointerover', 'scroll', 'touchstart', 'keydown', 'focusin'] as const;
const PASSING_SIGNS: ReadonlySet<string> = new Set(['pointerover', 'scroll']);

/**
 * Makes a part of a page that the server renders, and whose script a browser loads when the visitor begins to use the page or
 * comes near the part. Until then, and if the script cannot be loaded, the HTML of the server stays as it is: it can be read, its
 * links work, and a press on a button waits for the script.
 *
 * Contexts that change without the visitor must not surround it. React would have to draw it again while its script is
 * still missing, and would show a copy of its HTML until then.
 */
export function createLaterPart<Props extends object>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
): LaterPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let arrive: (component: ComponentType<Props>) => void = () => {};
  const arrival = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve;
  });

  function load(): Promise<void> {
    loading ??= importPart().then(
      ({ default: component }) => {
        Loaded = component;
        arrive(component);
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  // A visitor who comes from another page waits for the part, so that it is loaded beside the data of the page.
  if (!import.meta.env.SSR && !isFirstPage()) load().catch(ignore);

  function Content({ frame, ...props }: Props & { readonly frame: PartFrame }) {
    const Component = Loaded ?? use(arrival);
    useLayoutEffect(() => {
      frame.isUsable = true;
      frame.recorder?.end();
    }, [frame]);
    useEffect(() => {
      frame.recorder?.repeat();
      frame.recorder = undefined;
    }, [frame]);
    return <Component {...(props as unknown as Props)} />;
  }

  function Part(props: Props) {
    const element = useRef<HTMLDivElement>(null);
    const [frame] = useState<PartFrame>(() => ({ isUsable: false, recorder: undefined }));
    const router = useContext(RouterContext)?.router;
    // A layout effect, because the frame of the page stops recording presses in one.
    useLayoutEffect(() => {
      const { current } = element;
      if (frame.isUsable || !current) return;
      const recorder = recordActions(current, () => void load().catch(ignore));
      frame.recorder = recorder;
      const stopWatching = watchForUse(current, load);
      // A change of the address or of the data reaches the part too, and waits until it can be drawn. Without it, the page would
      // go on showing data that the visitor has just changed, such as prices in another currency.
      const unsubscribe = router?.subscribe(({ revalidation }) => {
        load().catch(() => {
          if (revalidation === 'loading' && window.navigator.onLine) window.location.reload();
        });
      });
      return () => {
        recorder.end();
        stopWatching();
        unsubscribe?.();
      };
    }, [frame, router]);
    return (
      <div ref={element}>
        <Suspense fallback={<Copy of={element} />}>
          <Content {...props} frame={frame} />
        </Suspense>
      </div>
    );
  }

  return { load, Part: memo(Part) as unknown as ComponentType<Props> };
}

type PartFrame = {
  /** Whether the part reacts to presses. */
  isUsable: boolean;
  recorder: ActionRecorder | undefined;
};

/** The part as the page shows it now, until it can be drawn. */
function Copy({ of }: { of: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => of.current?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the page shows already.
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Calls `load` until it succeeds: at the first sign of use, and when the element has come near. */
function watchForUse(element: HTMLElement, load: () => Promise<void>): () => void {
  let hasFailed = false;
  function tryToLoad() {
    load().then(stop, () => {
      hasFailed = true;
    });
  }
  function onSign({ type, target }: Event) {
    // Otherwise every movement without a connection would send a request.
    if (hasFailed && PASSING_SIGNS.has(type)) return;
    // A strip of pictures scrolls too.
    if (type !== 'scroll' || target === document) tryToLoad();
  }
  const near = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && tryToLoad(),
    { rootMargin: '400px' },
  );
  function stop() {
    near.disconnect();
    window.removeEventListener('online', tryToLoad);
    for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, onSign, true);
  }
  near.observe(element);
  window.addEventListener('online', tryToLoad);
  // Before React, which stops events on a part that it cannot hydrate yet.
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, onSign, { capture: true, passive: true });
  return stop;
}

function ignore() {}
