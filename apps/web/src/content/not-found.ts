import type { PageContent } from './schema/page.ts';

export default {
  title: 'Page introuvable, erreur 404 | Retrouvez votre chemin',
  description:
    'L’adresse demandée ne mène à aucune page du site. Cherchez la page par son nom dans la liste complète ou revenez à l’accueil.',
  accent: 'berry',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Erreur 404',
      title: 'Ce sentier ne mène nulle part.',
      lead: 'L’adresse a changé, ou une lettre s’est perdue en route. Cherchez la page par son nom, ou repartez du début.',
      actions: [
        { label: 'Retourner à l’accueil', target: { page: 'home' } },
        { label: 'Chercher une page', target: { anchor: 'recherche' } },
      ],
      drawing: 'introuvable',
    },
    {
      kind: 'site-search',
      id: 'recherche',
      tone: 'surface',
      title: 'Toutes les pages, à portée de main',
      label: 'Nom de la page',
      synonyms: {
        quote: 'prix tarif coût combien soumission estimation budget forfait',
        contact: 'courriel téléphone joindre écrire adresse rendez-vous appel aide',
        about: 'agence équipe valeurs histoire qui',
        approach: 'méthode étapes équipe processus',
        automation: 'robot tâches saisie factures intégration',
        webDevelopment: 'site boutique commerce référencement refonte',
        mobileApps: 'téléphone tablette appli',
        uxDesign: 'maquette interface ergonomie graphisme',
        modelling3d: 'rendu animation maquette image',
        marketing: 'publicité référencement réseaux infolettre',
        financeAutomation: 'comptabilité factures fournisseurs',
        privacy: 'confidentialité loi 25 données témoins vie privée',
      },
      all: 'Voici tout le site.',
      guess: 'Vous cherchiez peut-être :',
      none: 'Aucune page de ce nom. Essayez un mot plus court, ou demandez-nous où elle est passée.',
      noneAction: { label: 'Nous écrire', target: { page: 'contact' } },
      one: 'Une page trouvée',
      many: '{count} pages trouvées',
    },
  ],
} satisfies PageContent;
