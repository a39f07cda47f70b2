import { NBSP } from '@agency/shared/format';
import { clock } from '../lib/days.ts';
import { announce, find, followArrows, ready, show } from '../lib/demo.ts';
import { type Foot, feet, minutesOf, offersFor, type Zone, zones } from './formula.ts';
import './style.css';

type Screen = 'where' | 'when' | 'sure' | 'done';

const page = find('main', HTMLElement);
const hours = find('#hours', HTMLUListElement);
const book = find('#book', HTMLButtonElement);
const points = [...document.querySelectorAll<HTMLButtonElement>('.zone')];
const headings: Readonly<Record<Screen, HTMLElement>> = {
  where: find('#where', HTMLElement),
  when: find('#when-title', HTMLElement),
  sure: find('#sure-title', HTMLElement),
  done: find('#sure-title', HTMLElement),
};
const order: readonly Screen[] = ['where', 'when', 'sure', 'done'];

const care: Readonly<Record<Zone, string>> = {
  toes: 'Soin des ongles',
  ball: 'Soin de la peau et des durillons',
  arch: 'Empreinte des deux pieds',
  heel: 'Analyse de la marche',
};

function enter(screen: Screen): void {
  const isDone = screen === 'done';
  page.dataset.screen = screen;
  find('#steps', HTMLElement).innerHTML = order
    .slice(0, 3)
    .map((_, index) => `<li${index <= order.indexOf(screen) ? ' class="on"' : ''}></li>`)
    .join('');
  book.hidden = isDone;
  show('asked', isDone ? 'C’est réservé.' : 'Est-ce bien cela?');
  show('back', isDone ? 'Recommencer' : 'Changer l’heure');
  show(
    'promise',
    isDone
      ? 'Dans la vraie clinique, un texto vous le rappellerait la veille. Ici, rien n’a été envoyé.'
      : 'Avec la podiatre, rez-de-chaussée, sans escalier.',
  );
  if (screen === 'where') choose(undefined);
  headings[screen].focus();
}

function choose(point: HTMLButtonElement | undefined): void {
  for (const other of points) other.setAttribute('aria-pressed', String(other === point));
  const on = point ? `, un point sur${NBSP}: ${point.ariaLabel}` : '';
  show('map', `Carte des pressions sous les deux pieds${on}`);
}

function choosePoint(point: HTMLButtonElement): void {
  choose(point);
  const zone = point.dataset.zone as Zone;
  show('where', point.ariaLabel ?? '');
  show('care', `${care[zone]}, ${minutesOf[zone]}${NBSP}min.`);
  hours.replaceChildren(
    ...offersFor(zone).map(({ day, start }) => {
      const line = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.append(`${day}, `, Object.assign(document.createElement('b'), { textContent: clock(start) }));
      button.addEventListener('click', () => {
        show('slot', `${day}, ${clock(start)}`);
        enter('sure');
      });
      line.append(button);
      return line;
    }),
  );
  enter('when');
}

/** The neighbour of a point: the other foot, or the next part of the same foot. */
function neighbourOf({ dataset }: HTMLElement, x: number, y: number) {
  const foot = feet[feet.indexOf(dataset.foot as Foot) + x];
  const zone = zones[zones.indexOf(dataset.zone as Zone) + y];
  return points.find((point) => point.dataset.foot === foot && point.dataset.zone === zone);
}

for (const point of points) {
  point.addEventListener('click', () => choosePoint(point));
  followArrows(point, (x, y) => neighbourOf(point, x, y)?.focus());
}
book.addEventListener('click', () => {
  enter('done');
  announce(`C’est réservé${NBSP}: ${find('.slot', HTMLElement).textContent}.`);
});
for (const back of document.querySelectorAll('[data-back]')) {
  back.addEventListener('click', () => enter(page.dataset.screen === 'sure' ? 'when' : 'where'));
}
let last = new DOMPoint();
page.addEventListener(
  'click',
  (event) => {
    const here = new DOMPoint(event.clientX, event.clientY);
    // The second press of a double one is not for the button that has come under it. Quick fingers may press two buttons.
    if (event.detail > 1 && Math.hypot(here.x - last.x, here.y - last.y) < 24) event.stopPropagation();
    last = here;
  },
  { capture: true },
);

ready();
