import { expect, it } from 'vitest';
import { extractInvoice } from '../src/invoice/extract.ts';

/** Lines that stand between the subtotal and the total, or taxes of elsewhere: what the sums must make of them. */
const odd: readonly (readonly [string, string, boolean])[] = [
  [
    'delivery is taxed when it stands before the taxes',
    'Meubles Lanoraie\nFacture 4410\nChaise 100,00\nSous-total 100,00 $\nLivraison 15,00 $\nTPS 5,75 $\nTVQ 11,47 $\nTotal 132,22 $',
    true,
  ],
  [
    'a discount is taken off, whatever its sign',
    'Imprimerie du Lac\nFacture no 88\nSous-total : 200,00 $\nRabais fidélité (10 %) : 20,00 $\nTPS : 9,00 $\nTVQ : 17,96 $\nTotal : 206,96 $',
    true,
  ],
  [
    'a discount with its sign, and handling, in English',
    'Northern Parts Ltd.\nInvoice # 7781\nSubtotal $300.00\nDiscount (5%) -$15.00\nShipping & handling $12.00\nGST $14.85\nQST $29.63\nTotal $341.48',
    true,
  ],
  [
    'the HST of Ontario is thirteen percent',
    'Kingston Supply\nInvoice 1207\nSubtotal 400.00\nHST (13%) 52.00\nTotal 452.00',
    true,
  ],
  [
    'the HST of New Brunswick is fifteen percent',
    'Quincaillerie Shediac\nFacture 31\nSous-total 80,00 $\nTVH (15 %) 12,00 $\nTotal 92,00 $',
    true,
  ],
  [
    'an HST of no province is told',
    'Atelier Moncton\nFacture 32\nSous-total 80,00 $\nTVH 8,00 $\nTotal 88,00 $',
    false,
  ],
  [
    'a tip comes after the taxes, which it does not change',
    'Bistro du Quai\n2026-10-02\nSous-total 60,00\nTPS 3,00\nTVQ 5,99\nPourboire 10,00\nTotal 78,99',
    true,
  ],
  [
    'deposits on bottles come after the taxes too',
    'Dépôt Chouinard\nFacture C-18\nSous-total 50,00 $\nTPS 2,50 $\nTVQ 4,99 $\nConsigne 3,60 $\nTotal 61,09 $',
    true,
  ],
  [
    'what is counted in the subtotal is not counted again',
    'Serres Mackay\nFacture 902\nPlants 90,00 $\nLivraison 20,00 $\nRabais -10,00 $\nSous-total 100,00 $\nTPS 5,00 $\nTVQ 9,98 $\nTotal 114,98 $',
    true,
  ],
  [
    'a tax on a delivery that is wrong is still told',
    'Meubles Lanoraie\nFacture 4411\nSous-total 100,00 $\nLivraison 15,00 $\nTPS 5,75 $\nTVQ 12,47 $\nTotal 133,22 $',
    false,
  ],
  [
    'a free delivery and a payment received change nothing',
    'Pièces Rondeau\nFacture 5\nSous-total 100,00 $\nLivraison gratuite\nTPS 5,00 $\nTVQ 9,98 $\nTotal 114,98 $\nPaiement reçu 50,00 $\nSolde 64,98 $',
    true,
  ],
];

it.each(odd)('%s', (_, text, match) => {
  const { totalsMatch, checks } = extractInvoice(text);
  expect({ totalsMatch, checks: checks.filter(({ ok }) => !ok).length > 0 }).toEqual({
    totalsMatch: match,
    checks: !match,
  });
});

it('tells what a tax should be of the subtotal and its delivery together', () => {
  const { checks } = extractInvoice(odd[9]?.[1] ?? '');
  expect(checks.find(({ name }) => name === 'qst')).toMatchObject({ expected: 11.47, found: 12.47, difference: 1 });
});
