import { expect, it } from 'vitest';
import { typographyFaults } from './typography.ts';
import { vocabularyFaults } from './vocabulary.ts';

/** In these tests `_` is a no-break space, to make it visible. */
const text = (written: string) => written.replaceAll('_', '\u00a0');
const rulesBroken = (written: string) => typographyFaults(text(written)).map(({ rule }) => rule);

// What is accepted, the texts of the site hold: see sources.test.ts.
it.each([
  ['Trois choix : le courriel', 'deux-points sans espace insécable devant'],
  ['Trois choix: le courriel', 'deux-points sans espace insécable devant'],
  ['Trois choix_:le courriel', 'deux-points collé au mot qui suit'],
  ['À 09:30', 'heure écrite avec deux-points'],
  ['98%', '« % » sans espace insécable devant'],
  ['98 %', '« % » sans espace insécable devant'],
  ['0$', '« $ » sans espace insécable devant'],
  ['de $50', '« $ » sans espace insécable devant'],
  ['300k$', '« $ » sans espace insécable devant'],
  ['Sous 24h', 'unité sans espace insécable devant'],
  ['2 km', 'unité sans espace insécable devant'],
  ['0,3 kWh', 'unité sans espace insécable devant'],
  ['« bonjour_»', 'guillemet français sans espace insécable'],
  ['«_bonjour »', 'guillemet français sans espace insécable'],
  ['Dites "bonjour"', 'guillemets anglais'],
  ['Vraiment ?', 'espace devant'],
  ['Bravo_!', 'espace devant'],
  ['Un ; deux', 'espace devant'],
  ["L'email", 'apostrophe droite'],
  ['10 000 visiteurs', 'tranches de trois chiffres sans espace insécable'],
  ['10000 visiteurs', 'nombre sans espace insécable entre les tranches'],
  ['4500 pièces', 'nombre sans espace insécable entre les tranches'],
  ['2000_$', 'année ou montant sans tranches'],
  ['2.5 fois', 'point décimal'],
  ['2,194 km', 'virgule de milliers'],
  ['1-2 semaines', 'intervalle avec trait d’union'],
  ['5\u202f000', 'espace autre que'],
  ['Deux  espaces', 'espaces de suite'],
  ['Attendez...', 'points de suspension'],
  ['Bois, etc…', '« etc. » suivi de'],
  ['À 09_h', 'zéro devant l’heure ou le jour'],
  ['Le 1_août', 'premier du mois'],
  ['Le 26_Juillet', 'mois avec majuscule'],
  ['Le 26/07/2025', 'date en chiffres'],
  ['La 1ère fois, le 2ème essai', 'ordinal'],
  ['A propos', 'majuscule sans accent'],
  ['Voilà. A partir de là', 'majuscule sans accent'],
  ['Ca va', 'majuscule sans cédille'],
  ['Le bois - l’épinette', 'trait d’union en guise de tiret'],
  ['Web & mobile', '« & » en guise de « et »'],
  ['Un mot , un autre', 'espace devant une virgule ou un point'],
  ['Un mot,un autre', 'ponctuation collée au mot qui suit'],
  ['Fini.Puis', 'ponctuation collée au mot qui suit'],
  ['Un ( deux)', 'espace à l’intérieur d’une parenthèse'],
])('reports what the OQLF forbids: %s', (written, rule) => {
  expect(rulesBroken(written)).toContainEqual(expect.stringContaining(rule));
});

it.each([
  ['Abonnez-vous à la newsletter', 'infolettre'],
  ['Des solutions innovantes', 'un fait ou un chiffre'],
])('reports words that the site avoids: %s', (written, better) => {
  expect(vocabularyFaults(written).map(({ rule }) => rule)).toEqual([expect.stringContaining(better)]);
});
