export interface Source {
  /** The publisher; if the document itself is unavailable, also who reported it. */
  readonly name: string;
  /** Address of the document. Without one, the name states that it was not found. */
  readonly url?: string;
  readonly lang?: 'en';
}

/** Documents that several pages or the register cite. */
export const cited = {
  article141: {
    name: 'Charte de la langue française, article 141, Légis Québec',
    url: 'https://www.legisquebec.gouv.qc.ca/fr/version/lc/c-11?code=se:141&historique=20260413',
  },
  conseilDuPatronat: {
    name: 'Conseil du patronat du Québec',
    url: 'https://www.newswire.ca/fr/news-releases/adoption-de-l-intelligence-artificielle-les-entreprises-du-quebec-ne-savent-pas-par-ou-commencer-selon-le-cpq-895200078.html',
  },
  conforme: {
    name: 'Loi sur le secteur privé (P-39.1), article 17, expliqué par conforme.ca',
    url: 'https://conforme.ca/fr/conformite-loi-25/efvp',
  },
  cric: {
    name: 'Finances Québec, crédit d’impôt CRIC',
    url: 'https://www.finances.gouv.qc.ca/ministere/soutien_secteur_financier_entreprises/regime_fiscale_innovation/cric.asp',
  },
  educaloi: {
    name: 'Éducaloi, votre site Web est-il conforme à la loi',
    url: 'https://educaloi.qc.ca/decryptage/droits-linguistiques-votre-site-web-est-il-conforme-a-la-loi/',
  },
  electricityMaps: {
    name: 'Electricity Maps, cycle de vie du réseau québécois',
    url: 'https://github.com/electricitymaps/electricitymaps-contrib/blob/master/config/zones/CA-QC.yaml',
    lang: 'en',
  },
  epochAi: {
    name: 'Epoch AI, énergie d’une question à un assistant',
    url: 'https://epoch.ai/gradient-updates/how-much-energy-does-chatgpt-use',
    lang: 'en',
  },
  google: { name: 'Google, énergie d’une requête médiane', url: 'https://arxiv.org/abs/2508.15734', lang: 'en' },
  googleCloud: {
    name: 'Google Cloud, données carbone par région',
    url: 'https://github.com/GoogleCloudPlatform/region-carbon-info',
    lang: 'en',
  },
  noovo: {
    name: 'La Presse canadienne, plaintes et inspections en hausse, par Noovo Info',
    url: 'https://www.noovo.info/nouvelle/les-plaintes-et-les-inspections-liees-a-la-langue-francaise-ont-augmente-au-quebec.html',
  },
  openAi: {
    name: 'OpenAI, énergie d’une question moyenne, relevé par The Decoder',
    url: 'https://the-decoder.com/a-single-chatgpt-query-uses-as-much-energy-as-a-google-search-did-in-2009/',
    lang: 'en',
  },
  oqlf: {
    name: 'OQLF, plaintes reçues en 2024-2025',
    url: 'https://www.oqlf.gouv.qc.ca/francisation/respect/statistiques/stat20242025.html',
  },
  pari: {
    name: 'Guide d’admissibilité au PARI CNRC, par impactapplications.ca',
    url: 'https://impactapplications.ca/blog/nrc-irap-eligibility-guide',
    lang: 'en',
  },
  statisticsCanada: {
    name: 'Statistique Canada',
    url: 'https://www150.statcan.gc.ca/n1/pub/11-621-m/11-621-m2025008-fra.htm',
  },
  isq: {
    name: 'Institut de la statistique du Québec, relevé par Boulet Stratégies',
    url: 'https://www.bouletstrategies.ca/blog/87-des-pme-quebecoises-ratent-le-train-de-l-ia',
  },
  unesco: {
    name: 'UNESCO et University College London, petits modèles, relevé par Broadcast',
    url: 'https://www.broadcastnow.co.uk/tech-innovation/small-changes-can-reduce-genai-energy-use-by-90/5206958.article',
    lang: 'en',
  },
} as const satisfies Readonly<Record<string, Source>>;
