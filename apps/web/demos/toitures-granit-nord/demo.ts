import { formatNumber, NBSP } from '@agency/shared/format';
import { announce, choiceOf, find, follow, followArrows, ready, show } from '../lib/demo.ts';
import { fixed } from '../lib/numbers.ts';
import { type Edge, grid, moveEdge, type Point, pitchFactor, planOfProject, slopesOf, takeoffOf } from './formula.ts';
import './style.css';

const stage = find('#plan', HTMLElement);
const drawing = find('svg', SVGSVGElement, stage);
const slider = find('#pitch', HTMLInputElement);
const steps = find('#steps', HTMLElement);
const handles = [...stage.querySelectorAll<HTMLButtonElement>('[data-edge]')];

let plan = planOfProject;

/** Drawing units per metre, and the distance in metres between an edge and its handle. */
const unit = 20;
const outside = 0.75;

const names: Readonly<Record<Edge, string>> = {
  west: 'Bord de gauche',
  east: 'Bord de droite',
  back: 'Bord arrière',
  front: 'Bord avant',
  wingWest: 'Aile, bord de gauche',
  wingEast: 'Aile, bord de droite',
  wingFront: 'Aile, bord avant',
};
const across: readonly Edge[] = ['west', 'east', 'wingWest', 'wingEast'];

const metres = (value: number) => `${formatNumber(value, 1)}${NBSP}m`;
const shades = ['#6d7884', '#4b545e', '#626c77', '#59636e', '#59636e', '#454d57', '#7d8893'];

function handleOf(edge: Edge): Point {
  const { west, east, back, front, wingWest, wingEast, wingFront } = plan;
  const frontMiddle = wingWest - west > east - wingEast ? (west + wingWest) / 2 : (wingEast + east) / 2;
  const places: Readonly<Record<Edge, Point>> = {
    west: [west - outside, (back + front) / 2],
    east: [east + outside, (back + front) / 2],
    back: [(west + east) / 2, back - outside],
    front: [frontMiddle, front + outside],
    wingWest: [wingWest - outside, (front + wingFront) / 2 + 0.6],
    wingEast: [wingEast + outside, (front + wingFront) / 2 + 0.6],
    wingFront: [(wingWest + wingEast) / 2, wingFront + outside],
  };
  return places[edge];
}

/** The length that moving an edge changes. */
function lengthOf(edge: Edge): number {
  const { west, east, back, front, wingWest, wingEast, wingFront } = plan;
  if (edge === 'west' || edge === 'east') return east - west;
  if (edge === 'back' || edge === 'front') return front - back;
  return edge === 'wingFront' ? wingFront - front : wingEast - wingWest;
}

const label = (x: number, y: number, text: string) =>
  `<rect fill="#14181d" x="${fixed(x * unit - 29)}" y="${fixed(y * unit - 10)}" width="58" height="20" rx="2"></rect>` +
  `<text x="${fixed(x * unit)}" y="${fixed(y * unit + 4)}">${text}</text>`;

/** Shadow of the house on the lawn, longer under a steeper roof. */
function shadow(rise: number): string {
  const { west, east, back, front, wingWest, wingEast, wingFront } = plan;
  const outline = [west, back, east, front, wingEast, wingFront, wingWest, front].map((place) => place * unit);
  const [x, y, ...turns] = outline.map(fixed);
  const sides = turns.map((place, index) => `${index % 2 === 0 ? 'H' : 'V'}${place}`).join('');
  const shift = 6 + rise * 1.5;
  return `<path class="cast" fill="#0c130c" fill-opacity="0.45" transform="translate(${shift} ${shift})" d="M${x} ${y}${sides}H${x}Z"></path>`;
}

