import { expect, it } from 'vitest';
import { extractInvoice } from '../src/invoice/extract.ts';

/** Lines between the subtotal and the total, taxable parts, taxes of other provinces: whether the sums are correct. */
const odd: readonly (readonly [string, string, boolean])[] = [
  [
    'delivery is taxed when it is before the taxes',
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
    'an HST of no province is reported',
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
    'a tax on a delivery that is wrong is still reported',
    'Meubles Lanoraie\nFacture 4411\nSous-total 100,00 $\nLivraison 15,00 $\nTPS 5,75 $\nTVQ 12,47 $\nTotal 133,22 $',
    false,
  ],
  [
    'a free delivery and a payment received change nothing',
    'Pièces Rondeau\nFacture 5\nSous-total 100,00 $\nLivraison gratuite\nTPS 5,00 $\nTVQ 9,98 $\nTotal 114,98 $\nPaiement reçu 50,00 $\nSolde 64,98 $',
    true,
  ],
  [
    'taxes of a bill that is taxable in part are computed on the base that it writes',
    'Épicerie du Coin\nFacture 1201\nSous-total : 84,20 $\nMontant taxable : 30,00 $\nTPS : 1,50 $\nTVQ : 2,99 $\nTotal : 88,69 $',
    true,
  ],
  [
    'the base may be written in the line of the tax',
    'Épicerie du Coin\nFacture 1202\nSous-total : 84,20 $\nTPS 5 % sur 30,00 $ : 1,50 $\nTVQ 9,975 % sur 30,00 $ : 2,99 $\nTotal : 88,69 $',
    true,
  ],
  [
    'the base may be written beside what is not taxed, in English',
    'Corner Pharmacy\nInvoice # 1203\nNon-taxable sales 54.20\nTaxable sales 30.00\nSubtotal 84.20\nGST 1.50\nQST 2.99\nTotal 88.69',
    true,
  ],
  [
    'a base in brackets, and a total of what is taxable, are not the total',
    'Pharmacie Rondeau\nFacture 1204\nTotal non taxable 54,20\nTotal taxable 30,00\nSous-total 84,20\nTPS (5 % de 30,00 $) 1,50\nTVQ (9,975 % de 30,00 $) 2,99\nTotal 88,69',
    true,
  ],
  [
    'a tax that fits neither the subtotal nor the written base is wrong',
    'Épicerie du Coin\nFacture 1205\nSous-total : 84,20 $\nMontant taxable : 30,00 $\nTPS : 2,50 $\nTVQ : 2,99 $\nTotal : 89,69 $',
    false,
  ],
  [
    'a base that exceeds the subtotal is no base',
    'Épicerie du Coin\nFacture 1206\nSous-total : 30,00 $\nMontant taxable : 84,20 $\nTPS : 4,21 $\nTVQ : 8,40 $\nTotal : 42,61 $',
    false,
  ],
  [
    'a subtotal after a discount is the base of the taxes',
    'Imprimerie du Lac\nFacture no 89\nSous-total : 200,00 $\nRabais (10 %) : 20,00 $\nSous-total après rabais : 180,00 $\nTPS : 9,00 $\nTVQ : 17,96 $\nTotal : 206,96 $',
    true,
  ],
  [
    'subtotals before and after a discount, in other words',
    'Northern Parts Ltd.\nInvoice # 7782\nSubtotal before discount $200.00\nDiscount $20.00\nSubtotal after discount $180.00\nGST $9.00\nQST $17.96\nTotal $206.96',
    true,
  ],
  [
    'a discount between two plain subtotals is counted once',
    'Imprimerie du Lac\nFacture no 90\nSous-total : 200,00 $\nMoins escompte : 20,00 $\nSous-total : 180,00 $\nTPS : 9,00 $\nTVQ : 17,96 $\nTotal : 206,96 $',
    true,
  ],
  [
    'a discount written with its sign after the subtotal, then delivery',
    'Meubles Lanoraie\nFacture 4412\nSous-total 200,00 $\nRabais de 10 % (20,00 $)\nLivraison 15,00 $\nTPS 9,75 $\nTVQ 19,45 $\nTotal 224,20 $',
    true,
  ],
  [
    'the taxes of a discount that was forgotten are wrong',
    'Imprimerie du Lac\nFacture no 91\nSous-total : 200,00 $\nRabais : 20,00 $\nSous-total après rabais : 180,00 $\nTPS : 10,00 $\nTVQ : 19,95 $\nTotal : 209,95 $',
    false,
  ],
  [
    'a discount taken off after the taxes does not change them',
    'Bistro du Quai\n2026-10-02\nSous-total 60,00\nTPS 3,00\nTVQ 5,99\nRabais carte 10,00\nTotal 58,99',
    true,
  ],
  ['short forms of a till are read', 'DEPANNEUR ROY\nfact no 55-102\ns-tot 20.00\ntps 1.00\ntvq 2.00\ntot 23.00', true],
];

it.each(odd)('%s', (_, text, match) => {
  const { totalsMatch, checks } = extractInvoice(text);
  expect({ totalsMatch, checks: checks.filter(({ ok }) => !ok).length > 0 }).toEqual({
    totalsMatch: match,
    checks: !match,
  });
});

it('reads the abbreviations of a cash register', () => {
  const { documentNumber, subtotal, total } = extractInvoice(odd.at(-1)?.[1] ?? '');
  expect([documentNumber?.value, subtotal?.value, total?.value]).toEqual(['55-102', 20, 23]);
  for (const label of ['Fact. no 77', 'FACT # 77', 'No fact. 77', 'Fact 77']) {
    expect(extractInvoice(`Garage Roy\n${label}\nTot. : 12,00 $`)).toMatchObject({
      documentNumber: { value: '77' },
      total: { value: 12 },
    });
  }
});

it('takes the subtotal after the discount, and the expected tax on the stated base', () => {
  const read = (name: string) => extractInvoice(odd.find(([title]) => title.startsWith(name))?.[1] ?? '');
  expect(read('a subtotal after a discount').subtotal?.value).toBe(180);
  expect(read('a tax that fits neither').checks.find(({ ok }) => !ok)).toMatchObject({ expected: 1.5, found: 2.5 });
});

it('gives the expected tax on the subtotal with delivery', () => {
  const { checks } = extractInvoice(odd.find(([title]) => title.startsWith('a tax on a delivery'))?.[1] ?? '');
  expect(checks.find(({ name }) => name === 'qst')).toMatchObject({ expected: 11.47, found: 12.47, difference: 1 });
});
