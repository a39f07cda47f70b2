import { agency } from '../../site/agency.ts';
import type { PageId } from '../../site/pages.ts';

/** A search by name in the pages of the registry. */
export default {
  title: 'Toutes les pages, à portée de main',
  label: 'Nom de la page',
  /** Synonyms of a page's name, separated by spaces. */
  synonyms: {
    home: `${agency.name} calculateur CO2`,
    quote: 'prix tarif coût combien soumission estimation budget forfait honoraires',
    contact: `courriel (email) téléphone numéro joindre contacter parler formulaire emploi recrutement stage CV carrière formation écrire adresse aide horaire heures ouverture ${agency.email} ${agency.phone} support urgence`,
    booking: 'agenda calendrier réserver réservation RDV zoom appel consultation gratuite audit rencontre',
    sectors:
      'métier commerce magasin boulangerie restaurant café épicerie tourisme hôtel camping immobilier école garage ferme construction avocat OBNL éducation autonome',
    industry40:
      'subvention aide financement crédit impôt PARI ESSOR usine manufacture fabrication production capteur IoT ERP maintenance prédictive quiz',
    bill96: 'français francisation langue OQLF loi 101 affichage enseigne anglais traduire amende pénalité test',
    ecoWeb: 'écologique carbone co2 léger rapide lent vert',
    businessAi: 'intelligence artificielle AI ChatGPT prévision ROI OCR outils',
    healthFintech: 'clinique médecin dentiste pharmacie banque paiement assurance sécurité en-têtes SSL HSTS CSP',
    localOrGlobalAi: 'modèle GPT OpenAI Mistral souveraineté',
    ecoChatbots: 'robot chatbot chat bot clavardage assistant conversation articles blogue',
    portfolio: 'logo réalisations projets exemples clients',
    accessibility: 'handicap clavier lecteur contraste WCAG',
    ecodesign: 'empreinte sobriété RGESN poids',
    claims: 'preuve source statistique affirmation Lighthouse garantie',
    legalNotices: 'éditeur hébergeur hébergement crédits conditions droits auteur propriété intellectuelle',
    about: 'agence équipe valeurs histoire qui sommes êtes fondateur',
    approach: 'méthode étapes équipe processus',
    automation: 'tâches saisie intégration Zapier RPA API CRM',
    webDevelopment: 'site WordPress Shopify Wix commerce e-commerce refonte WooCommerce maintenance domaine délais',
    mobileApps: 'iPhone Android cellulaire tablette appli app React Native',
    uxDesign: 'maquette interface ergonomie graphisme prototype Figma',
    modelling3d: 'rendu animation maquette image',
    marketing: 'publicité Google Facebook référencement SEO réseaux infolettre',
    financeAutomation: 'comptabilité finance factures paie QuickBooks sage Acomba ROI trésorerie rentabilité OCR',
    privacy: 'loi 25 RGPD données renseignements personnels témoins (cookies) vie privée plainte LPRPDE',
  } satisfies Partial<Record<PageId, string>>,
  /** Before the visitor types. */
  all: 'Voici toutes les pages, sauf celles des réalisations.',
  /** Precedes the suggested page for an unknown address. */
  guess: 'Vous cherchiez peut-être :',
  none: 'Aucune page de ce nom. Essayez un mot plus court, ou demandez-nous où elle est passée.',
  /** Alternative if no page matches. */
  noneAction: { label: 'Nous écrire', target: { page: 'contact' } },
  found: { one: 'page trouvée', many: 'pages trouvées' },
} as const;
