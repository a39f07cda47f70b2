import { page } from '../page.ts';
import { promises } from '../promises.ts';
import { cited } from '../sources.ts';

export default page({
  title: 'IA locale ou mondiale : où calculer, où garder',
  description:
    'Le même calcul émet trente fois moins à Montréal qu’en Virginie. Ce que le lieu change à l’électricité, à vos données et aux questions à poser.',
  summary: 'Où dorment vos données, où se fait le courant.',
  modified: '2026-11-27',
  accent: 'forest',
  published: '2026-11-21',
  sections: {
    hero: {
      eyebrow: 'IA locale ou mondiale',
      title: 'Où dorment vos données, où se fait le courant?',
      lead: 'Deux questions que l’on mêle souvent. La première est affaire de loi, la seconde de rivières et de charbon. Une entreprise du Québec peut répondre aux deux sans devenir spécialiste.',
      drawing: 'ia-locale-vs-globale',
    },
    prose: {
      byline: 'Lecture de 5 min, publié le 21 novembre 2026',
      contents: 'Dans cet article',
      parts: {
        'Deux questions, deux cartes {#deux-questions}': [
          'Quand un employé interroge un assistant, sa question voyage jusqu’à un centre de calcul. Là, deux choses se passent : des machines consomment de l’électricité, et quelqu’un d’autre que vous tient, un moment ou plus longtemps, une copie de ce qui a été écrit. Le lieu décide de la première; le contrat et la loi décident de la seconde.',
          'Un directeur d’usine connaît cette distinction : on peut sous-traiter l’usinage à un atelier propre et lui confier, ou non, ses plans.',
        ],
        'L’électricité : un rapport de un à trente {#electricite}': [
          'Un fournisseur d’infonuagique publie, région par région, ce qu’émet le réseau qui l’alimente. En 2025, un kilowattheure tiré à Montréal portait environ 11 g de CO₂; le même, en Virginie, 343 g; en Iowa, 432 g. Entre deux villes d’Europe, l’écart va de un à dix-sept : Paris autour de 16 g, Francfort à 276 g.',
          {
            caption: 'CO₂ d’un kilowattheure selon le lieu, en grammes (relevés de 2025)',
            bars: [
              { label: 'Montréal', value: 11.4, display: '11 g' },
              { label: 'Paris', value: 15.8, display: '16 g' },
              { label: 'Francfort', value: 276, display: '276 g' },
              { label: 'Virginie', value: 343, display: '343 g' },
              { label: 'Iowa', value: 432, display: '432 g' },
            ],
          },
          'Ces chiffres comptent ce qui sort des centrales. Si l’on ajoute la construction des barrages et des éoliennes, le kilowattheure québécois monte à 30,5 g (cycle de vie, 2023). L’ordre ne change pas.',
          {
            note: 'Deux comptabilités circulent. Celle « fondée sur le marché » soustrait l’énergie verte achetée ailleurs; celle « fondée sur le lieu » compte le réseau réel. Un fournisseur qui annonce zéro emploie la première. Demandez la seconde.',
          },
          'Cette électricité propre n’est pas sans fond. En février 2026, Hydro-Québec prévoyait que la demande des centres de données serait multipliée par sept d’ici 2035, au-delà de 1 000 MW, et demandait à la Régie de l’énergie un tarif de 13 cents le kilowattheure pour ceux de plus de 5 MW. Dans le monde, ces centres ont pris 415 TWh en 2024; l’Agence internationale de l’énergie en projette 945 pour 2030.',
        ],
        'Les données : Québec, Canada, ailleurs {#donnees}': [
          'La loi québécoise n’interdit pas de sortir des renseignements personnels du Québec. Elle demande d’évaluer d’abord ce qu’ils deviendront : nature des renseignements, but, protection offerte, régime juridique du lieu d’arrivée. L’évaluation est proportionnée; pour un outil de rédaction sans donnée de client, elle tient en deux pages.',
          'L’adresse du centre de calcul ne dit pas tout. Un bâtiment de Montréal qui appartient à une société étrangère peut demeurer soumis aux lois du pays de celle-ci. Si vos dossiers sont sensibles, la nationalité du fournisseur compte autant que la rue.',
          'Les institutions financières du Québec verront ce point devenir une obligation écrite : la ligne directrice de l’Autorité des marchés financiers sur les risques liés aux tiers prend effet le 1er avril 2027. Leurs fournisseurs la sentiront dans les contrats.',
        ],
        'La taille du modèle pèse autant que le lieu {#taille}': [
          'Déplacer un calcul de Virginie à Montréal divise ses émissions par trente. Employer un modèle taillé pour la tâche peut en réduire l’énergie jusqu’à 90 % (UNESCO, juillet 2025). Les deux gestes se multiplient, et le second allège aussi la facture.',
          'Un point de repère pour finir : sur tout son cycle de vie, une réponse de 400 jetons d’un grand modèle européen a été évaluée à 1,14 g de CO₂ et 45 ml d’eau (juillet 2025). Mille par jour, cela fait un peu plus d’un kilogramme. Ce n’est ni rien, ni la fin du monde; c’est un poste à suivre, comme l’air comprimé.',
        ],
        'Cinq questions à poser au fournisseur {#cinq-questions}': [
          [
            'Dans quelle région le calcul se fait-il, et puis-je la fixer par contrat?',
            'Mes questions et mes documents servent-ils à entraîner un modèle?',
            'Combien de temps les gardez-vous, et comment les effacer?',
            'Qui sont vos sous-traitants, et de quels pays relèvent-ils?',
            'Quelle énergie une requête moyenne demande-t-elle, mesurée comment?',
          ],
          'Un fournisseur sérieux répond aux quatre premières par écrit. À la cinquième, peu répondent; celui qui essaie mérite votre attention.',
        ],
        'Ce qui nous ferait changer d’avis {#ce-qui-nous-ferait-changer-d-avis}': [
          [
            'Un réseau québécois qui importerait durablement de l’électricité fossile en hiver.',
            'Des centres étrangers dont le réseau réel, et non le certificat, serait plus sobre que celui d’ici, hiver compris.',
            'Des audits publics montrant que la résidence des données n’a rien changé lors d’une saisie.',
          ],
        ],
        'Sources {#sources}': [
          {
            sources: [
              { ...cited.googleCloud, date: 'relevés de 2025', figures: ['11 g', '16 g', '276 g', '343 g', '432 g'] },
              { ...cited.electricityMaps, date: 'moyenne de 2023', figures: ['30,5 g'] },
              {
                name: 'Hydro-Québec, tarifs pour les centres de données',
                date: '19 février 2026',
                url: 'https://www.newswire.ca/fr/news-releases/des-tarifs-pour-les-centres-de-donnees-et-les-chaines-de-blocs-qui-refleteront-la-valeur-de-notre-electricite-renouvelable-896738915.html',
                figures: ['1 000 MW', '13 cents', '5 MW'],
              },
              {
                name: 'Agence internationale de l’énergie, relevé par Data Centre Magazine',
                date: 'avril 2025',
                url: 'https://datacentremagazine.com/technology-and-ai/iea-asks-how-is-ai-reshaping-global-energy-demand',
                lang: 'en',
                figures: ['415 TWh', '945 TWh'],
              },
              {
                name: 'Mistral AI, ADEME et Carbone 4, analyse de cycle de vie, relevé par Archimag',
                date: '24 juillet 2025',
                url: 'https://www.archimag.com/numerique-responsable/2025/07/24/empreinte-carbone-premiere-analyse-environnementale-ia-europeenne',
                figures: ['1,14 g et 45 ml pour 400 jetons'],
              },
              { ...cited.unesco, date: 'juillet 2025', figures: ['jusqu’à 90 %'] },
              { ...cited.conforme, date: 'consulté en novembre 2026' },
              {
                name: 'Autorité des marchés financiers, ligne directrice sur les tiers',
                date: 'en vigueur le 1er avril 2027',
                url: 'https://lautorite.qc.ca/en/professionals/deposit-institutions-and-trust-companies/guidelines/operational-risk/third-party-risk-management-guideline',
                lang: 'en',
              },
            ],
          },
          `La portée des lois étrangères sur un centre de Montréal est une question ouverte : posez-la à votre conseiller juridique. ${promises.legalNote}`,
        ],
      },
    },
    'call-to-action': {
      title: 'Vous avez une offre d’IA sous les yeux?',
      lead: 'Lisons-la ensemble avec ces cinq questions. Trente minutes suffisent d’ordinaire.',
      actions: {
        'Relire une offre avec nous': { page: 'contact', query: { service: 'consultation' } },
        'Trois robots plus légers': { page: 'localChatbots' },
        'Trois portes pour une PME': { page: 'quebecAi' },
      },
    },
  },
});
