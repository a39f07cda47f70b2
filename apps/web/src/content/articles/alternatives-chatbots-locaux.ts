import { page } from '../page.ts';
import { promises } from '../promises.ts';
import { cited } from '../sources.ts';

export default page({
  title: 'Robots de clavardage : trois formes plus légères',
  description:
    'Recherche dans une FAQ, réponses tirées de vos documents, petit modèle chez vous : ce que chacun fait, ce qu’il consomme et quand il suffit à une PME.',
  summary: 'Trois robots plus légers qu’un assistant généraliste.',
  modified: '2026-11-27',
  accent: 'river',
  published: '2026-11-21',
  sections: {
    hero: {
      eyebrow: 'Robots locaux',
      title: 'Trois robots plus légers qu’un assistant généraliste',
      lead: 'On vous propose un robot de clavardage pour l’accueil, le service après-vente ou l’atelier. Avant de choisir le plus gros, regardez ce que la question demande vraiment.',
      drawing: 'alternatives-chatbots-locaux',
    },
    prose: {
      byline: 'Lecture de 5 min, publié le 21 novembre 2026',
      contents: 'Dans cet article',
      parts: {
        'Ce qu’un grand assistant fait bien {#ce-qu-un-grand-assistant-fait-bien}': [
          'Il rédige, traduit, résume, raisonne sur un cas qu’il n’a jamais vu. Pour préparer une soumission en anglais ou comparer deux contrats, rien de plus petit ne le vaut. Et il n’est plus le gouffre qu’on disait : une question courte lui demande de 0,24 à 0,34 Wh selon les mesures publiées en 2025, moins que n’en prend une bouilloire en une seconde.',
          'La facture change quand on lui donne à lire. Avec 10 000 jetons de contexte (des morceaux de mots), une question passe à environ 2,5 Wh; avec 100 000, à près de 40 Wh (Epoch AI, février 2025). Un robot d’accueil à qui l’on fait relire tout le manuel à chaque question fait exactement cela.',
        ],
        'Trois formes plus légères {#trois-formes}': [
          'La recherche dans une foire aux questions. Vos réponses sont écrites d’avance, par vous. Le robot retrouve la bonne malgré les fautes, les pluriels et les synonymes. Il tient dans quelques dizaines de kilo-octets, travaille dans le navigateur du visiteur et n’envoie rien à personne. Il ne peut pas inventer : il ne sait que ce que vous avez écrit.',
          'La réponse tirée de vos documents. Un petit modèle spécialisé lit la question, trouve le passage du manuel ou de la fiche technique et le cite tel quel. Une mesure donne environ 0,06 Wh pour mille réponses de ce genre. Il sait plus que la foire aux questions et reste vérifiable : la page citée est sous la réponse.',
          'Le petit modèle ouvert, sur votre serveur. Il rédige ses phrases, comme les grands, avec un vocabulaire de métier si on l’y prépare. Vos données ne sortent pas. Il demande une machine, quelqu’un pour l’entretenir, et il se trompe plus souvent qu’un grand.',
          {
            caption: 'Énergie d’une réponse, en wattheures (sources et dates au bas de l’article)',
            bars: [
              {
                label: 'Recherche dans une FAQ déjà chargée, dans le navigateur',
                value: 0,
                display: 'moins d’un dix-millième de Wh',
              },
              {
                label: 'Passage tiré d’un document (modèle extractif)',
                value: 0.00006,
                display: '0,06 Wh pour mille réponses',
              },
              { label: 'Assistant généraliste, question courte', value: 0.3, display: '0,24 à 0,34 Wh' },
              {
                label: 'Petit modèle ouvert sur un portable, réponse de 900 jetons',
                value: 0.5,
                display: 'environ 0,5 Wh',
              },
            ],
          },
          {
            note: 'Local ne veut pas dire sans empreinte. Sur un ordinateur portable, un petit modèle a pris 48 s à 40 W pour une longue réponse : environ 0,5 Wh, plus qu’un grand centre de calcul bien rempli. Ce qui allège, c’est de ne pas rédiger quand il suffit de retrouver.',
          },
        ],
        'Quand chacune suffit {#quand-chacune-suffit}': [
          'Partez de la question, pas de la technologie. Relisez cinquante demandes reçues le mois dernier, au téléphone et par courriel, et comptez celles qui ont déjà une réponse écrite quelque part. Dans la plupart des ateliers et des bureaux, c’est la majorité.',
          {
            caption: 'Choisir selon le besoin',
            head: ['Votre besoin', 'Forme', 'Données', 'Entretien'],
            rows: [
              [
                'Heures, délais, retours, tarifs, marche à suivre',
                'Recherche dans une FAQ',
                'Rien ne sort du navigateur',
                'Corriger une réponse quand elle change',
              ],
              [
                'Retrouver une tolérance, un couple de serrage, une clause',
                'Réponse tirée de vos documents',
                'Restent sur votre serveur',
                'Remplacer le document, refaire l’index',
              ],
              [
                'Rédiger un premier jet à partir de dossiers confidentiels',
                'Petit modèle sur votre serveur',
                'Restent chez vous',
                'Une machine et une personne qui la connaît',
              ],
              [
                'Traduire, comparer, raisonner sur un cas rare',
                'Assistant généraliste',
                'Sortent du Québec dans bien des cas',
                'Un contrat à lire et à relire',
              ],
            ],
          },
          'La dernière ligne a une conséquence légale. Avant que des renseignements personnels quittent le Québec, la Loi sur la protection des renseignements personnels dans le secteur privé demande une évaluation des facteurs relatifs à la vie privée (article 17). Un robot qui ne fait qu’informer n’est pas une décision automatisée au sens de l’article 12.1; un robot qui refuse un crédit en est une.',
        ],
        'Ce que vous perdez {#ce-qu-on-perd}': [
          'Un robot léger ne comprend pas l’ironie, ne parle pas huit langues et se tait devant une question imprévue. C’est un défaut pour un assistant de rédaction, une qualité à l’accueil : « Je ne sais pas, voici le numéro » vaut mieux qu’une réponse inventée sur un délai de livraison.',
          'Il demande aussi du travail d’écriture. Soixante bonnes réponses, revues par la personne qui répond au téléphone, prennent quelques jours. Elles serviront aussi à vos nouveaux employés.',
        ],
        'Essayez le nôtre, cherchez ses limites {#essayez-le-notre}': [
          'La page sur les robots durables en fait tourner un. Il cherche dans les questions de ce site, affiche ce que chaque échange a coûté en octets et dit quand il ne sait pas. Posez-lui une question sur la météo : vous verrez où il s’arrête.',
          { actions: { 'Voir les robots durables': { page: 'ecoChatbots' } } },
        ],
        'Ce qui nous ferait changer d’avis {#ce-qui-nous-ferait-changer-d-avis}': [
          [
            'Des mesures indépendantes où un assistant généraliste répond à une question de FAQ pour moins d’énergie qu’une recherche locale.',
            'Une PME dont moins du quart des questions ont une réponse écrite : chez elle, la rédaction vaut son prix.',
            'Un petit modèle ouvert qui dirait « je ne sais pas » aussi sûrement qu’une recherche.',
          ],
        ],
        'Sources {#sources}': [
          {
            sources: [
              {
                ...cited.epochAi,
                date: 'février 2025',
                figures: ['2,5 Wh avec 10 000 jetons', '40 Wh avec 100 000'],
              },
              { ...cited.google, date: 'août 2025', figures: ['0,24 Wh'] },
              { ...cited.unesco, date: 'juillet 2025', figures: ['jusqu’à 90 % d’énergie en moins'] },
              { ...cited.openAi, date: 'juin 2025', figures: ['0,34 Wh'] },
              {
                name: 'Modèles qui extraient sans rédiger, article du quotidien Milenio (adresse exacte non relevée)',
                date: 'consulté en novembre 2026',
                figures: ['0,06 Wh pour mille réponses'],
              },
              {
                name: 'Un petit modèle sur un portable, essai d’un étudiant',
                date: 'mai 2025',
                url: 'https://github.com/qerty2006/qerty2006.github.io/blob/main/_posts/2025-06-26-local.md',
                lang: 'en',
                figures: ['environ 900 jetons en 48 s à 40 W, soit 0,5 Wh'],
              },
              { ...cited.conforme, date: 'consulté en novembre 2026' },
              {
                name: 'Commission d’accès à l’information, traitement automatisé (même loi, article 12.1)',
                date: 'consulté en novembre 2026',
                url: 'https://www.cai.gouv.qc.ca/espace-evolutif-modernisation-lois/thematiques/traitement-automatise/',
              },
            ],
          },
          `Les mesures du modèle extractif et du portable viennent d’essais isolés : prenez-les comme des ordres de grandeur. ${promises.legalNote}`,
        ],
      },
    },
    'call-to-action': {
      title: 'Combien de vos questions ont déjà leur réponse?',
      lead: 'Apportez-nous cinquante questions reçues. Nous les trions avec vous pendant la consultation gratuite.',
      actions: {
        'Parler de vos questions': { page: 'contact', query: { service: 'automatisation' } },
        'Où dorment vos données': { page: 'localOrGlobalAi' },
        'Trois portes pour une PME': { page: 'quebecAi' },
      },
    },
  },
});
