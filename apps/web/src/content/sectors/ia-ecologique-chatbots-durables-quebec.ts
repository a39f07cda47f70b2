import { reviewed } from '../../site/agency.ts';
import { robots, stats } from '../computed.ts';
import { page } from '../page.ts';
import { promises } from '../promises.ts';
import energyComparison from '../sections/energy-comparison.ts';
import { avatar } from '../tools/model-showcase.ts';

export default page({
  title: `Robots de clavardage écologiques au Québec : −${robots.saved}`,
  description: `De petits robots ciblés, alimentés à l’hydroélectricité : ${robots.targeted.kilowattHours} par jour contre ${robots.general.kilowattHoursDigits} selon notre scénario. Essayez le nôtre, lisez les hypothèses.`,
  summary: 'Un petit robot qui répond, et l’énergie qu’il demande.',
  modified: '2026-11-27',
  keywords:
    'robot de clavardage écologique, robot de clavardage Québec, IA écologique, empreinte carbone IA, IA locale',
  accent: 'river',
  service: { type: 'Conception de robots de clavardage sobres', offer: 'Audit gratuit de 45 minutes' },
  sections: {
    hero: {
      eyebrow: 'Robots de clavardage durables',
      title: 'À petite question, petit robot.',
      lead: `« À quelle heure fermez-vous? » Pour répondre, un assistant généraliste fait parfois tourner un centre de données loin d’ici, sur un courant au gaz. Un petit robot qui ne connaît que vos réponses le fait ici, à l’hydroélectricité : ${robots.saved} d’énergie en moins selon notre scénario.`,
      actions: {
        'Réserver mon audit': { external: 'booking' },
        'Voir les alternatives locales': { anchor: 'mini-robots' },
      },
      drawing: 'ia-ecologique-chatbots-durables-quebec',
    },
    'metrics#chiffres': {
      tone: 'surface',
      eyebrow: 'Quatre ordres de grandeur',
      title: 'Ce que pèse l’habitude',
      lead: 'Ordres de grandeur de l’agence, issus d’hypothèses différentes : ils ne s’additionnent pas et ne se comparent pas entre eux.',
      items: {
        'de CO₂ par mois et par usager': {
          value: robots.perMonth,
          detail: `À peu près l’écart entre nos deux scénarios, soit environ ${robots.kilometres} en voiture (${robots.gramsPerKilometre}/km).`,
        },
        'par an': {
          value: robots.perYear,
          detail: `Environ ${robots.perDay} par jour, un peu plus que le scénario du petit robot.`,
        },
        'd’usagers, soit 27 % de la population': {
          value: `${robots.users} M`,
          detail:
            'Personnes ayant déjà employé une IA générative (NETendances 2025 : 33 % des internautes adultes). 27 % d’une population de 8,5 millions; un quart de celle de 2025 (9,1 millions).',
        },
        'de CO₂ par jour': {
          value: robots.everybody,
          detail: `Au plus, si chacun avait un usage intensif (${robots.person} par jour).`,
        },
      },
    },
    'cards#pourquoi': {
      eyebrow: 'Quatre raisons',
      title: 'Pourquoi l’usage courant coûte cher au climat',
      lead: 'Ce n’est pas l’usager qui pollue : c’est l’endroit où le calcul se fait et la taille du modèle.',
      clickable: true,
      items: {
        'Rien n’est mesuré': {
          text: 'Les relevés publiés en 2025 vont de 0,24 à 0,34 Wh par question courte, et à 40 Wh avec un très long document (Epoch AI, Google, OpenAI). Sans relevé, personne ne voit la différence.',
          benefit: 'Un audit commence par compter.',
          action: { label: 'Réserver mon audit', target: { external: 'booking' } },
        },
        'Un géant pour un horaire': {
          text: 'Un petit modèle spécialisé réduit l’énergie jusqu’à 90 % (UNESCO et University College London, juillet 2025). Pour trente questions connues, une recherche suffit.',
          benefit: 'Trois formes de robots plus légers.',
          action: { label: 'Lire les alternatives', target: { page: 'localChatbots' } },
        },
        'Le courant d’ailleurs': {
          text: 'Un kilowattheure émet 343 g de CO₂ en Virginie et 11 g à Montréal (Google Cloud, 2025). La même question n’a pas le même poids.',
          benefit: 'Le lieu du calcul, en chiffres.',
          action: { label: 'Comparer local et mondial', target: { page: 'localOrGlobalAi' } },
        },
        'Le savoir-faire d’à côté': {
          text: 'La recherche, l’industrie et le conseil en IA existent ici; ils se trouvent moins vite qu’un abonnement américain.',
          benefit: 'Trois portes publiques, sans réclame.',
          action: { label: 'Voir les solutions d’ici', target: { page: 'quebecAi' } },
        },
      },
    },
    'model-showcase#mini-robots': {
      tone: 'night',
      eyebrow: 'Le petit robot',
      title: 'Il sait peu de choses. Les vôtres.',
      model: {
        ...avatar,
        alt: 'Le petit robot de la page : un petit personnage vert coiffé d’une épinette, qui lève la main pour répondre',
      },
      side: 'start',
      paragraphs: [
        'Heures, prix, retours, rendez-vous : il retrouve la bonne réponse malgré les fautes de frappe, cite la page, et passe la main quand il ne sait pas. Pas de modèle à interroger, pas de facture au nombre de mots.',
        'Le modèle en trois dimensions ne se charge que si vous le demandez, et le bouton dit son poids.',
      ],
      facts: [
        { value: robots.saved, label: 'd’énergie en moins, scénario de l’agence' },
        { value: '0', label: 'question envoyée à un tiers' },
      ],
      actions: {
        'Réserver mon audit': { external: 'booking' },
        'Parler à un expert': { page: 'contact', query: { service: 'consultation' } },
      },
    },
    'faq-bot#robot': {
      tone: 'surface',
      eyebrow: 'En vrai',
      title: 'Posez-lui une question',
      lead: 'Il cherche dans la foire aux questions du site, ici même, dans votre navigateur.',
      caveat:
        'Démonstration d’un robot de recherche : il retrouve des phrases écrites par nous, il n’en compose aucune. L’énergie est une estimation, d’après les octets (Sustainable Web Design 4) et le temps de calcul.',
    },
    'comparison#comparaison': {
      eyebrow: 'Sur mesure ou généraliste',
      title: 'La même question, deux chemins',
      lead: 'Le généraliste garde l’avantage pour rédiger, traduire ou raisonner. Pour répondre à vos clients, comparez.',
      criteria: ['Ce qu’il sait', 'Où il calcule', 'Ce qu’il garde', 'Quand il ignore', 'Ce qu’il coûte'],
      theirs: {
        name: 'Assistant généraliste',
        points: [
          'Presque tout, sauf vos heures des jours fériés.',
          'Où il reste de la place, souvent hors du Québec.',
          'La conversation, selon un contrat de vingt pages.',
          'Il compose une réponse plausible.',
          'À la question, donc plus s’il est populaire.',
        ],
      },
      ours: {
        name: 'Petit robot sur mesure',
        points: [
          'Vos réponses, écrites et datées par vous.',
          'Dans le navigateur du visiteur ou sur un serveur d’ici.',
          'Rien, sauf si le visiteur vous écrit.',
          'Il le dit, et donne votre numéro.',
          'À l’entretien de vos réponses, au besoin.',
        ],
      },
    },
    'energy-comparison#energie': { tone: 'surface', ...energyComparison },
    'cards#solutions': {
      eyebrow: 'Trois solutions',
      title: 'Petit, moyen, personnel',
      mobileFeatures: 4,
      action: { label: 'Réserver mon audit', target: { external: 'booking' } },
      items: {
        'Petits robots': {
          badge: `−${robots.saved}, scénario de l’agence`,
          text: 'La foire aux questions qui se laisse interroger.',
          features: [
            'Vos questions et réponses',
            'Fautes et synonymes compris',
            'Dans le navigateur',
            'Relève humaine',
          ],
          benefit: 'Cadre : Loi 25, aucun renseignement recueilli par le robot.',
        },
        'IA locale optimisée': {
          badge: 'Hébergée ici',
          text: 'Un petit modèle ouvert, sur un serveur du Québec, pour ce qui doit se rédiger.',
          features: [
            'Modèle réduit à la tâche',
            'Sources citées',
            'Journal des usages',
            'Arrêt la nuit',
            'Énergie relevée au compteur',
          ],
          benefit: 'Cadre : principes du RGPD, quand un service vise des personnes dans l’Union européenne.',
        },
        'Bilan vert personnel': {
          badge: 'Pour vous',
          text: 'Votre propre usage de l’IA, compté une semaine, puis réduit.',
          features: [
            'Relevé de sept jours',
            'Questions qui n’en avaient pas besoin',
            'Réglages plus sobres',
            'Objectif mensuel',
            'Comparaison honnête',
          ],
          benefit: 'Cadre : un carnet, gardé chez vous.',
        },
      },
    },
    'tiles#faits': {
      tone: 'surface',
      eyebrow: 'Quatre faits',
      title: 'À retenir, avec leur nuance',
      items: {
        '95 % d’électricité renouvelable': `Et même plus : près de 100 % selon Hydro-Québec (page relue en ${reviewed}). C’est ce qui rend un calcul d’ici plus léger.`,
        [`${robots.minutes} minutes par semaine`]: `Usage moyen retenu par notre scénario. Avec les mesures publiées en 2025, cela donne d’environ ${robots.published} de CO₂ par an.`,
        [`${robots.high} de CO₂ par an`]:
          'Notre scénario haut pour ces minutes-là, bien au-dessus des mesures publiées. Parti d’autres hypothèses que les ordres de grandeur du haut de la page, il ne s’y compare pas.',
        [`${robots.saved} d’émissions en moins`]: `${robots.targeted.kilowattHours} au lieu de ${robots.general.kilowattHoursDigits} par jour, à ${robots.exchanges} échanges. Le CO₂ et le coût suivent la même proportion.`,
      },
    },
    'story#audit': {
      eyebrow: 'Audit gratuit, 45 minutes',
      title: 'Six cases à cocher avec vous',
      paragraphs: [
        `Valeur indicative de ${stats.aiAudit} : 45 minutes de conseil à notre tarif; l’audit est offert.`,
        `Il ouvre un plan de 12 mois. Notre engagement : ${stats.aiAuditSaved} de réduction de la consommation relevée au départ, garantie par écrit. Si la mesure de fin d’année ne la montre pas, la suite du travail est à nos frais.`,
      ],
      points: {
        '1. Relevé': 'Combien de questions par jour, et lesquelles.',
        '2. Tri': 'Celles qu’une réponse écrite règle pour de bon.',
        '3. Lieu': 'Où calcule l’outil actuel, et avec quel courant.',
        '4. Données': 'Ce qui sort du Québec, et l’évaluation qu’il faut.',
        '5. Outil': 'La forme la plus petite qui suffit.',
        '6. Plan': 'Douze mois, une mesure par trimestre, un objectif écrit.',
      },
      actions: { 'Réserver mon audit': { external: 'booking' } },
    },
    'faq#questions': {
      tone: 'surface',
      eyebrow: 'Questions honnêtes',
      title: 'Ce qu’un bon sceptique demande',
      answers: {
        'Combien consomme une question à une IA?':
          'De 0,24 à 0,34 Wh pour une question courte, selon les mesures publiées en 2025; environ 40 Wh avec cent mille jetons de contexte. C’est peu à l’unité; le nombre fait le reste.',
        [`D’où vient le ${robots.saved} de moins?`]: `De notre scénario : ${robots.exchanges} échanges par jour, assistant généraliste à ${robots.general.wattHours} contre petit robot ciblé à ${robots.targeted.wattHours}. Ce n’est pas une mesure de votre site; l’audit la fait.`,
        'Un robot local est-il toujours plus écologique?':
          'Non. Un modèle ouvert sur un ordinateur portable peut dépasser une requête infonuagique. Local ne veut pas dire sans empreinte : la taille compte autant que le lieu.',
        'Le petit robot peut-il inventer une réponse?':
          'Non, pas celui de cette page : il retrouve des phrases écrites. Mais il peut se tromper de question; celle qu’il a comprise est écrite au-dessus de sa réponse.',
        'Respecte-t-il la Loi 25 et le RGPD?':
          'Il ne recueille rien, donc il y a peu à protéger. Nous appliquons aussi les principes du RGPD (finalité, minimisation, droits); il s’impose lorsqu’un service vise des personnes dans l’Union européenne.',
        'Combien de temps pour mettre un petit robot en ligne?':
          'Le temps d’écrire vos réponses. La technique est courte; le relevé des vraies questions et la relecture avec votre équipe font l’essentiel du calendrier, que le devis précise.',
      },
    },
    'call-to-action#suite': {
      title: 'Quelles sont vos dix questions de tous les jours?',
      lead: 'Envoyez-les. Nous vous disons lesquelles méritent un robot, et lesquelles méritent une meilleure page.',
      actions: {
        'Parler à un expert': { page: 'contact', query: { service: 'consultation' } },
        'Réserver mon audit': { external: 'booking' },
      },
      note: promises.legalNote,
    },
  },
});
