import { expect, it } from 'vitest';
import { withoutQuoted } from './quoted.ts';

it('removes exactly the fixed wordings', () => {
  expect(withoutQuoted("L'email est requis")).toBe('xx');
  expect(withoutQuoted('Voir Cas d’Usage : automatisation')).toBe('xx : automatisation');
  expect(withoutQuoted('Envoi en cours... 98%')).toBe('xx 98%');
  expect(withoutQuoted('Erreur: Impossible')).toBe('xx Impossible');
  expect(withoutQuoted('Devis Gratuitement')).toBe('Devis Gratuitement');
});

it('removes the longest wording, and nothing after it', () => {
  expect(withoutQuoted('Démarrer Mon Audit Gratuit')).toBe('xx');
  expect(withoutQuoted('Erreur de configuration: délai 3.5')).toBe('xx délai 3.5');
});
