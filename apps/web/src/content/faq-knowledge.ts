import { formatList } from '@agency/shared/format';
import type { Option } from '@agency/shared/options';
import { quoteOptions } from '@agency/shared/quote';
import {
  agency,
  externalUrls,
  isDemonstration,
  networks,
  postalAddress,
  promised,
  reviewed,
  settled,
} from '../site/agency.ts';
import type { PageId } from '../site/pages.ts';
import { type Answer, type Answers, type Asked, questionsOf } from '../site/questions.ts';
import { pageWeight, stats } from './computed.ts';
import { interfaceStrings } from './interface.ts';
import { categories } from './projects/categories.ts';
import { hosting, promises } from './promises.ts';

export interface Knowledge extends Asked {
  /** Page with more information, and the section in it. */
  readonly page: PageId;
  readonly fragment?: string;
}

/** The owner's answer, or the statement that there is none. */
const settledOr = (answer: string, subject: string): string | Answer =>
  answer || toAsk(`L’agence n’a rien publié sur ${subject}`);

/** What no page answers: visitors ask a person. */
const toAsk = (gap: string): Answer => ({
  answer: `${gap}. Écrivez-nous : une personne vous répondra.`,
  isUndecided: true,
});

/** Options of the quote form, in a sentence. */
const listed = (options: readonly Option[], type?: 'disjunction') =>
  formatList(
    options.map(({ label }) => label),
    type,
  );

/** The same options inside a sentence: names stay as they are, so they do not come here. */
const lowered = (options: readonly Option[]) =>
  options.map(({ code, label }) => ({ code, label: label.charAt(0).toLowerCase() + label.slice(1) }));

const software = quoteOptions.integrations.filter(({ code }) => code !== 'other');
const mailing = listed(quoteOptions.integrations.filter(({ code }) => code === 'mailchimp'));
const media = quoteOptions.additionalServices.filter(({ code }) =>
  /^(?:copywriting|photography|videography)$/.test(code),
);
const urgent = quoteOptions.timeline[0].label;

/** A page of the registry, with the section in it. */
type Place = PageId | `${PageId}#${string}`;

/**
 * Answers of the bot besides the questions on the pages: facts about the agency, and content of pages outside their questions, by the
 * page with more information. Other wordings of these questions are in `faq-wordings.txt`. One table in spite of its length: a
 * question is looked up, and belongs to several subjects.
 */
