import { isDemonstration, promised } from '../../site/agency.ts';
import { medianPage } from '../../site/limits.ts';
import { ai, co2, finance, pageWeight, robots, stats } from '../computed.ts';
import type { Claims } from './claim.ts';

/** Aims and scenarios of the agency, each with its calculation. */
export const estimates = {
  'equipe-delai': {
    statement: `Une équipe assemblée en ${promised.team}.`,
    basis: 'De l’accord sur le besoin à la liste nominative.',
    limits: 'le travail commence à la date convenue.',
  },
  'coordination-quebec': {
    statement: 'Une coordination à 100 % au Québec.',
    basis: 'Qui dirige un projet ou parle au client y travaille.',
    limits: 'une ou un spécialiste peut travailler ailleurs au Canada.',
  },
  'reponse-delai': {
    statement: `Une réponse en ${promised.reply}.`,
    basis: 'Délai visé entre une demande et le premier courriel d’une personne.',
    limits: 'les jours où l’agence est ouverte.',
  },
  'audit-delai': {
    statement: `Un rapport d’audit détaillé en ${promised.audit}.`,
    basis: 'De l’appel de cadrage à l’envoi du rapport.',
    limits: 'site de moins de cinquante pages.',
  },
  'devis-delai': {
    statement: `Un devis en ${promised.quote}, une fois le besoin clair.`,
    basis: 'Délai visé entre une demande complète et le devis chiffré.',
    limits: 'un besoin à préciser demande d’abord un appel.',
  },
  performance: {
    statement: `Une performance de ${stats.performance}.`,
    basis: 'Note Lighthouse visée, sur téléphone, à la livraison d’un site.',
    limits: 'elle varie d’une mesure à l’autre et baisse avec ce qu’on ajoute.',
  },
  'performance-web': {
    statement: 'Une performance de 95 et plus.',
    basis: 'Plancher inscrit au contrat : note Lighthouse sur téléphone, médiane de trois mesures, à la livraison.',
    limits: `un plancher; la cible est de ${stats.performance}.`,
  },
  affichage: {
    statement: `Un affichage en moins de ${stats.loading}.`,
    basis: 'Plus grand élément visible, réseau mobile simulé, à la livraison.',
    limits: 'plus lent sur un appareil ancien.',
  },
  'chargement-web': {
    statement: 'Un chargement en moins de 3 s.',
    basis: 'Première visite, réseau mobile simulé, boutiques comprises.',
    limits: `sans les vidéos ni les modèles, chargés sur demande; la cible est de ${stats.loading}.`,
  },
  'web-mobile': {
    statement: 'Adapté au mobile à 100 %.',
    basis: 'Chaque page est éprouvée de 320 à 1 280 pixels avant la livraison.',
    limits: 'l’étendue des essais, pas la perfection.',
  },
  'jour-et-nuit': {
    statement: 'Un flux qui tourne, un site surveillé et dépanné, 24/7.',
    basis: 'Les machines travaillent et alertent sans horaire.',
    limits: 'les personnes répondent aux heures ouvrables, et à une panne dès l’alerte.',
  },
  'ecoweb-co2': {
    statement: `EcoWeb : ${pageWeight.ecoWebSaved} de CO₂ en moins par page.`,
    basis: `Objectif de la gamme : des pages de ${pageWeight.ecoWeb}, contre ${pageWeight.median} pour la page d’accueil médiane sur téléphone (${medianPage.month}), par SWD 4 : 1 − ${pageWeight.ecoWebDigits} ÷ ${pageWeight.medianDigits}.`,
    limits: `face à la page médiane, pas à la vôtre; une refonte ordinaire vise ${stats.redesign}.`,
  },
  'ecoweb-economies': {
    statement: `${stats.ecoWebSavings} d’économies.`,
    basis: `Hébergement, transfert et entretien d’une page de ${pageWeight.redesignAfter} au lieu de ${pageWeight.redesignBefore}.`,
  },
  'ecoweb-vitesse': {
    statement: `${stats.ecoWebFaster} plus rapide.`,
    basis: 'Temps d’affichage sur téléphone : une page de nos budgets et la page médiane de 2025.',
    limits: 'moins sur un réseau rapide.',
  },
  'calcul-co2': {
    statement: `Hypothèses du calculateur : ${co2.gramsPerView} par page, ${co2.kgPerConversation} par conversation, ${co2.gramsPerAiRequest} par requête d’IA, ${co2.dollarsPerKg} le kilo.`,
    basis: `Volontairement prudent : ${co2.viewsPerVisitor} pages par visite, facteur ${co2.multipliers.quebec} au Québec, ${co2.multipliers.europe} en Europe, ${co2.multipliers.us} aux États-Unis; ailleurs, Canada compris, ${co2.multipliers.autre}, faute de donnée.`,
    limits:
      'pour comparer des scénarios, pas pour un bilan officiel; les méthodes récentes (SWD 4) donnent des valeurs nettement plus basses.',
  },
  'exemple-co2': {
    statement: `L’exemple d’une boutique : ${co2.example.total} kg par mois.`,
    basis: `${co2.example.visitors} visiteurs, ${co2.example.conversations} conversations, ${co2.example.requests} requêtes d’IA, serveur au Québec : ${co2.example.site}, ${co2.example.chatbot} et ${co2.example.ai}, soit ${co2.example.carKm} en voiture, ${co2.example.trees} arbres ou ${co2.example.cost}.`,
  },
  'niveaux-maitrise': {
    statement: 'Une maîtrise de nos outils de 86 à 98/100.',
    basis: 'Autoévaluation de nos équipes, pour comparer deux outils, pas deux agences.',
  },
  '3d-precision': {
    statement: `Une précision de ${stats.precision}.`,
    basis: 'Écart visé avec le plan fourni, pour un objet à plans cotés.',
  },
  '3d-delai': {
    statement: `Un objet simple modélisé en ${stats.modelDays} jours ouvrables, ${stats.revisions} révisions comprises, avec ses images en ${stats.renders}.`,
    basis: 'Délai visé, sans décor ni animation, à partir de vos plans ou de vos photos.',
    limits: 'un bâtiment, un personnage animé ou une révision de plus se chiffre à part.',
  },
  'marketing-delai': {
    statement: `Une campagne en ligne en ${promised.campaign}.`,
    basis: 'De l’approbation du plan, après l’audit, à la première annonce.',
  },
  'finance-heures': {
    statement: `${finance.timeSavedRounded} économisées par an.`,
    basis: `${finance.invoices} factures par mois à ${finance.minutes} minutes; ${finance.hoursSaved} de ${finance.yearlyHours} heures, soit ${finance.timeSaved}, arrondies.`,
    limits: 'votre volume change tout.',
  },
  'finance-rendement': {
    statement: `Un rendement de ${finance.roiRounded}.`,
    basis: `Même exemple, à ${finance.hourlyRate} l’heure et ${finance.errors} erreurs par mois : une année d’économies pour ${finance.investment} investis, ${finance.roi}, arrondis.`,
    limits: 'brut, d’une seule année; ni entretien, ni formation.',
  },
  'finance-hypotheses': {
    statement: `Hypothèses : ${finance.hoursSaved} du temps de saisie épargné à ${finance.hourlyRate} l’heure, ${finance.errorsAvoided} des erreurs évitées à ${finance.perError} chacune, projet de ${finance.investment}.`,
    basis:
      'Cas favorable. Les meilleurs services de comptes fournisseurs annoncent 82 % de temps et 78 % de coût en moins (2024).',
    limits: 'l’étude porte surtout sur de grandes entreprises.',
    sources: [{ name: 'Ardent Partners', url: 'https://payablesplace.ardentpartners.com/?p=9705', lang: 'en' }],
  },
  // In a demonstration, the figure is fictional too: its page says both.
  'loi96-risque': {
    kind: isDemonstration ? 'own' : 'estimate',
    statement: '78 % des sites examinés présentent au moins un écart.',
    basis: 'Estimation d’après les sites que l’agence a examinés, sans valeur statistique.',
  },
  'loi96-delai': {
    statement: 'Une mise en œuvre en 5 à 15 jours.',
    basis: 'Selon l’ampleur du site.',
    limits: 'la francisation d’une entreprise de 25 personnes et plus prend des mois.',
  },
  'refonte-co2': {
    statement: `${stats.redesign} de CO₂ en moins.`,
    basis: `Cible de nos refontes; de ${pageWeight.redesignBefore} à ${pageWeight.redesignAfter} par page, par exemple, soit ${pageWeight.redesignSaved}.`,
  },
  'ecoweb-moitie': {
    statement: 'Images refaites, la moitié du poids; avec le forfait ESSENTIEL, une page deux fois plus légère.',
    basis: 'Objectif, pesé avant et après, sans toucher au dessin.',
    limits: 'moins pour un site déjà soigné.',
  },
  'ia-secteurs': {
    statement: `Le rendement par secteur, sur ${ai.years} ans : services ${ai.services}, manufacturier ${ai.manufacturing}, santé ${ai.health}, commerce ${ai.commerce}.`,
    basis: 'Taux du calculateur; un premier rendement en 90 jours est un exemple, sur une tâche étroite.',
    limits: 'un audit les remplace par vos chiffres.',
  },
  'ia-modele': {
    statement: `Le modèle du calculateur : ${ai.hoursFreed} des heures reprises, un investissement de ${ai.investment}.`,
    basis: `Heures × ${ai.weeks} × ${ai.hoursFreed} × coût horaire × rendement du secteur ÷ ${ai.years}.`,
    limits: `compare une année d’économie brute à la mise; dans le commerce, une heure reprise compte pour ${ai.commerceHour} de son coût.`,
  },
  'industrie-couts': {
    statement: 'De 10 000 $ à 300 000 $ selon le chantier.',
    basis:
      'Nos six solutions, équipement simple et intégration compris; plafonds : 40 000 $, 60 000 $, 80 000 $, 120 000 $, 200 000 $ et 300 000 $.',
    limits: 'le devis suit la visite; l’équipement lourd n’y est pas.',
  },
  'industrie-rendement': {
    statement: 'Un rendement visé de 300 % sur trois ans.',
    basis: 'Trois ans d’économies rapportés à la mise; de même, l’arrêt le plus coûteux repéré en 90 jours.',
  },
  'aide-contrat': {
    statement: 'Environ 37,5 % d’un contrat de R-D.',
    basis:
      'Taux du CRIC et de la RS&DE, sur un contrat de 100 $ : 30 % × 50 = 15, plus 35 % × (80 − 15) = 22,75, soit 37,75 % avant le seuil d’exclusion.',
    limits: 'à valider avec votre fiscaliste.',
  },
  'robot-economie': {
    statement: `${robots.saved} d’énergie et de CO₂ en moins.`,
    basis: `${robots.targeted.kilowattHours} contre ${robots.general.kilowattHours} par jour pour ${robots.exchanges} échanges : 1 − ${robots.targeted.wattHours} ÷ ${robots.general.wattHours}.`,
    limits: 'à réseau électrique égal.',
  },
  'robot-jour': {
    statement: `Une journée de service : ${robots.targeted.kilowattHours}, ${robots.targeted.kilograms} et ${robots.targeted.dollars} pour notre robot; ${robots.general.kilowattHours}, ${robots.general.kilograms} et ${robots.general.dollars} pour un assistant généraliste.`,
    basis: `${robots.exchanges} échanges par jour, à ${robots.targeted.wattHours} ou à ${robots.general.wattHours} (contextes longs); le CO₂ et le coût suivent l’électricité (${robots.gramsPerKilowattHour} et ${robots.dollarsPerKilowattHour} le kilowattheure).`,
    limits: 'un service, pas une personne; une question courte demande moins.',
  },
  'robot-ecart': {
    statement: `${robots.perMonth} de CO₂ par mois, soit ${robots.kilometres} en voiture.`,
    basis: `À peu près l’écart entre les deux scénarios : 30 × ${robots.dailyGap}, soit ${robots.monthlyGap}; ${robots.gramsPerKilometre} par kilomètre, contre ${co2.kmPerKg} par kilo au calculateur de l’accueil.`,
    limits: `l’écart d’un service de ${robots.exchanges} échanges par jour, porté au compte d’un usager : un scénario haut.`,
  },
  'robot-annee': {
    statement: `${robots.perYear} et ${robots.high} par an; ${robots.everybody} par jour.`,
    basis: `Hypothèses différentes : ${robots.perDay} par jour, ${robots.minutes} minutes par semaine dans un scénario haut, un usage intensif (${robots.person} par jour). Par les mesures publiées en 2025, ce serait de ${robots.published} par an.`,
    limits: 'ils ne s’additionnent pas et ne se comparent pas entre eux.',
  },
  'ia-usagers': {
    statement: `${robots.users} millions de personnes au Québec ont déjà employé une IA générative.`,
    basis:
      '33 % des internautes adultes (5 février 2025) × 95 % d’adultes en ligne (2024), rapportés à la population adulte; soit 27 % d’une population de 8,5 millions.',
    limits: 'un quart de celle de 2025 (9,1 millions).',
    sources: [
      {
        name: 'NETendances, IA',
        url: 'https://www.newswire.ca/fr/news-releases/une-majorite-d-internautes-a-de-la-difficulte-a-reconnaitre-l-intervention-de-l-intelligence-artificielle-dans-la-vie-quotidienne-871645724.html',
      },
      { name: 'NETendances, internautes', url: 'https://pubt.io/view/F9F665693F88686D9CB89D934E58EF6548BE7D77' },
    ],
  },
  'robot-garantie': {
    statement: `Un engagement de réduction de ${stats.aiAuditSaved}, un audit d’une valeur indicative de ${stats.aiAudit}.`,
    basis:
      'Un engagement écrit sur 12 mois, non une prévision : si la mesure ne montre pas la réduction, la suite du travail est à nos frais; 45 minutes de conseil, offertes.',
    limits: 'le périmètre mesuré au départ.',
  },
} satisfies Claims;
