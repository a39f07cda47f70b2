import { NBSP, withNoun } from '@agency/shared/format';
import { clock } from '../lib/days.ts';
import { announce, choiceOf, find, follow, followArrows, ready, show } from '../lib/demo.ts';
import { clamp } from '../lib/numbers.ts';
import { day, type Fault, faultOf, lastEnd, type Move, morning, placeFor, promisedTo, trucks } from './formula.ts';
import './style.css';

const lanes = find('#lanes', HTMLElement);
const propose = find('#propose', HTMLButtonElement);
const restart = find('#restart', HTMLButtonElement);
const won = find('#won', HTMLElement);
let moves: readonly Move[] = morning;

/** Offset in hours between the start of the block and the point where the pointer grabbed it. */
let held: number | undefined;

const span = day.last - day.first;
/** Blocks start on a quarter of an hour, and a lane has a column for each. */
const quarters = (hours: number) => Math.round(hours * 4);
const time = (hour: number) => clock(Math.round(hour * 60));
const family = { one: 'famille', many: 'familles' } as const;
const truckName = (index: number) => (trucks[index]?.name ?? '').replace(' ', NBSP).toLowerCase();

function reason(fault: Fault, move: Move): string {
  const { truck, volume } = move;
  const name = truckName(truck);
  const reasons: Readonly<Record<Fault, string>> = {
    breakdown: `le ${name} est en panne`,
    volume: `${volume}${NBSP}m³ n’entrent pas dans les ${trucks[truck]?.holds}${NBSP}m³ du ${name}`,
    early: `promis à ${time(promisedTo(move))}, pas avant`,
    late: `la journée finit à ${time(day.last)}`,
    overlap: `le ${name} est déjà pris, route comprise`,
  };
  return reasons[fault];
}

for (const { name, holds, breaksAt } of trucks) {
  const lane = document.createElement('div');
  lane.className = 'lane';
  lane.innerHTML = [
    `<b><span>${name.slice(0, -1)}</span>${name.slice(-1)}<small>${holds}${NBSP}m³</small></b>`,
    `<div class="track">${breaksAt ? '<div class="broken"></div>' : ''}</div>`,
  ].join('');
  lanes.append(lane);
}
const tracks = [...lanes.querySelectorAll<HTMLElement>('.track')];
const blocks = morning.map(({ family, volume }) => {
  const block = document.createElement('button');
  block.type = 'button';
  block.className = 'move';
  block.dataset.grip = family;
  block.innerHTML = `${family}<small>${volume}${NBSP}m³</small>`;
  return block;
});

/** Moves that cannot take place. Overlapping moves come last, because the other move may be the misplaced one. */
function wrongMoves(): readonly { readonly move: Move; readonly fault: Fault }[] {
  return moves
    .flatMap((move) => {
      const fault = faultOf(move, moves);
      return fault ? [{ move, fault }] : [];
    })
    .sort((one, other) => Number(one.fault === 'overlap') - Number(other.fault === 'overlap'));
}

/** Puts each family in the track of its truck, by hour: the tabulation follows the day. */
function park(): void {
  const focused = document.activeElement;
  for (const [truck, track] of tracks.entries()) {
    const order = blocks
      .filter((block) => moveOf(block)?.truck === truck)
      .sort((one, other) => (moveOf(one)?.start ?? 0) - (moveOf(other)?.start ?? 0));
    const parked = [...track.querySelectorAll('.move')];
    if (order.length !== parked.length || order.some((block, index) => block !== parked[index])) track.append(...order);
  }
  // What moves in the document loses its focus.
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus();
}

