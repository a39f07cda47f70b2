import { face, type Scene } from '../lib/scene.ts';

const [red, blue, yellow, ink] = ['#e2231a', '#1446c8', '#ffcf00', '#151515'];

export default {
  faces: [face('Familjen Grotesk', '400 700')],
  css: `body { background: #b9bab5; color: ${ink}; font: 700 24px/1 "Familjen Grotesk"; }
.wall { position: absolute; inset: 0 0 112px; background: repeating-linear-gradient(90deg, #c9cac5 0 238px, #b3b4af 238px 240px); } .road { position: absolute; inset: 428px 0 0; background: #7d7e7b; border-top: 14px solid #94958f; }
.roof { position: absolute; left: 20px; right: 20px; top: 40px; height: 24px; background: ${ink}; } .post { position: absolute; top: 64px; width: 14px; height: 384px; background: ${ink}; }
.poster { position: absolute; top: 84px; width: 206px; height: 312px; overflow: hidden; box-shadow: 0 0 0 8px ${ink}; } .poster svg { position: absolute; inset: 0; } .poster b { position: absolute; left: 14px; bottom: 12px; font: 700 36px/.9 "Familjen Grotesk"; letter-spacing: -.04em; }
.bench { position: absolute; left: 60px; right: 60px; top: 418px; height: 16px; background: #8a5a34; }`,
  body: `<div class="wall"></div><div class="road"></div>
<div class="poster" style="left:42px;background:${red};color:#fff"><svg width="206" height="312" viewBox="0 0 206 312"><path d="M-20 250L226 20" stroke="#fff" stroke-width="44"/><circle cx="46" cy="188" r="13" fill="${red}"/><circle cx="103" cy="135" r="13" fill="${red}"/><circle cx="160" cy="82" r="13" fill="${red}"/></svg><b>D’ici<br>à là.</b></div>
<div class="poster" style="left:257px;background:${yellow}"><svg width="206" height="312" viewBox="0 0 206 312"><circle cx="103" cy="116" r="92" fill="${ink}"/><path d="M103 116V24A92 92 0 0 1 183 70Z" fill="${yellow}"/><text x="94" y="164" text-anchor="middle" fill="#fff" style="font:700 84px 'Familjen Grotesk';letter-spacing:-.05em">10</text></svg><b>Aux dix<br>minutes.</b></div>
<div class="poster" style="left:472px;background:${blue};color:#fff"><svg width="206" height="312" viewBox="0 0 206 312"><path d="M0 82h96V30l96 82l-96 82v-52H0z" fill="#fff"/></svg><b>Jusqu’à<br>minuit.</b></div>
<div class="roof"></div><div class="post" style="left:14px"></div><div class="post" style="right:14px"></div><div class="bench"></div>
<svg style="position:absolute;left:560px;top:338px" width="120" height="150" viewBox="0 0 120 150"><path d="M44 128V74q0-26 22-26t22 26v54" fill="${ink}"/><circle cx="66" cy="30" r="17" fill="${ink}"/><path d="M20 90h20v32H20z" fill="${red}"/></svg>`,
} satisfies Scene;
