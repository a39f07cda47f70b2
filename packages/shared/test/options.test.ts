import { describe, expect, it } from 'vitest';
import { budgets } from '../src/contact.ts';
import { isFields } from '../src/json.ts';
import { isCodeOf, labelOf, type Option, yesNo } from '../src/options.ts';
import { exported } from './exported.ts';

const isOption = (value: unknown): value is Option => isFields(value) && 'code' in value && 'label' in value;
const optionLists = exported.flatMap(([name, value]) =>
  Array.isArray(value) && value.length > 0 && value.every(isOption) ? [[name, value] as const] : [],
);
const codesOf = (list: readonly Option[]): string[] => list.map((option) => option.code);

describe('option lists', () => {
  it.each(optionLists)('%s: unique codes and labels, French typography', (_name, options) => {
    expect(options.length).toBeGreaterThan(1);
    // Codes travel in addresses, requests and exports.
    for (const code of codesOf(options)) expect(code).toMatch(/^[<a-z0-9][a-z0-9+-]*$/i);
    expect(new Set(codesOf(options)).size).toBe(options.length);
    expect(new Set(options.map((option) => option.label)).size).toBe(options.length);
    for (const { label } of options) {
      expect(label).toBe(label.trim());
      const advice = `« ${label} » : écrivez \\u00a0 dans un nombre, devant son unité et devant un deux-points, et ’ pour l’apostrophe`;
      expect(label, advice).not.toMatch(/['\u202f]|\d [\d$h]|\d\$| [;!?:]/);
    }
  });

  it('keep their codes, which stored requests and shared addresses contain', () => {
    const codes = Object.fromEntries(optionLists.map(([name, options]) => [name, codesOf(options).join(' ')]));
    const advice =
      'remettez le code changé ou retiré; pour un choix de plus : « cd packages/shared && npx vitest run options -u »';
    expect(codes, advice).toMatchInlineSnapshot(`
      {
        "aiSectors": "services manufacturing health commerce",
        "budgets": "audit-gratuit 1000-5000 5000-15000 15000-30000 30000-50000 50000-100000 100000+ a-discuter",
        "callBackMoments": "matin midi fin-apres-midi",
        "hostingLocations": "quebec us europe autre",
        "productionTypes": "discrete continuous mixed",
        "projectTypes": "site-vitrine e-commerce application-web application-mobile refonte-complete optimisation-seo automatisation-processus integration-systemes formation-equipe audit-technique autre",
        "quoteAdditionalServices": "seo-optimisation copywriting photography videography team-training support-24-7 monthly-maintenance premium-hosting",
        "quoteBudgets": "<5k 5k-15k 15k-30k 30k-50k 50k+ unsure",
        "quoteFeatures": "payment-system member-area multi-language blog-news live-chat online-booking crm-integration advanced-analytics newsletter social-networks interactive-map photo-video-gallery",
        "quoteHosting": "managed self-hosted no-preference",
        "quoteIntegrations": "stripe-paypal salesforce hubspot google-workspace microsoft-365 slack mailchimp shopify wordpress zapier quickbooks other",
        "quoteMaintenance": "monthly-contract on-demand not-needed",
        "quoteProjectTypes": "website ecommerce webapp mobile automation design marketing other",
        "quoteTimelines": "asap 1-2months 2-3months 3-6months 6months+",
        "serviceTypes": "audit-gratuit developpement-web applications-mobile automatisation design-ux-ui marketing-digital modelisation-3d consultation formation autre",
        "timelines": "audit-immediat urgent 1-2-mois 2-4-mois 4-6-mois 6-12-mois flexible planification-future",
        "yesNo": "oui non",
      }
    `);
  });
});

describe('labelOf', () => {
  it('gives the label, or the unknown code itself', () => {
    expect(labelOf(budgets, '100000+')).toBe('Plus de 100\u00a0000\u00a0$');
    expect(labelOf(budgets, 'beaucoup')).toBe('beaucoup');
    expect(labelOf(budgets, '')).toBe('');
    expect(labelOf([], 'constructor')).toBe('constructor');
  });

  it('agrees with isCodeOf', () => {
    expect(isCodeOf(yesNo, 'oui')).toBe(true);
    expect(isCodeOf(yesNo, 'toString')).toBe(false);
  });
});