function draw(): string {
  const rise = slider.valueAsNumber;
  const { west, east, back, front, wingWest, wingEast, wingFront } = plan;
  const slopes = slopesOf(plan).map((points, index) => {
    const corners = points.map(([x, y]) => `${fixed(x * unit)},${fixed(y * unit)}`).join(' ');
    return `<polygon class="slope" stroke="#14181d" stroke-width="2" stroke-linejoin="round" fill="${index === 2 ? '#ff6b1a' : shades[index]}" points="${corners}"></polygon>`;
  });
  find('#roof', SVGGElement).innerHTML = [
    shadow(rise),
    ...slopes,
    label((west + east) / 2, back + 0.9, metres(east - west)),
    label(east, (back + front) / 2 + 1.5, metres(front - back)),
    label((wingWest + wingEast) / 2, wingFront - 0.9, metres(wingEast - wingWest)),
    label(wingEast, front + 0.6, metres(wingFront - front)),
  ].join('');
  for (const handle of handles) {
    const edge = edgeOf(handle);
    const [x, y] = handleOf(edge);
    handle.style.left = `${(x / grid.width) * 100}%`;
    handle.style.top = `${(y / grid.height) * drawing.getBoundingClientRect().height}px`;
    handle.style.cursor = across.includes(edge) ? 'ew-resize' : 'ns-resize';
    handle.setAttribute('aria-label', `${names[edge]}${NBSP}: ${metres(lengthOf(edge))}`);
  }
  const chosen = choice.chosen();
  if (chosen) show('chosen', chosen.getAttribute('aria-label') ?? '');
  const { area, footprint, ridges, hips, bundles } = takeoffOf(plan, rise);
  show('area', `${formatNumber(area)}${NBSP}m²`);
  show('pitch', `${rise}/12`);
  show('footprint', `${formatNumber(footprint, 1)}${NBSP}m²`);
  show('factor', `× ${formatNumber(pitchFactor(rise), 2)}`);
  show('ridges', metres(ridges));
  show('hips', metres(hips));
  show('bundles', `${formatNumber(bundles)}${NBSP}paquets`);
  slider.setAttribute('aria-valuetext', `${rise} pouces pour 12`);
  return `${formatNumber(area)}${NBSP}m² à couvrir, ${bundles}${NBSP}paquets de bardeaux.`;
}

function move(edge: Edge, to: number): void {
  plan = moveEdge(plan, edge, to);
  const result = draw();
  announce(`${names[edge]}${NBSP}: ${metres(lengthOf(edge))}. ${result}`);
}

const edgeOf = (handle: HTMLElement) => handle.dataset.edge as Edge;

/** -1 for an edge that lengthens the roof to the left or to the top. */
const outward = (edge: Edge) => (edge === 'west' || edge === 'back' || edge === 'wingWest' ? -1 : 1);

/** Moves an edge so that its handle is under the pointer. */
function moveTo(edge: Edge, { clientX, clientY }: MouseEvent): void {
  const { left, top, width, height } = drawing.getBoundingClientRect();
  const at = across.includes(edge) ? ((clientX - left) / width) * grid.width : ((clientY - top) / height) * grid.height;
  move(edge, at - outward(edge) * outside);
}

const choice = choiceOf(handles, (handle) => {
  const result = draw();
  steps.hidden = handle === undefined;
  if (handle) announce(`${names[edgeOf(handle)]}${NBSP}: touchez sa nouvelle place. ${result}`);
});
follow(stage, {
  dragged: (event, grip) => {
    const handle = handles.find((one) => one === grip);
    if (handle) moveTo(edgeOf(handle), event);
  },
  pressed: (event, grip) => {
    const chosen = choice.chosen();
    if (grip) choice.press(grip);
    else if (chosen && event.target instanceof Node && drawing.contains(event.target)) moveTo(edgeOf(chosen), event);
  },
});
for (const button of steps.querySelectorAll<HTMLButtonElement>('[data-step]')) {
  button.addEventListener('click', () => {
    const chosen = choice.chosen();
    if (!chosen) return;
    const edge = edgeOf(chosen);
    move(edge, plan[edge] + outward(edge) * Number(button.dataset.step));
  });
}
for (const handle of handles) {
  const edge = edgeOf(handle);
  followArrows(handle, (x, y, { shiftKey }) =>
    move(edge, plan[edge] + (across.includes(edge) ? x : y) * (shiftKey ? 1 : 0.1)),
  );
}
new ResizeObserver(() => draw()).observe(stage);

ready(draw, () => announce(draw()));
