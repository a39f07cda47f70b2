import { stats } from '../computed.ts';
import { page } from '../page.ts';
import { projectsOf } from '../projects/projects.ts';
import { modelStrings } from '../tools/model-showcase.ts';

/** Transferred kilobytes of the sample, for the paragraph, the figure and the button. */
const sampleWeight = 56;

export default page({
  title: 'Modélisation 3D au Québec : produits, pièces, bâtiments',
  description: `Produits, bâtiments, pièces et personnages en 3D : précision de ${stats.precision}, rendus ${stats.renders}, objets simples livrés en ${stats.modelDays} jours ouvrables, ${stats.revisions} révisions.`,
  summary: 'Produits, bâtiments et personnages vus sous tous les angles.',
  modified: '2026-11-27',
  keywords:
    'modélisation 3D Québec, rendu 3D, visualisation architecturale, 3D industriel, réalité virtuelle, modèle 3D pour le Web',
  accent: 'river',
  service: { type: 'Modélisation, rendu et animation en trois dimensions' },
  sections: {
    hero: {
      eyebrow: 'Modélisation 3D',
      title: 'Tournez la pièce avant de l’usiner.',
      lead: 'Un prototype refusé coûte une semaine d’atelier. Un modèle refusé coûte un courriel. Nous mettons votre idée sous tous les angles pendant qu’elle se change encore d’un clic.',
      actions: {
        'Démarrer mon projet 3D': { page: 'contact', query: { service: 'modelisation-3d' } },
        'Voir le portfolio': { page: 'portfolio' },
      },
      facts: [
        { value: stats.modelDays, label: 'jours ouvrables pour un objet simple' },
        { value: stats.revisions, label: 'révisions comprises' },
        { value: stats.precision, label: 'de précision' },
      ],
      drawing: 'modelisation-3d',
    },
    'model-showcase#echantillon': {
      tone: 'surface',
      eyebrow: 'Un échantillon',
      title: 'Faites tourner cette boîte de sirop.',
      model: {
        name: 'echantillon',
        alt: 'Boîte de sirop d’érable au couvercle entrouvert, étiquette rouge et feuille dessinée, posée sur un socle de bois',
        orbit: '-16deg 68deg 105%',
        exposure: 0.95,
        weight: sampleWeight,
      },
      side: 'end',
      paragraphs: [
        `Une conserve de sirop, modelée en code pour cette page. Faites-la pivoter, approchez-vous de la sertissure : l’objet pèse ${sampleWeight} ko. Le visualiseur, ${modelStrings.viewerWeight} ko, ne se charge qu’une fois pour tous les objets du site.`,
        'Le modèle ne se charge que si vous le demandez. C’est notre règle pour toute image lourde : d’abord une photo juste, ensuite l’objet, au choix du visiteur.',
      ],
      facts: [
        { value: stats.renders, label: 'pour l’imprimé' },
        { value: `${sampleWeight} ko`, label: 'pour cet objet' },
      ],
      actions: { 'Modéliser mon produit': { page: 'contact', query: { service: 'modelisation-3d' } } },
    },
    'cards#services': {
      eyebrow: 'Six spécialités',
      title: 'Du flacon à l’immeuble',
      lead: 'Le logiciel est parfois le même; l’œil, jamais. Chaque spécialité a ses tolérances et ses vérifications.',
      mobileFeatures: 3,
      swipeHint: true,
      action: { label: 'En savoir plus', target: { page: 'contact', query: { service: 'modelisation-3d' } } },
      items: {
        'Produits et emballages': {
          badge: 'Produits',
          text: 'Pour vendre avant la première palette, ou refaire la photo d’un article en douze couleurs sans louer de studio.',
          features: [
            'Fiche de produit interactive',
            'Déclinaisons de couleurs',
            'Mise en scène',
            'Fichiers prêts pour la boutique',
          ],
        },
        'Architecture et aménagement': {
          badge: 'Architecture',
          text: 'Pour qu’un conseil municipal, un acheteur ou un voisin voie la même rue que l’architecte.',
          features: [
            'Intérieurs et extérieurs',
            'Lumière selon l’heure et la saison',
            'Insertion dans la photo du site',
            'Visite guidée',
          ],
        },
        'Pièces et équipements': {
          badge: 'Industriel',
          text: 'Pour la soumission, la notice de montage ou la pièce dont le plan a brûlé en 1987.',
          features: [
            'Relevé au dixième de millimètre',
            'Vues éclatées',
            'Assemblages animés',
            'Formats de fabrication',
          ],
        },
        'Personnages et mascottes': {
          badge: 'Personnages',
          text: 'Pour donner un visage à une marque sans tomber dans le bonhomme générique.',
          features: [
            'Recherche de silhouette',
            'Ossature et expressions',
            'Animations en boucle',
            'Version légère pour le Web',
          ],
        },
        'Anatomie et dispositifs': {
          badge: 'Médical',
          text: 'Pour expliquer un geste, une prothèse ou un appareil à un patient qui a peur, sans l’effrayer davantage.',
          features: [
            'Validation par vos cliniciens',
            'Coupes et transparences',
            'Narration en français',
            'Aucune donnée de patient',
          ],
        },
        'Réalité virtuelle et augmentée': {
          badge: 'RV et RA',
          text: 'Pour former sans arrêter la ligne, ou poser le canapé dans le salon du client avant la livraison.',
          features: [
            'Formation en casque',
            'Essai dans la pièce, au téléphone',
            'Guides d’entretien superposés',
            'Mesure de la compréhension',
          ],
        },
      },
    },
    'tiles#outils': {
      tone: 'surface',
      eyebrow: 'Six outils',
      title: 'L’établi',
      mobileItems: 3,
      items: {
        Blender: 'Modelage, rendu et animation. Libre, donc vos fichiers s’ouvriront encore dans dix ans.',
        'Cinema 4D': 'Mouvement et habillage, quand la pièce doit danser un peu.',
        '3ds Max': 'Architecture et grands ensembles, avec les bibliothèques du métier.',
        SolidWorks: 'Plans paramétriques, tolérances et mise en fabrication.',
        'Substance 3D': 'Rouille, érable verni, polymère moulé : la matière se reconnaît de loin.',
        'Unreal Engine': 'Temps réel, casques et visites où l’on marche vraiment.',
      },
    },
    'process#phases': {
      tone: 'night',
      eyebrow: 'En jours, pas en mois',
      title: 'Quatre étapes, du croquis au fichier',
      lead: `Quatre étapes complètes prennent de 8 à 16 jours ouvrables. Un objet simple, sans décor ni animation, en demande de ${stats.modelDays}. Chaque étape se termine par un oui écrit.`,
      phases: {
        Réunir: {
          text: 'Plans, croquis, photos prises au téléphone : nous partons de ce que vous avez.',
          duration: '1 à 2 jours',
          activities: ['Références', 'Mesures', 'Usage final', 'Plan approuvé'],
        },
        Modeler: {
          text: 'Le volume d’abord, en gris. La couleur distrait quand la proportion est fausse.',
          duration: '3 à 7 jours',
          activities: ['Volume', 'Détails', 'Première révision', 'Contrôle des cotes'],
        },
        Habiller: {
          text: 'Matières, lumière, décor. C’est ici que l’objet cesse d’avoir l’air d’un dessin.',
          duration: '2 à 4 jours',
          activities: ['Textures', 'Éclairage', 'Deuxième révision', 'Essais de rendu'],
        },
        Livrer: {
          text: 'Images, fichiers sources et version allégée, nommés pour être retrouvés.',
          duration: '2 à 3 jours',
          activities: [`Rendus ${stats.renders}`, 'Dernière révision', 'Version Web', 'Archivage'],
        },
      },
    },
    'tiles#secteurs': {
      eyebrow: 'Six milieux',
      title: 'Qui nous apporte des objets',
      mobileItems: 3,
      items: {
        Fabrication: 'Montrer une machine de douze tonnes dans une salle de réunion de douze places.',
        Immobilier: 'Vendre un étage que personne n’a encore coulé.',
        Commerce: 'Cent vingt déclinaisons d’un fauteuil, une seule séance.',
        Santé: 'Préparer un patient, former une équipe, présenter un dispositif.',
        Culture: 'Rendre à un artefact le morceau qui lui manque, à l’écran seulement.',
        Formation: 'Démonter un moteur vingt fois sans se salir les mains.',
      },
    },
    'project-list': {
      title: 'Tournés, coupés, démontés',
      projects: projectsOf('fonderie-clair-timbre', 'ebenisterie-coeur-de-merisier', 'charpentes-quatre-vents'),
    },
    'call-to-action#projet': {
      title: 'Une photo floue et deux mesures, ça nous suffit.',
      lead: 'Décrivez ce que vous avez sous la main. Nous vous disons ce que nous pouvons en tirer, en combien de jours et pour quel budget.',
      actions: {
        'Décrire mon objet': { page: 'contact', query: { service: 'modelisation-3d' } },
        'Voir nos modèles': { page: 'portfolio' },
      },
    },
  },
});
