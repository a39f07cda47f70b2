import { page } from '../page.ts';
import { promises } from '../promises.ts';
import { cited } from '../sources.ts';

export default page({
  title: 'IA au Québec : trois portes pour une PME',
  description:
    'Recherche, industrie, conseil : qui fait quoi en intelligence artificielle au Québec, comment vérifier « québécois », et un premier projet de 90 jours.',
  summary: 'Recherche, industrie, conseil : trois portes pour une PME.',
  modified: '2026-11-22',
  accent: 'berry',
  published: '2026-11-21',
  sections: {
    hero: {
      eyebrow: 'IA québécoise',
      title: 'Trois portes à ouvrir avant d’acheter',
      lead: 'Le Québec forme des chercheurs, finance des projets et conseille des entreprises en intelligence artificielle. Peu de PME savent à quelle porte frapper. Voici le plan.',
      drawing: 'solutions-ia-quebecoises',
    },
    prose: {
      byline: 'Lecture de 4 min, publié le 21 novembre 2026',
      contents: 'Dans cet article',
      parts: {
        'Où en est le Québec? {#ou-en-est-on}': [
          'Au deuxième trimestre de 2025, 12,7 % des entreprises du Québec employaient l’intelligence artificielle pour produire ou livrer; 26,1 % parmi celles de 100 personnes et plus. Ce qui freine les autres n’est pas d’abord la peur. Selon le Conseil du patronat (décembre 2024, données de 2023), 73 % des répondants n’avaient pas trouvé de besoin. Viennent ensuite le coût, un rendement incertain et le manque de compétences.',
          'Autrement dit, la plupart des directions n’ont pas besoin d’un outil. Elles ont besoin d’une question précise : quelle tâche, faite combien de fois, coûte combien?',
        ],
        'Trois portes publiques {#trois-portes}': [
          'La recherche. Mila réunit plus de 1 300 chercheurs et plus de 140 partenaires industriels (rapport 2023-2024). IVADO, porté par cinq universités, a reçu 124,5 M$ du fonds Apogée en avril 2023. Obvia étudie les effets de ces outils sur la société. Allez-y pour un problème que personne n’a encore résolu, ou pour recruter; pas pour installer un logiciel.',
          'L’industrie. Scale AI rembourse une part, en général 40 % au plus, de projets menés par un consortium qui compte une PME : 108 projets et 444 M$ au Québec depuis 2018 (décembre 2025). Le PARI CNRC accompagne et finance des PME innovantes de 500 personnes ou moins. Allez-y avec un projet chiffré et des partenaires.',
          'Le conseil. Investissement Québec et les programmes d’audit numérique aident à choisir par où commencer. Les crédits d’impôt suivent : le CRIC rembourse 30 % du premier million de dépenses admissibles, au-delà d’un seuil, pour les exercices commencés après le 25 mars 2025. Allez-y en premier, avant d’avoir dépensé.',
          {
            caption: 'Deux des trois portes, par une somme annoncée de chacune (millions de dollars)',
            bars: [
              { label: 'Industrie : Scale AI au Québec, depuis 2018', value: 444, display: '444 M$' },
              { label: 'Recherche : IVADO, fonds Apogée, avril 2023', value: 124.5, display: '124,5 M$' },
            ],
          },
          {
            note: 'Ces sommes ne se comparent qu’en ordre de grandeur : durées et usages diffèrent. Montants relevés dans les sources publiques de 2023 à 2025; ils changent à chaque budget, confirmez auprès du programme.',
          },
        ],
        'Ce que les entreprises d’ici offrent {#ce-que-les-entreprises-offrent}': [
          'Plutôt que des noms, des familles. Chacune a ses fournisseurs au Québec, du travailleur autonome à la grande société.',
          {
            caption: 'Cinq familles de solutions',
            head: ['Famille', 'Ce qu’elle fait', 'Une bonne première question'],
            rows: [
              [
                'Documents',
                'Lit factures, bons et contrats, en extrait les champs',
                'Quel pourcentage passe sans relecture?',
              ],
              [
                'Vision',
                'Compte, mesure, repère un défaut sur une image',
                'Combien d’images de défauts faut-il fournir?',
              ],
              [
                'Ordonnancement',
                'Propose un horaire de production ou de tournées',
                'Que fait-il quand une machine tombe en panne?',
              ],
              ['Voix', 'Transcrit une réunion, répond au téléphone', 'Comprend-il l’accent de nos clients?'],
              ['Santé', 'Trie, résume, rappelle un rendez-vous', 'Où dorment les données, et sous quelle loi?'],
            ],
          },
          'Aucune entreprise n’est citée : nous ne vendons ni ne représentons ces organismes.',
        ],
        'Comment vérifier « québécois » {#verifier-quebecois}': [
          [
            'Le siège : le Registre des entreprises dit où il est et qui dirige.',
            'L’hébergement : une région nommée au contrat, pas seulement sur le site.',
            'Les données : qui peut les lire, d’où, et pour entraîner quoi.',
            'Le français : l’outil, le soutien et le contrat. Dans une entreprise de 25 personnes et plus, les outils de travail doivent être offerts en français.',
          ],
          'Un produit d’ailleurs peut passer les quatre épreuves, et un produit d’ici en échouer deux. L’étiquette ne remplace pas les questions.',
        ],
        'Un premier projet de 90 jours {#quatre-vingt-dix-jours}': [
          [
            'Jours 1 à 15 : compter. Une tâche, son volume, son temps, ses erreurs, sur papier.',
            'Jours 16 à 30 : essayer à la main. Un employé fait la tâche avec un outil du commerce, sur trente cas réels anonymisés.',
            'Jours 31 à 60 : brancher. Une seule entrée, une seule sortie, une personne qui valide tout.',
            'Jours 61 à 90 : mesurer. Même décompte qu’au début. Gardez, corrigez ou arrêtez.',
          ],
          'Si la tâche revient moins de vingt fois par semaine, arrêtez au jour 15 : un bon formulaire fera mieux.',
        ],
        'Ce qui nous ferait changer d’avis {#ce-qui-nous-ferait-changer-d-avis}': [
          [
            'Un guichet unique qui ouvrirait les trois portes d’un seul formulaire : nous vous y enverrions.',
            'Des études d’ici montrant qu’acheter d’abord et mesurer ensuite réussit aussi souvent.',
            'Un registre public des solutions hébergées au Québec, tenu à jour.',
          ],
        ],
        'Sources {#sources}': [
          {
            sources: [
              {
                ...cited.isq,
                date: 'deuxième trimestre de 2025',
                figures: ['12,7 %', '26,1 % à partir de 100 personnes'],
              },
              { ...cited.conseilDuPatronat, date: '9 décembre 2024', figures: ['73 %'] },
              {
                name: 'Mila, rapport d’impact 2023-2024',
                date: 'consulté en novembre 2026',
                url: 'https://mila.quebec/fr/a-propos/rapports-dimpact/rapport-dimpact-2023-2024',
                figures: ['1 300 chercheurs', '140 partenaires'],
              },
              {
                name: 'IVADO, subvention Apogée',
                date: '28 avril 2023',
                url: 'https://ivado.ca/2023/04/28/le-projet-iar3-divado-recoit-une-subvention-de-1245-m-dapogee-canada',
                figures: ['124,5 M$'],
              },
              {
                name: 'Scale AI, projets au Québec',
                date: '17 décembre 2025',
                url: 'https://www.newswire.ca/fr/news-releases/scale-ai-annonce-plus-de-73-m-de-nouveaux-investissements-pour-des-projets-d-ia-a-fort-impact-au-quebec-801491336.html',
                figures: ['444 M$', '108 projets', '40 % au plus'],
              },
              { ...cited.pari, date: '27 mai 2026', figures: ['500 personnes'] },
              { ...cited.cric, date: 'consulté en novembre 2026', figures: ['30 %'] },
              { ...cited.article141, date: 'version du 13 avril 2026', figures: ['25 personnes et plus'] },
            ],
          },
          promises.taxNote,
        ],
      },
    },
    'call-to-action': {
      title: 'Quelle tâche compter en premier?',
      lead: 'Dites-nous son nom et combien de fois elle revient. Nous vous dirons franchement si l’IA est la bonne porte.',
      actions: {
        'Décrire une tâche': { page: 'contact', query: { service: 'automatisation' } },
        'L’IA pour les entreprises': { page: 'businessAi' },
        'Trois robots plus légers': { page: 'localChatbots' },
      },
    },
  },
});