const answers: Readonly<Partial<Record<Place, Answers>>> = {
  contact: {
    'Bonjour! Que pouvez-vous me dire?':
      'Bonjour! Je réponds aux questions sur l’agence, ses services, ses délais et ses devis, avec les mots de ce site. Pour le reste, une personne vous répond.',
    'Comment parler à une personne?': `Appelez au ${agency.phone} ou écrivez à ${agency.email} : une personne de l’équipe vous répond. Vous pouvez aussi réserver un appel de 30 minutes, gratuit.`,
    'Quelles sont vos heures d’ouverture?': `${agency.hours}. Un jour férié ou en dehors de ces heures, écrivez à ${agency.email} : nous répondons sous ${promised.reply}.`,
    'Quel est votre numéro de téléphone?': `Le ${agency.phone}. ${agency.hours}.`,
    'Quelle est votre adresse de courriel?': `Écrivez-nous à ${agency.email}. Nous répondons sous ${promised.reply}.`,
    'Où êtes-vous situés?': `Au ${postalAddress.join(', ')}. Les rencontres se font sur place ou à distance.`,
    'Quels modes de paiement acceptez-vous?': `${agency.paymentMethods}.`,
    'Peut-on payer en plusieurs versements?': settledOr(settled.instalments, 'le paiement en plusieurs versements'),
    'Peut-on être remboursé?': settledOr(settled.refunds, 'les remboursements'),
    'Signez-vous une entente de confidentialité?': settledOr(
      settled.confidentiality,
      'les ententes de confidentialité',
    ),
    'Offrez-vous des emplois ou des stages?': settledOr(settled.jobs, 'ses emplois et ses stages'),
    'Recevez-vous des subventions?': settledOr(settled.subsidies, 'les subventions qu’elle reçoit'),
    'Qui sont vos dirigeants?': settledOr(settled.owners, 'ses propriétaires et ses dirigeants'),
    'Avez-vous des prix ou des avis de clients?': settledOr(settled.praise, 'ses récompenses ou ses témoignages'),
    'Automatisez-vous la paie?': toAsk('Nos pages n’en parlent que pour y relier une application'),
    'Faites-vous des imprimés?': toAsk('Nos pages de services n’en parlent pas'),
    'Un robot peut-il répondre au téléphone?': toAsk('Les robots de nos pages répondent par écrit'),
    'En combien de temps répondez-vous?': `Sous ${promised.reply}. ${promises.quote}`,
    'Qu’est-ce que la consultation gratuite?':
      'Une conversation gratuite de 30 minutes. Vous repartez avec un avis clair, même si nous ne faisons pas affaire ensemble.',
    'Merci!': `Avec plaisir. S’il reste une question, posez-la ici ou écrivez à ${agency.email}.`,
    'Êtes-vous sur les réseaux sociaux?':
      networks.length > 0
        ? `Oui : ${networks.map((name) => interfaceStrings.footer.networks[name]).join(', ')}. Les liens sont au pied de chaque page.`
        : 'L’agence n’a encore publié aucune adresse sur les réseaux sociaux.',
  },
  ecoChatbots: {
    'Êtes-vous un robot?':
      'Oui. Je cherche dans les questions et réponses de ce site, dans votre navigateur. Rien de ce que vous écrivez n’est envoyé, et je n’invente rien.',
  },
  quote: {
    'Comment obtenir un devis?': `Remplissez la demande de devis : quatre étapes, cinq minutes. C’est gratuit. ${promises.quote}`,
    'Quels logiciels pouvez-vous relier?': `La demande de devis nomme ${listed(software)}. Le vôtre n’y est pas? Nommez-le.`,
    'Faites-vous les textes, les photos et les vidéos?': `Oui, au choix dans la demande de devis : ${listed(lowered(media))}. Une entrevue avec vos experts fournit la matière des textes.`,
    'Pouvez-vous livrer en urgence?': `Choisissez « ${urgent} » comme échéancier de la demande de devis, et nommez votre date : nous dirons si elle est réaliste. ${promises.quote}`,
    'Quelles fonctionnalités peut avoir un site?': `Celles que propose la demande de devis : ${listed(lowered(quoteOptions.features))}.`,
  },
  portfolio: {
    'Faites-vous des logos?': `Nos pages de services n’en parlent pas, et le portfolio en montre, sous « ${categories.branding.label} ». Nommez le vôtre dans la demande de devis : nous dirons si nous le faisons.`,
  },
  'webDevelopment#phases': {
    'Combien de temps prend la création d’un site Web?':
      'De 8 à 14 semaines pour un site : arpenter (1 à 2), dessiner (2 à 3), charpenter (4 à 8), remettre (1). Le devis fixe le calendrier du vôtre.',
    'Pourrons-nous modifier le site nous-mêmes?':
      'Oui : votre équipe met le contenu à jour, et une formation de deux heures fait partie de la remise du site.',
  },
  'contact#audit': {
    'Que contient l’audit gratuit?': `Le référencement, la performance et la sécurité de votre site. Le rapport, dans l’ordre des urgences, vous parvient en ${promised.audit} après notre appel, sans engagement.`,
  },
  about: {
    'Qui êtes-vous?': `${agency.name} est une agence numérique à ${agency.city} : plus de ${stats.experience} ans de métier, ${stats.projects} projets et plus de ${stats.specialists} spécialistes réunis selon les besoins de chaque projet.`,
  },
  approach: {
    'Combien êtes-vous dans l’équipe?': `Plus de ${stats.specialists} spécialistes de ${stats.domains} domaines. Une équipe est assemblée en ${promised.team} selon votre projet, avec un seul interlocuteur à ${agency.city}. Tous ne sont pas nos employés, et il s’en trouve ailleurs au Canada.`,
    'Travaillez-vous avec les petites entreprises?':
      'Oui : nos pages s’adressent d’abord aux PME du Québec. L’équipe se forme selon la taille du projet.',
  },
  services: {
    'Quels services offrez-vous?':
      'Six métiers : automatisation, développement Web, applications mobiles, design UX/UI, modélisation 3D et marketing numérique.',
  },
  'services#demarche': {
    'Comment se déroule un projet?':
      'En quatre phases : découverte et stratégie, design, développement, lancement et suivi. À la fin de chaque phase, vous pouvez continuer, réduire ou arrêter.',
    'Que se passe-t-il après la mise en ligne?': `Nous surveillons, mesurons l’objectif convenu et ajustons par petits pas. L’entretien se choisit dans la demande de devis : ${listed(lowered(quoteOptions.maintenance), 'disjunction')}.`,
  },
  'privacy#transferts': {
    'Où le site et les données sont-ils hébergés?': hosting.answer,
  },
  privacy: {
    'Que faites-vous de mes renseignements personnels?': `Ils servent à vous répondre et à préparer votre devis; ils ne sont ni vendus, ni loués, ni échangés. Ensuite, ${promises.erased}`,
  },
  'privacy#vos-droits': {
    'Comment faire effacer mes données?': `Écrivez à ${agency.dataOfficerEmail} : vous pouvez consulter, corriger ou faire effacer vos renseignements. La réponse vient en 30 jours au plus.`,
  },
  'privacy#temoins': {
    'Utilisez-vous des témoins?':
      'Non, pas sur ce site : aucun témoin, aucun traceur, aucune mesure d’audience. Il n’y a donc pas de bandeau à accepter. Sur le vôtre, un outil qui identifie, localise ou profile un visiteur reste éteint tant qu’il ne l’a pas activé (loi P-39.1, article 8.1).',
  },
  webDevelopment: {
    'Pouvez-vous refaire mon site actuel?':
      'Oui. Une refonte commence par l’inventaire de ce qui existe : les anciennes adresses sont redirigées, votre nom de domaine et vos courriels restent les vôtres.',
  },
  'home#calculateur': {
    'Combien pollue mon site Web?':
      'Le calculateur de l’accueil l’estime en kilos de CO₂, avec vos visiteurs, votre clavardage, vos requêtes d’IA et le lieu d’hébergement.',
  },
  'mobileApps#phases': {
    'Combien de temps prend une application mobile?':
      'De 12 à 19 semaines : suivre le geste (2 à 3), esquisser à l’échelle (3 à 4), bâtir et roder (6 à 10), publier (1 à 2). Vous installez une version chaque quinzaine.',
  },
  'automation#demarche': {
    'Combien de temps prend une automatisation?':
      'De 8 à 13 semaines : le relevé des tâches (1 à 2), les règles (2 à 3), la construction et les essais (4 à 6), le relais (1 à 2).',
  },
  'businessAi#deploiement': {
    'Combien de temps prend un projet d’IA?':
      'De 6 à 12 semaines, de l’audit au déploiement. À la fin de la deuxième phase, la preuve de concept, vous avez le droit d’arrêter.',
  },
  'modelling3d#phases': {
    'Combien de temps prend un modèle 3D?': `De ${stats.modelDays} jours ouvrables pour un objet simple, sans décor ni animation; de 8 à 16 pour les quatre étapes complètes. Le devis comprend ${stats.revisions} révisions.`,
  },
  'uxDesign#phases': {
    'Combien de temps prend un projet de design?':
      'De 6 à 10 semaines, en quatre phases courtes : écouter, cadrer, dessiner, éprouver.',
  },
  'marketing#phases': {
    'Quand voit-on les effets du marketing?': `Une première campagne est en ligne ${promised.campaign} après votre accord sur le plan. Le référencement, lui, pousse lentement, mais il reste debout. Un rapport mensuel tient en une page.`,
  },
  'mobileApps#le-bon-geste': {
    'Une application ou un site?':
      'Un bon site suffit quand vos clients vous visitent deux fois par an. L’application mérite sa place quand ils l’ouvrent chaque semaine, loin du bureau, pour un geste précis.',
  },
  'mobileApps#types': {
    'Quels types d’applications faites-vous?':
      'Les quatre se font : native pour iPhone et iPad, native pour Android, multiplateforme (une base, deux boutiques) ou application Web installable. Nous tranchons selon vos usagers et votre budget d’entretien.',
  },
  'webDevelopment#technologies': {
    'Avec quelles technologies travaillez-vous?':
      'React, TypeScript, HTML et CSS côté visiteur; Node.js et PostgreSQL côté serveur. Pour les applications : Swift, Kotlin, React Native ou le Web installable.',
  },
  'bill96#forfaits': {
    'Quels sont vos forfaits pour la Loi 96?':
      'Trois : ESSENTIEL (les pages qui vendent), PROFESSIONNEL (contrats, factures et boutique) et ENTREPRISE (25 employés et plus). Le prix dépend du nombre de pages et de documents.',
  },
  'ecoWeb#forfaits': {
    'Quels sont vos forfaits pour un site écologique?':
      'Trois : ESSENTIEL allège vos pages sans toucher au dessin, PREMIUM refait le site, ENTREPRISE couvre plusieurs sites et un rapport à remettre. Le prix suit le nombre de gabarits, et nous ne vendons pas de compensation.',
  },
  'financeAutomation#forfaits': {
    'Quels sont vos forfaits d’automatisation financière?':
      'Trois : STARTER PME (10 à 50 employés), BUSINESS (50 à 200) et ENTERPRISE (200 et plus). Le prix dépend de vos volumes et de vos logiciels.',
  },
  'ecoWeb#audit': {
    'Que contient l’audit écologique?':
      'Gratuit, 45 minutes : nous pesons trois de vos pages devant vous et nommons les trois fichiers qui coûtent le plus. Si le site est déjà léger, nous vous le dirons.',
  },
  'ecoWeb#pesez': {
    'Comment peser mon site?':
      'Avec la balance de cette page. Recopiez-y le poids transféré et les requêtes que donne l’onglet « Réseau » de votre navigateur (F12), ou un fichier HAR : elle en tire le CO₂ d’une vue et un EcoIndex, une note de A à G.',
  },
  'healthFintech#verification': {
    'Comment vérifier les en-têtes de mon site?':
      'Collez dans l’outil de cette page ce que votre serveur répond : il lit six en-têtes de sécurité et rédige la demande à votre hébergeur. Rien n’est envoyé.',
  },
  'healthFintech#audit': {
    'Que contient l’audit de sécurité?':
      'Gratuit, 45 minutes : nous lisons avec vous les en-têtes, les formulaires et les scripts de vos pages. Vous repartez avec trois corrections classées par urgence.',
  },
  'ecoChatbots#faits': {
    'L’électricité du Québec est-elle renouvelable?': `À près de 100 %, selon Hydro-Québec (page relue en ${reviewed}). Un kilowattheure émet 11 g de CO₂ à Montréal et 343 g en Virginie (Google Cloud, 2025).`,
  },
  'ecoChatbots#audit': {
    'Que vaut l’audit de l’IA?': `C’est l’audit de votre usage de l’IA : 45 minutes d’une valeur indicative de ${stats.aiAudit}, offertes, et un plan de 12 mois dont l’engagement est de ${stats.aiAuditSaved} de réduction.`,
  },
  industry40: {
    'Combien investir dans l’Industrie 4.0?':
      'De 10 000 $ à 300 000 $ par chantier, estimation de l’agence. Les premières machines reliées demandent de 10 000 $ à 40 000 $.',
  },
  'approach#coordination': {
    'Dans quelle langue travaillez-vous?':
      'En français, contrat compris, du premier appel à la mise en ligne; la coordination se fait à 100 % au Québec. Le site lui-même n’existe qu’en français; au téléphone et par courriel, nous répondons aussi en anglais.',
  },
  accessibility: {
    'Vos sites sont-ils accessibles aux personnes handicapées?':
      'Le code de nos projets est testé au clavier, au lecteur d’écran et sur un vieux téléphone. Ce site-ci vise les règles WCAG 2.2, niveau AA : sa déclaration dit ce qui reste à prouver.',
    'La loi oblige-t-elle mon site à être accessible?':
      'Le standard du Québec (SGQRI 008) vise les organismes publics, et la loi canadienne, les entreprises de compétence fédérale : une PME privée n’y est pas soumise d’ordinaire. C’est de l’information générale, pas un avis juridique.',
  },
  ecodesign: {
    'Combien pèse ce site?': `Chaque page est pesée avant d’être publiée, et un seul dépassement arrête tout. Le bouton « ${interfaceStrings.footprint.measure} », au pied de chacune, compte ce que votre navigateur a reçu.`,
  },
  'automation#par-ou-commencer': {
    'Quelles tâches peut-on automatiser?':
      'Celles qui se répètent, suivent une règle et traversent deux logiciels : commandes, rendez-vous, factures, rappels, rapports. Une personne tranche ce qui sort de l’ordinaire.',
  },
  'healthFintech#securite': {
    'Une politique de confidentialité est-elle obligatoire?':
      'Oui, si votre site recueille des renseignements personnels, par un formulaire par exemple : la Loi 25 demande de la publier en termes simples, avec le titre et les coordonnées de la personne responsable. C’est de l’information générale, pas un avis juridique.',
    'Qu’est-ce que la Loi 25, et y aidez-vous?':
      'C’est la loi du Québec sur les renseignements personnels que détient une entreprise, de toute taille (P-39.1). Nous y aidons : carte des données, évaluation des facteurs relatifs à la vie privée, registre des incidents, accès et durées de conservation. L’audit de sécurité de 45 minutes est gratuit.',
  },
  'bill96#echeance': {
    'Quelle était l’échéance de la Loi 96?':
      'Le 1er juin 2025. Depuis, les entreprises de 25 à 49 employés s’inscrivent à l’OQLF, comme le devaient déjà celles de 50 et plus; celles de 5 à 24 déclarent chaque année la part du personnel qui ne peut communiquer en français.',
    'Le nom de mon entreprise peut-il être en anglais?':
      'Pas seul : il doit être en français, et une version anglaise peut l’accompagner si la française est au moins aussi évidente (articles 63 et 68). Un slogan qui n’est pas une marque se traduit. L’OQLF confirme chaque cas.',
    'Peut-on garder une marque en anglais?':
      'Elle peut rester; les mots qui décrivent le produit, non. Les stocks d’avant juin 2025 ont jusqu’au 1er juin 2027.',
  },
  'bill96#idees-recues': {
    'Nos factures et nos contrats doivent-ils être en français?':
      'Oui : factures, reçus, contrats imposés et modes d’emploi, tout comme les offres d’emploi et les écrits au personnel (article 41). Un contrat d’adhésion se remet d’abord en français; l’autre langue vient ensuite, à la demande du client (article 55).',
  },
  'about#refus': {
    'Garantissez-vous la conformité à la loi?':
      'Non, et personne ne le peut : seul l’organisme ou un tribunal en décide. Nous nommons les écarts, corrigeons ceux que le mandat couvre et disons ce qui reste. C’est de l’information générale, pas un avis juridique.',
    'Garantissez-vous vos résultats?':
      'Deux, par écrit : la note de performance d’un site, plancher inscrit au contrat, et la baisse de consommation du plan qui suit l’audit de l’IA. Le reste s’estime au départ et se mesure à l’arrivée; nous refusons de jurer qu’un site est conforme à tout, pour toujours.',
  },
  'webDevelopment#solutions': {
    'Shopify, Wix, WordPress ou un site sur mesure?':
      'Une plateforme toute faite suffit souvent pour quelques pages ou quelques produits. Le sur-mesure mérite sa place quand le site doit parler à la caisse, au stock ou à la comptabilité. Nous relions Shopify et WordPress; l’appel gratuit de 30 minutes sert à trancher.',
    'Faites-vous des sites multilingues?':
      'Oui : le français d’abord, les autres langues ensuite. La demande de devis a une case pour cela. Au Québec, la version française doit valoir l’autre (Charte, articles 89 et 91).',
    'Faites-vous des boutiques en ligne?':
      'Oui : paiement, taxes et livraison d’ici, stock partagé avec la caisse, fiches de produit légères et paniers abandonnés relancés avec tact.',
  },
  'bill96#questions': {
    'Mon site doit-il être en français?':
      'Oui, s’il vend au Québec et que votre entreprise y est établie, quelle que soit sa taille (Charte, article 52). Une autre langue peut s’ajouter, sans être exigée : le français doit être au moins équivalent.',
  },
  'bill96#test': {
    'Comment savoir si nous respectons la Loi 96?':
      'Répondez aux quatre affirmations du test : une minute suffit. Chaque « oui » donne l’article en jeu et le premier geste.',
  },
  'approach#difference': {
    'Qu’est-ce qui vous distingue d’une autre agence?': `Une équipe choisie pour votre projet plutôt que celle qui est libre, assemblée en ${promised.team}. La même personne, à ${agency.city}, vous répond du premier jour au dernier.`,
  },
  'home#plateforme': {
    'Qu’est-ce que votre plateforme d’automatisation?': `Vous y choisissez ce que vos logiciels feront sans vous : la facture se classe, le rappel part, la commande se saisit. Plus de ${stats.automations} automatisations sont en service chez nos clients.${externalUrls.automationPlatform && ' La plateforme s’ouvre depuis l’accueil.'}`,
  },
  'home#ecoweb': {
    'Qu’est-ce qu’EcoWeb?': `Notre gamme de sites écoresponsables, en construction. Ses objectifs : ${pageWeight.ecoWebSaved} de CO₂ en moins, ${stats.ecoWebSavings} d’économies, des pages plus rapides.`,
  },
  'businessAi#demonstrations': {
    'Puis-je essayer vos outils d’IA?':
      'Oui : un robot, une lecture de facture et une prévision de ventes calculent dans votre navigateur. Une démonstration de 30 minutes est gratuite.',
  },
  'contact#demande': {
    'Que demande votre formulaire?':
      'Trois réponses suffisent : votre nom, votre courriel et le service qui vous intéresse. Le reste est facultatif et affine le devis.',
    'Offrez-vous de la formation?':
      'Oui. La remise d’un site comprend une formation de deux heures, et celle d’une automatisation, la formation des utilisateurs sur leurs dossiers. Le formulaire de contact permet d’en demander une à part.',
  },
  'marketing#services': {
    'Comment améliorez-vous le référencement?':
      'Par les questions réelles de vos clients, des pages locales par ville desservie, la vitesse et la structure, et des liens mérités, jamais achetés. L’audit est gratuit.',
    'Faites-vous des infolettres?': `Oui, en marketing de contenu : des infolettres que la loi permet. La demande de devis nomme aussi ${mailing}, à relier.`,
    'Gérez-vous la publicité Google?':
      'Oui : mots-clés d’achat seulement, exclusions revues chaque semaine, appels et formulaires mesurés, plafond de dépense respecté.',
    'Gérez-vous les réseaux sociaux?': `Oui : un calendrier tenable, des photos prises chez vous, des réponses en ${promised.reply} et une publicité ciblée par région.`,
  },
  ...(isDemonstration && {
    legalNotices: {
      'Vos clients et vos projets sont-ils réels?':
        'Non : l’agence, ses projets, ses clients et ses résultats chiffrés sont inventés. Ce sont des démonstrations, et le site le dit au pied de chaque page.',
    },
  }),
};

export const knowledge: readonly Knowledge[] = Object.entries(answers).flatMap(([place, asked]) => {
  const [page = '', fragment] = place.split('#');
  return questionsOf(asked ?? {}).map((known) => ({ ...known, page: page as PageId, ...(fragment && { fragment }) }));
});

/** Question about the purpose of a page, by kind of page. `{label}` is its name. */
export const pageQuestions = {
  page: 'Que contient la page « {label} »?',
  service: 'Que comprend le service « {label} »?',
  sector: 'Qu’offrez-vous pour « {label} »?',
  article: 'Que dit l’article « {label} »?',
  legal: 'Que contient la page « {label} »?',
} as const;
