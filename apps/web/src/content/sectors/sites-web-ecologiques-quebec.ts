import { reviewed } from '../../site/agency.ts';
import { medianPage } from '../../site/limits.ts';
import { pageWeight, stats } from '../computed.ts';
import { page } from '../page.ts';
import certifications from '../sections/certifications.ts';
import pageProof from '../sections/page-proof.ts';
import siteWeighing from '../sections/site-weighing.ts';

export default page({
  title: 'Sites Web écologiques au Québec : moins d’octets, mesurés',
  description:
    'Refontes légères, hébergées à l’hydroélectricité, pesées avant et après selon Sustainable Web Design 4. Trois forfaits et un audit gratuit de 45 minutes.',
  summary: 'Un site plus léger, mesuré avant et après.',
  modified: '2026-11-27',
  keywords:
    'site Web écologique Québec, écoconception Web, site Web écoresponsable, empreinte carbone site Web, RGESN, hébergement vert Québec',
  accent: 'forest',
  service: { type: 'Écoconception et refonte de sites Web', offer: 'Audit gratuit' },
  sections: {
    hero: {
      eyebrow: 'Sites Web écologiques',
      title: 'Votre page d’accueil pèse sans doute trop.',
      lead: `La page d’accueil médiane de 2025 transporte ${pageWeight.medianDesktopMegabytes} pour quelques paragraphes et trois images. Nous gardons ce qu’elle dit, nous retirons ce qu’elle traîne, et nous montrons la balance, avant et après.`,
      actions: { 'Réserver mon audit écologique': { external: 'booking' }, 'Voir la balance': { anchor: 'balance' } },
      facts: [
        { value: stats.redesign, label: 'de CO₂ en moins visé par refonte' },
        { value: '45 min', label: 'd’audit gratuit' },
      ],
      drawing: 'sites-web-ecologiques-quebec',
    },
    'tiles#reperes': {
      tone: 'surface',
      eyebrow: 'Nos badges',
      title: 'Trois promesses que l’on peut peser',
      items: {
        Pesé: 'Chaque page a un budget d’octets, vérifié à chaque mise en ligne. Au-delà, elle ne sort pas.',
        Hydroélectrique: `Nous proposons l’hébergement au Québec, où l’électricité est renouvelable à près de 100 % (Hydro-Québec, page relue en ${reviewed}) : 11,4 g de CO₂ le kilowattheure à Montréal en 2025 (Google Cloud).`,
        'Sans pistage':
          'Aucun script publicitaire, donc rien à télécharger pour surveiller, et pas de bandeau à refuser.',
      },
    },
    'metrics#chiffres': {
      eyebrow: 'L’état du Web',
      title: 'Il grossit pendant qu’on en parle',
      items: {
        'pour une page d’accueil médiane': {
          value: pageWeight.medianDesktop,
          detail: `Sur ordinateur, ${medianPage.month}, +7,3 % en un an (HTTP Archive). Sur téléphone : ${pageWeight.median}.`,
        },
        'de CO₂ par vue sur téléphone': {
          value: pageWeight.medianGramsRounded,
          detail: 'Notre calcul pour cette page médiane, modèle Sustainable Web Design 4, moyenne mondiale.',
        },
        'des sites sur un hébergement vert': {
          value: '14 %',
          detail: 'Almanach du Web 2024, hébergeurs vérifiés par la Green Web Foundation.',
        },
        'de CO₂ en moins visé': {
          value: stats.redesign,
          detail: `Cible de nos refontes, mesurée avant et après avec Sustainable Web Design 4; par exemple de ${pageWeight.redesignBefore} à ${pageWeight.redesignAfter} par page.`,
        },
      },
    },
    'page-proof#balance': { tone: 'surface', ...pageProof },
    'site-weighing#pesez': siteWeighing,
    'story#problemes': {
      tone: 'surface',
      eyebrow: 'Quatre problèmes courants',
      title: 'Où se cache le poids mort',
      paragraphs: [
        'Personne ne décide un matin d’alourdir son site. Il prend du poids comme un garage : une extension pour l’infolettre, une vidéo pour la rentrée, trois polices pour le centenaire. Rien ne sort jamais.',
      ],
      points: {
        'La photo pleine taille': 'Sortie de l’appareil à 6 Mo, affichée large comme une carte postale.',
        'Le script oublié': 'Un outil de clavardage débranché en 2022, encore chargé à chaque visite.',
        'La vidéo d’ambiance': 'Dix secondes de café qui fume, envoyées même à qui a coupé les données.',
        'Le serveur lointain': 'Un hébergement au charbon, choisi pour deux dollars de moins par mois.',
      },
    },
    'cards#solutions': {
      eyebrow: 'Six solutions',
      title: 'La cure, du geste le plus simple au plus profond',
      swipeHint: true,
      items: {
        'Images au régime': {
          text: 'Le bon format, à la taille affichée, et seulement quand on descend jusque-là.',
          features: ['AVIF et WebP', 'Plusieurs tailles', 'Chargement différé', 'Texte de remplacement'],
          benefit: 'Effet visé : la moitié du poids.',
        },
        'Polices taillées': {
          text: 'Deux familles au plus, réduites aux lettres du français.',
          features: [
            'Sous-ensemble par langue',
            'Hébergées chez vous',
            'Repli sans saut de page',
            'Une graisse variable',
          ],
          benefit: 'Effet : le texte paraît tout de suite.',
        },
        'Scripts sur demande': {
          text: 'La page se lit sans un seul script; l’outil arrive quand on le touche.',
          features: [
            'HTML d’abord',
            'Cartes et vidéos au clic',
            'Tiers retirés ou remplacés',
            'Poids annoncé sur le bouton',
          ],
          benefit: 'Effet : un vieux téléphone suit.',
        },
        'Hébergement d’ici': {
          text: 'Un serveur à l’hydroélectricité, dimensionné pour votre trafic réel.',
          features: ['Région au choix', 'Cache généreux', 'Compression à jour', 'Preuve de l’hébergeur demandée'],
          benefit: 'Effet : un courant trente fois moins carboné qu’en Virginie (Google Cloud, 2025).',
        },
        'Contenu qui s’élague': {
          text: 'Les pages que personne ne lit sont regroupées, redirigées ou retirées.',
          features: ['Relevé des visites', 'Redirections', 'Dates de péremption', 'Une page par question'],
          benefit: 'Effet : moins à maintenir, mieux trouvé.',
        },
        'Mesure continue': {
          text: 'Un budget d’octets inscrit dans la chaîne de publication, comme un budget d’argent.',
          features: [
            'Seuil par page',
            'Alerte avant la mise en ligne',
            'Rapport trimestriel',
            'Empreinte affichée au visiteur',
          ],
          benefit: 'Effet : le site ne regrossit pas.',
        },
      },
    },
    'certifications#referentiels': { tone: 'night', ...certifications },
    'packages#forfaits': {
      tone: 'surface',
      eyebrow: 'Trois forfaits',
      title: 'Élaguer, replanter ou reboiser',
      lead: 'Le prix suit le nombre de gabarits, pas le nombre d’arbres promis : nous ne vendons pas de compensation.',
      action: { label: 'Réserver mon audit', target: { external: 'booking' } },
      items: {
        ESSENTIEL: {
          audience: 'Garder le site, alléger ses pages',
          text: 'Images, polices et scripts du site en place, sans toucher au dessin.',
          features: [
            'Pesée de dix pages',
            'Images et polices refaites',
            'Scripts morts retirés',
            'Cache et compression',
            'Mesure avant et après',
          ],
          impact: 'Effet visé : deux fois plus léger.',
        },
        PREMIUM: {
          audience: 'Refaire le site, en partant du texte',
          popular: 'Le plus populaire',
          text: 'Nouvelle charpente, budget d’octets par gabarit, hébergement d’ici.',
          features: [
            'Tout ce que contient ESSENTIEL',
            'Gabarits sobres et accessibles',
            'Hébergement hydroélectrique',
            'Redirections complètes',
            'Empreinte affichée sur le site',
          ],
          impact: `Effet visé : ${stats.redesign} de CO₂ en moins par vue.`,
        },
        ENTREPRISE: {
          audience: 'Plusieurs sites, un rapport à remettre',
          text: 'Pour le rapport de développement durable, avec des chiffres qui se refont.',
          features: [
            'Tout ce que contient PREMIUM',
            'Déclaration d’écoconception (RGESN)',
            'Budget dans la chaîne de publication',
            'Formation des équipes',
            'Rapport trimestriel signé',
          ],
          impact: 'Effet visé : une ligne du rapport que l’on peut vérifier.',
        },
      },
    },
    'process#methode': {
      eyebrow: 'Cinq phases',
      title: 'Peser, trier, refaire, vérifier, tenir',
      phases: {
        Peser: {
          text: 'Chaque page passe sur la balance, sur un téléphone ordinaire.',
          activities: ['Octets et requêtes', 'Temps d’affichage', 'Lieu du serveur', 'Pages jamais lues'],
        },
        Trier: {
          text: 'Pour chaque élément : sert-il à la personne qui lit?',
          activities: ['Garder', 'Remplacer', 'Retirer', 'Budget par gabarit'],
        },
        Refaire: {
          text: 'Le texte d’abord, l’image ensuite, le script seulement si l’on ne peut s’en passer.',
          activities: ['Gabarits en HTML', 'Images refaites', 'Polices taillées', 'Essais au clavier'],
        },
        Vérifier: {
          text: 'Même balance, mêmes pages, même téléphone : l’écart est écrit.',
          activities: ['Mesure comparée', 'Accessibilité', 'Redirections', 'Remise des fichiers'],
        },
        Tenir: {
          text: 'Le budget reste en place après notre départ.',
          activities: ['Seuil automatique', 'Formation', 'Rapport trimestriel', 'Révision annuelle'],
        },
      },
    },
    'faq#questions': {
      tone: 'surface',
      eyebrow: 'Questions de sceptiques',
      title: 'Ce que l’on nous objecte, avec raison',
      answers: {
        'Un site Web pollue-t-il vraiment?': `Peu par visite, beaucoup par habitude. À ${pageWeight.medianGramsRounded} la vue sur téléphone, ${pageWeight.medianVisits} font environ ${pageWeight.medianMonth} de CO₂ par mois. C’est modeste; c’est aussi gratuit à réduire, et la page s’affiche plus vite.`,
        'Un site écologique est-il forcément laid?':
          'Celui que vous lisez est le nôtre : dessins vectoriels, deux polices, aucune vidéo qui démarre d’elle-même. La contrainte oblige à choisir; le dessin y gagne souvent.',
        'Comment calculez-vous l’empreinte d’une page?':
          'Par les octets transférés et le modèle Sustainable Web Design 4, moyenne mondiale du réseau. Le bouton au pied de chaque page refait le calcul pour votre visite. C’est un modèle : il sert à comparer, pas à facturer du carbone.',
        'Un hébergement vert suffit-il?':
          'Non. Le serveur n’est qu’une part; le réseau et l’appareil de la personne comptent davantage. Une page légère réduit les trois.',
        [`D’où vient le ${stats.redesign} de CO₂ en moins?`]: `C’est notre cible de refonte, mesurée avant et après avec le même modèle : passer de ${pageWeight.redesignBefore} à ${pageWeight.redesignAfter} par page, par exemple, fait ${pageWeight.redesignSaved}. Votre résultat dépend du point de départ.`,
      },
    },
    'call-to-action#audit': {
      eyebrow: 'Audit gratuit, 45 minutes',
      title: 'Mettons votre page sur la balance.',
      lead: 'Nous pesons trois de vos pages devant vous et nommons les trois fichiers qui coûtent le plus. Si le site est déjà léger, nous vous le dirons.',
      actions: {
        'Réserver mon audit écologique': { external: 'booking' },
        'Calculer l’impact d’un mois': { page: 'home', fragment: 'calculateur' },
      },
    },
  },
});
