import { agency, promised, team } from '../../site/agency.ts';
import { stats } from '../computed.ts';
import { page } from '../page.ts';
import { promises } from '../promises.ts';

export default page({
  title: `À propos : une agence numérique sobre à ${agency.city}`,
  description: `Une équipe réunie pour chaque projet et coordonnée à ${agency.city}. Comment nous travaillons, ce que nous visons et ce que nous refusons de faire.`,
  summary: 'Qui nous sommes, ce que nous visons, ce que nous refusons.',
  modified: '2026-11-27',
  accent: 'forest',
  sections: {
    hero: {
      eyebrow: 'À propos',
      title: 'Pousser lentement, tenir longtemps.',
      lead: 'L’épinette noire prend son temps, sur un sol maigre, par quarante sous zéro. Son bois n’en est que plus serré. C’est notre idée du numérique : peu de matière, bien choisie, qui résiste aux hivers.',
      actions: { 'Nous écrire': { page: 'contact' }, 'Comment une équipe se forme': { page: 'approach' } },
      drawing: 'a-propos',
    },
    'counters#chiffres': {
      tone: 'surface',
      eyebrow: 'L’agence en chiffres',
      title: 'Un trait pour chacun',
      lead: 'Sur une carotte de bois, chaque ligne est une année. Sur celles-ci, c’est un projet, un point de satisfaction, une année de métier ou une personne. Vous pouvez compter.',
      items: [
        {
          stat: 'projects',
          suffix: '+',
          label: 'projets livrés',
          detail: 'Sites, applications, automatisations et objets en trois dimensions.',
        },
        {
          stat: 'satisfaction',
          suffix: ' %',
          label: 'de satisfaction',
          detail: 'Le chiffre que nous surveillons de plus près.',
        },
        {
          stat: 'experience',
          suffix: '+',
          label: 'ans de métier',
          detail: 'Assez pour reconnaître une mode quand elle passe.',
        },
        {
          stat: 'specialists',
          suffix: '+',
          label: 'spécialistes',
          detail: 'Jamais tous à la fois : ceux que votre projet demande.',
        },
      ],
    },
    'story#qui-nous-sommes': {
      eyebrow: 'Qui nous sommes',
      title: `Une équipe par projet, un bureau à ${agency.city}`,
      paragraphs: [
        `Une clinique et une fonderie n’ont pas besoin des mêmes personnes. Plutôt que de vous confier à ceux qui sont libres, nous réunissons ceux qu’il vous faut, parmi plus de ${stats.specialists} spécialistes de ${stats.domains} domaines. L’équipe est formée en ${promised.team}.`,
        'La coordination, elle, ne change pas d’adresse. Elle se fait à 100 % au Québec, en français, du premier appel à la mise en ligne et aux heures où vous êtes au bureau.',
      ],
      actions: { 'Voir l’approche d’équipe': { page: 'approach' } },
    },
    'cards#methode': {
      tone: 'surface',
      layout: 'ledger',
      eyebrow: 'Comment nous travaillons',
      title: 'Quatre habitudes, toujours les mêmes',
      items: {
        'Une question avant l’écran': {
          text: 'Qu’est-ce qui sera différent dans six mois, si ça marche? Tant que la réponse n’est ni un chiffre ni un geste, nous ne dessinons rien.',
        },
        'Le terrain d’abord': {
          text: 'Un comptoir, une chaîne de montage, une salle d’attente : le besoin se comprend mieux sur place que dans un formulaire.',
        },
        'Du vrai, par petits bouts': {
          text: 'À chaque étape, vous essayez une partie qui fonctionne, avec vos textes et vos photos. Jamais de faux latin.',
        },
        'Une sortie facile': {
          text: 'Accès, sources et mode d’emploi vous sont remis. Rester avec nous doit être un choix, pas une obligation technique.',
        },
      },
    },
    'metrics#mesures': {
      eyebrow: 'Mesures',
      title: 'Ce que nous visons, et ce qui se vérifie ici',
      lead: 'Nous préférons une mesure modeste à un adjectif flatteur. Les deux premiers nombres sont nos cibles pour les sites que nous livrons, le troisième est le délai que nous visons pour un devis : trois estimations. Le dernier se mesure sur ce site; au bas de chaque page, vous pouvez aussi lire l’empreinte de votre visite.',
      items: {
        'visés en performance Web': {
          value: stats.performance,
          detail: 'Une page légère se charge aussi au chalet, sur deux barres de réseau.',
        },
        'de chargement, la cible': {
          value: `< ${stats.loading}`,
          detail: 'Passé ce délai, les visiteurs commencent à regarder ailleurs.',
        },
        'ouvrables pour votre devis': {
          value: promised.quoteFigure,
          detail: 'Préparé par une personne qui a lu votre message.',
        },
        'témoin, traceur ou script d’un tiers': {
          value: '0',
          detail: 'Sur ce site, ce que vous lisez ne regarde que vous.',
        },
      },
    },
    'comparison#refus': {
      tone: 'night',
      eyebrow: 'Ce que nous refusons',
      title: 'Cinq refus, et ce que nous faisons à la place',
      criteria: ['Le suivi', 'Le mauvais processus', 'La promesse totale', 'Le gras', 'La cage'],
      theirs: {
        name: 'Non',
        points: [
          'Pister vos visiteurs d’un site à l’autre.',
          'Automatiser un détour que personne n’a jamais remis en question.',
          'Jurer qu’un site est conforme à tout, pour toujours.',
          'Ajouter une vidéo d’ambiance parce que l’accueil semble vide.',
          'Livrer un outil que nous seuls pouvons ouvrir.',
        ],
      },
      ours: {
        name: 'Plutôt',
        points: [
          'Mesurer la page, pas la personne.',
          'Le raccourcir d’abord. Il arrive que ça suffise.',
          'Dire ce qui est couvert, ce qui ne l’est pas, et quand appeler un juriste.',
          'Retirer jusqu’à ce que l’essentiel se voie.',
          'Choisir des formats ouverts et documenter la remise.',
        ],
      },
    },
    ...(team.length > 0 && {
      'people#equipe': {
        eyebrow: 'L’équipe',
        title: 'Les gens que vous aurez au téléphone',
        items: [...team],
      },
    }),
    'call-to-action#suite': {
      title: 'Votre projet mérite quel bois?',
      lead: `Dites-nous ce que vous faites, pour qui, et ce qui accroche. ${promises.quote}`,
      actions: { 'Écrire à l’agence': { page: 'contact' }, 'Voir nos réalisations': { page: 'portfolio' } },
    },
  },
});
