import { face, type Scene } from '../lib/scene.ts';

/** A packet: its paper, its vegetable in flat inks in a box of 180 × 170, its name, and its sowing months (0 to 11). */
const packets = [
  [
    '#f2dfe6',
    '<path d="M90 24q-40 10-30-20q26 0 30 20q-6-30 22-22q4 30-22 22" fill="#3f7d3a"/><path d="M90 40c52 0 64 34 52 62s-40 38-52 62c-12-24-40-34-52-62s0-62 52-62z" fill="#8e1f4f"/><path d="M54 84q36 22 72 0M60 108q30 18 60 0" stroke="#c75d8a" stroke-width="6" fill="none"/>',
    'Betterave',
    [4, 5],
  ],
  [
    '#e3efc9',
    '<path d="M24 40q86 130 138 108q-16-110-138-108z" fill="#3f8f3f"/><g fill="#bfe07a"><circle cx="70" cy="72" r="16"/><circle cx="98" cy="98" r="17"/><circle cx="126" cy="122" r="14"/></g>',
    'Pois',
    [3, 4],
  ],
  [
    '#f7e2b5',
    '<path d="M92 46v-28q20-8 26 4" stroke="#3f7d3a" stroke-width="12" fill="none"/><ellipse cx="52" cy="106" rx="36" ry="52" fill="#e07b1f"/><ellipse cx="128" cy="106" rx="36" ry="52" fill="#e07b1f"/><ellipse cx="90" cy="106" rx="40" ry="58" fill="#f2952f"/>',
    'Courge',
    [5],
  ],
  [
    '#ffe0da',
    '<path d="M90 62q-44-10-36-58q34 12 36 58q-4-44 28-56q12 38-28 56" fill="#4f9440"/><path d="M90 56c44 0 54 36 40 62s-32 24-40 52c-8-28-26-26-40-52s-4-62 40-62z" fill="#e2304a"/><path d="M66 130q24 30 24 40q0-10 24-40q-24 14-48 0z" fill="#fff"/>',
    'Radis',
    [4, 5, 7],
  ],
  [
    '#dfeee9',
    '<path d="M84 70L40 8M92 66L88 2M98 70L142 10" stroke="#2f6f5a" stroke-width="18" stroke-linecap="round"/><path d="M76 60h32l-6 92q-10 12-20 0z" fill="#f6f4dc"/><path d="M76 60h32l-3 44h-26z" fill="#86b98c"/><path d="M84 154l-8 14M92 158v14M98 154l8 14" stroke="#b9a777" stroke-width="4"/>',
    'Poireau',
    [2, 3],
  ],
  [
    '#f5ecd2',
    '<path d="M62 150q-44-60 0-128q16 70 0 128zM118 150q44-60 0-128q-16 70 0 128z" fill="#5f9a45"/><rect x="62" y="14" width="56" height="142" rx="28" fill="#f3c32f"/><path d="M72 44h36M68 66h44M66 88h48M66 110h48M68 132h44M80 22v130M100 22v130" stroke="#c9951b" stroke-width="4"/>',
    'Maïs',
    [4, 5],
  ],
] as const;

const months = ['j', 'f', 'm', 'a', 'm', 'j', 'j', 'a', 's', 'o', 'n', 'd'];

export default {
  faces: [face('Abril Fatface')],
  css: `body { background: #2f4a2c; color: #24331f; font: 400 26px/1 "Abril Fatface"; display: grid; grid-template-columns: repeat(3, 196px); grid-auto-rows: 246px; gap: 22px 32px; place-content: center; }
figure { padding: 12px 10px; text-align: center; border-radius: 5px; box-shadow: 0 9px 0 #1d301b; transform: rotate(-2.5deg); position: relative; } figure:nth-child(even) { transform: rotate(3deg) translateY(5px); }
figure::before { content: ""; position: absolute; inset: 0 0 auto; height: 9px; background: repeating-linear-gradient(90deg, #24331f 0 7px, transparent 7px 14px); opacity: .3; }
svg { margin: 6px auto 4px; } b { display: block; font: 400 30px/1.1 "Abril Fatface"; } ol { display: flex; gap: 2px; list-style: none; margin-top: 9px; justify-content: center; } li { font: 700 12px/15px "Atkinson Hyperlegible Next"; width: 13px; background: #ffffff99; } li.on { background: #24331f; color: #fff; }`,
  body: packets
    .map(
      ([paper, drawing, name, sown]) =>
        `<figure style="background:${paper}"><svg width="166" height="157" viewBox="0 0 180 172">${drawing}</svg><b>${name}</b><ol>${months.map((month, index) => `<li${(sown as readonly number[]).includes(index) ? ' class="on"' : ''}>${month}</li>`).join('')}</ol></figure>`,
    )
    .join(''),
} satisfies Scene;
