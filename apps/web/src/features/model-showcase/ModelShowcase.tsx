import type { ModelViewerElement } from '@google/model-viewer';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { SectionHeading, sectionClass } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import type { SectionOf } from '../../content/schema/page.ts';
import { modelStrings as strings } from '../../content/tools/model-showcase.ts';
import { fill } from '../../lib/fill.ts';
import { focusUnlessElsewhere } from '../../lib/focus.ts';
import { mayMove } from '../../lib/motion.ts';
import { withTimeout } from '../../lib/with-timeout.ts';
import { Button } from '../../ui/button/Button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { BarChart } from '../../ui/charts/BarChart.tsx';
import { Facts } from '../../ui/facts/Facts.tsx';
import { Spinner } from '../../ui/spinner/Spinner.tsx';
import * as styles from './ModelShowcase.module.css';

const POSTER_SIDE = 480;

/** The viewer would show an empty place without WebGL 2. */
const canDraw = () => document.createElement('canvas').getContext('webgl2') !== null;

/** A 3D model beside its text: the heading and the text share one column, the model has the other. */
export function ModelShowcase({ section }: SectionProps<'model-showcase'>) {
  const { id, tone = 'paper', model, side, paragraphs, facts, bars, actions, ...heading } = section;
  const titleId = useId();
  return (
    <section
      className={`${sectionClass} ${styles.columns}`}
      id={id}
      data-tone={tone}
      data-side={side}
      aria-labelledby={titleId}
    >
      <div className={styles.words}>
        <div>
          <SectionHeading heading={heading} id={titleId} />
        </div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {facts && <Facts className="ruled" facts={facts} />}
        {bars && (
          <BarChart
            className="ruled"
            caption={bars.caption}
            bars={bars.items.map(({ ours, ...bar }) => ({ ...bar, hue: ours ? 'forest' : 'larch' }))}
          />
        )}
        <ActionList actions={actions} />
      </div>
      <Stage model={model} />
    </section>
  );
}

/** Notifies once, when the viewer is defined. An element stays defined, so there is nothing to stop. */
function awaitViewer(notify: () => void) {
  void customElements.whenDefined('model-viewer').then(notify);
  return () => undefined;
}

/** Whether the viewer is already loaded: a second model then costs only its own file. */
const useHasViewer = (): boolean =>
  useSyncExternalStore(
    awaitViewer,
    () => customElements.get('model-viewer') !== undefined,
    () => false,
  );

/** The picture, until the visitor requests the model. If it does not come, the picture stays, and a sentence says what to do. */
function Stage({ model }: { readonly model: SectionOf<'model-showcase'>['model'] }) {
  const [state, setState] = useState<'picture' | 'loading' | 'model' | 'failed' | 'undrawable'>('picture');
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const shown = useRef<ModelViewerElement>(undefined);
  const code = useRef<typeof import('./viewer.ts')>(undefined);
  /** Whether the model turns by itself; undefined with reduced motion, where it never does. */
  const [rotates, setRotates] = useState<boolean>();
  const hasViewer = useHasViewer();
  const before = useRef(state);
  const source = `/models/${model.name}`;

  // The pressed button is gone: move the focus to its replacement.
  useEffect(() => {
    const replaced = (state === 'model') !== (before.current === 'model');
    before.current = state;
    const control = bar.current?.querySelector('button');
    if (replaced) focusUnlessElsewhere(control, { place: bar.current, preventScroll: true });
  }, [state]);

  async function show() {
    if (!canDraw()) return setState('undrawable');
    setState('loading');
    try {
      code.current = await withTimeout(import('./viewer.ts'));
      if (!place.current) return;
      const onTouch = mayMove() ? () => rotate(false) : undefined;
      shown.current = await code.current.showModel(place.current, `${source}.glb`, model, onTouch);
      setRotates(onTouch && true);
      setState('model');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  }

  function rotate(on: boolean) {
    if (shown.current) shown.current.autoRotate = on;
    setRotates(on);
  }

  function turn(direction: 1 | -1) {
    if (rotates) rotate(false);
    if (shown.current) code.current?.turn(shown.current, direction, mayMove());
  }

  function hide() {
    shown.current?.remove();
    setState('picture');
  }

  const kilobytes = model.weight + (hasViewer ? 0 : strings.viewerWeight);
  const label = state === 'loading' ? strings.loading : fill(strings.view, { kilobytes: String(kilobytes) });
  const problem = (state === 'failed' || state === 'undrawable') && strings[state];
  return (
    <div className={`${styles.stage} no-print`} data-state={state} data-feature="model-showcase">
      <picture className={styles.picture}>
        <source srcSet={`${source}.avif`} type="image/avif" />
        <img
          src={`${source}.webp`}
          alt={model.alt}
          width={POSTER_SIDE}
          height={POSTER_SIDE}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <div className={styles.place} ref={place} />
      <div className={`${styles.bar} needs-script`} ref={bar}>
        {state !== 'model' && (
          <button
            type="button"
            className={buttonClass('quiet')}
            aria-disabled={state === 'loading' || undefined}
            aria-label={`${label}\u00a0: ${model.alt}`}
            onClick={() => state === 'loading' || show()}
          >
            {state === 'loading' && <Spinner />}
            {label}
          </button>
        )}
        {state === 'model' && (
          <fieldset className={styles.controls}>
            <legend className="visually-hidden">{strings.controls}</legend>
            <IconButton label={strings.left} path="M20 13a8 8 0 1 1-8-8H5M8 1.5 4.5 5 8 8.5" onClick={() => turn(-1)} />
            <IconButton
              label={strings.right}
              path="M4 13a8 8 0 1 0 8-8h7M16 1.5 19.5 5 16 8.5"
              onClick={() => turn(1)}
            />
            {rotates !== undefined && (
              <IconButton
                label={rotates ? strings.stop : strings.start}
                path={rotates ? 'M8 5v14M16 5v14' : 'M8 5v14l11-7z'}
                onClick={() => rotate(!rotates)}
              />
            )}
            <Button look="quiet" compact onClick={hide} label={strings.close} />
          </fieldset>
        )}
        <p className={problem ? 'note' : 'visually-hidden'} role="status">
          {state === 'loading' && strings.loading}
          {state === 'model' && strings.ready}
          {problem}
        </p>
      </div>
    </div>
  );
}

interface IconProps {
  readonly label: string;
  readonly path: string;
  readonly onClick: () => void;
}

function IconButton({ label, path, onClick }: IconProps) {
  return (
    <button type="button" className={styles.turn} aria-label={label} onClick={onClick}>
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </button>
  );
}