function draw(): string {
  const wrong = wrongMoves();
  park();
  for (const [index, block] of blocks.entries()) {
    const move = moves[index];
    if (!move) continue;
    block.style.gridColumn = `${quarters(move.start - day.first) + 1} / span ${quarters(move.hours)}`;
    const fault = faultOf(move, moves);
    block.classList.toggle('wrong', fault !== undefined);
    const slot = `${truckName(move.truck)}, ${time(move.start)} à ${time(move.start + move.hours)}`;
    const why = fault ? `${NBSP}: ${reason(fault, move)}` : '';
    block.setAttribute('aria-label', `${move.family}, ${move.volume}${NBSP}m³, ${slot}${why}`);
  }
  const chosen = choice.chosen();
  if (chosen) show('chosen', chosen.getAttribute('aria-label') ?? '');
  propose.disabled = wrong.length === 0;
  const [first] = wrong;
  const says = first
    ? `${withNoun(wrong.length, family)} à replacer. ${first.move.family}${NBSP}: ${reason(first.fault, first.move)}.`
    : `Les ${withNoun(moves.length, family)} dorment chez elles. Dernier camion vide à ${time(lastEnd(moves))}.`;
  show('says', says);
  // The moment of victory waits for the end of a drag, since it scrolls into view.
  const wasHidden = won.hidden;
  won.hidden = first !== undefined || held !== undefined;
  if (wasHidden && !won.hidden) won.scrollIntoView({ block: 'nearest' });
  return says;
}

function place(family: string, truck: number, start: number): void {
  moves = moves.map((move) =>
    move.family === family
      ? {
          ...move,
          truck: clamp(truck, 0, trucks.length - 1),
          start: clamp(quarters(start) / 4, day.first, day.last - move.hours),
        }
      : move,
  );
  const says = draw();
  const moved = moves.find((move) => move.family === family);
  if (moved) announce(`${family}, ${truckName(moved.truck)}, ${time(moved.start)}. ${says}`);
}

const moveOf = (block: Element | null | undefined) =>
  moves.find(({ family }) => block instanceof HTMLElement && family === block.dataset.grip);

const steps = find('#steps', HTMLElement);
const choice = choiceOf(blocks, (block) => {
  draw();
  steps.hidden = block === undefined;
  if (block) announce(`${block.getAttribute('aria-label')}. Touchez sa nouvelle place.`);
});
for (const button of steps.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    const move = moveOf(choice.chosen());
    if (move) place(move.family, move.truck + Number(button.dataset.truck), move.start + Number(button.dataset.hours));
  });
}

for (const block of blocks) {
  followArrows(block, (x, y) => {
    const move = moveOf(block);
    if (move) place(move.family, move.truck + y, move.start + x * 0.25);
  });
}

/** The lane and the hour under a pointer. */
function slotAt({ clientX, clientY }: MouseEvent): { readonly truck: number; readonly hour: number } {
  const { left = 0, width = 1 } = tracks[0]?.getBoundingClientRect() ?? {};
  const lane = tracks.findIndex((one) => clientY < one.getBoundingClientRect().bottom);
  return { truck: lane < 0 ? tracks.length - 1 : lane, hour: day.first + ((clientX - left) / width) * span };
}

follow(find('#board', HTMLElement), {
  dragged: (event, grip) => {
    const move = moveOf(grip);
    if (!move) return;
    const { truck, hour } = slotAt(event);
    held ??= hour - move.start;
    place(move.family, truck, hour - held);
  },
  ended: () => {
    held = undefined;
    draw();
  },
  pressed: (event, grip) => {
    const chosen = moveOf(choice.chosen());
    if (grip) choice.press(grip);
    else if (chosen) {
      const { truck, hour } = slotAt(event);
      place(chosen.family, truck, hour);
    }
  },
});
propose.addEventListener('click', () => {
  const stuck = wrongMoves()[0]?.move;
  const placed = stuck && placeFor(stuck, moves);
  if (placed) place(placed.family, placed.truck, placed.start);
  else if (stuck) announce(`Aucun camion n’a de place pour ${stuck.family}. Déplacez d’abord une autre famille.`);
  if (propose.disabled) restart.focus();
});
restart.addEventListener('click', () => {
  moves = morning;
  announce(draw());
});

ready(draw);
