import { agency, externalUrls, promised } from '../../site/agency.ts';
import { assessments } from '../computed.ts';
import { page } from '../page.ts';
import { elsewhere } from '../promises.ts';

export default page({
  title: 'Déclaration d’accessibilité de ce site',
  description:
    'Niveau visé, état réel, outils et dates des vérifications, limites connues et leur solution de rechange, et comment nous signaler un obstacle.',
  summary: 'Niveau visé, vérifications, limites connues.',
  modified: '2026-11-29',
  accent: 'river',
  sections: {
    hero: {
      eyebrow: 'Accessibilité',
      title: 'Ce qui marche, ce qui reste à prouver',
      lead: 'Nous visons les règles WCAG 2.2, niveau AA, et plus quand c’est possible. Nos machines ne trouvent plus d’erreur; aucune personne qui vit avec un handicap n’a encore éprouvé le site. C’est pourquoi nous écrivons « partiellement conforme ».',
      actions: { 'Nous décrire un obstacle': { page: 'contact', fragment: 'demande' } },
      facts: [
        { value: 'WCAG 2.2, AA', label: 'partiellement conforme' },
        { value: assessments.lastShort, label: 'dernière autoévaluation' },
        { value: promised.obstacleFigure, label: 'ouvrables pour une réponse complète' },
      ],
      drawing: 'accessibilite',
    },
    prose: {
      contents: 'Dans cette déclaration',
      parts: {
        'Portée et état {#portee}': [
          `Cette déclaration vaut pour toutes les pages du site ${agency.name}. Les sites où mènent nos liens (sources des chiffres${elsewhere}) ont leurs propres règles.`,
          'Norme : Règles pour l’accessibilité des contenus Web (WCAG, version 2.2), niveau AA. État : partiellement conforme. Une entreprise privée n’est pas soumise au standard SGQRI 008 des organismes publics du Québec; nous nous en servons comme repère.',
        ],
        'Ce que nous avons fait {#ce-que-nous-avons-fait}': [
          [
            'Le texte contraste à 7 pour 1 au moins, dans les deux thèmes; les contrôles, à 3 pour 1.',
            'Tout s’atteint au clavier, dans un ordre logique, et le focus se voit. Ce qui se glisse se déplace aussi d’une pression.',
            'Les boutons, les champs et les liens mesurent 44 pixels; un lien dans une phrase, 24. Rien ne défile sans vous; quelques compteurs s’animent un instant, et rien ne bouge si votre appareil le demande.',
            'Le texte grossit à 200 % sans qu’un mot disparaisse, et les pages tiennent dans 320 pixels. Les démonstrations du portfolio aussi, à deux limites près, plus bas.',
            'Les pages se lisent, les menus s’ouvrent et le formulaire de contact s’envoie sans JavaScript.',
            'Chaque graphique a son équivalent en texte, chaque image sa description.',
            'Les erreurs d’un formulaire sont dites en haut, puis à côté du champ, avec les mêmes mots.',
          ],
        ],
        'Ce qui a été vérifié, et par quoi {#ce-qui-a-ete-verifie}': [
          {
            caption: 'Vérifications reprises à chaque version du site',
            head: ['Vérification', 'Moyen', 'Étendue'],
            rows: [
              [
                'Règles automatisables',
                'axe-core, version 4.11, toutes les règles WCAG et les bonnes pratiques',
                'Toutes les pages, deux thèmes; les démonstrations du portfolio',
              ],
              ['Balisage', 'html-validate, version 10', 'Toutes les pages'],
              [
                'Clavier, focus, annonces',
                'Essais programmés dans Chromium',
                'Menus, carrousels, onglets, formulaires, calculateurs',
              ],
              [
                'Texte à 200 % et espacement du texte',
                'Essais programmés à 320 pixels de large',
                'Toutes les pages et les démonstrations',
              ],
              ['Sans JavaScript', 'Essais programmés', 'Lecture, menus, formulaire de contact'],
              ['Couleurs imposées', 'Essais programmés', 'Menu, formulaires, carrousel, graphiques, démonstrations'],
              ['Mouvement réduit', 'Essais programmés', 'Compteurs et modèles en trois dimensions'],
            ],
          },
          'Ces outils trouvent une partie seulement des obstacles. Il manque des essais avec des lecteurs d’écran du commerce et avec les personnes qui s’en servent : c’est la prochaine étape.',
        ],
        'Limites connues {#limites-connues}': [
          {
            caption: 'Ce qui peut gêner, et comment faire autrement',
            head: ['Élément', 'Limite', 'Solution de rechange'],
            rows: [
              [
                'Modèles en trois dimensions',
                'Le visualiseur annonce l’angle de vue, pas la forme de l’objet',
                'Une image et une description tiennent lieu de modèle; il ne se charge que si vous le demandez',
              ],
              [
                'Boucles vidéo du portfolio',
                'Sans son, elles n’ont pas de transcription',
                'La description du projet dit ce qu’elles montrent',
              ],
              [
                'Dessins des démonstrations du portfolio',
                'Leurs étiquettes grandissent avec le zoom de la page, pas avec la seule taille du texte',
                'Ce qu’ils montrent est aussi en texte, lu par les lecteurs d’écran',
              ],
              [
                'Démonstrations qui ne sont qu’un écran',
                'Elles gardent leurs 720 pixels, défilent de côté sur un téléphone et contrastent selon le niveau AA',
                'Une description tient lieu d’écran; la page du projet en montre une image',
              ],
              [
                'Robot du site',
                'Il ne répond qu’en français',
                'Le téléphone et le courriel, en français ou en anglais',
              ],
              ...(externalUrls.booking
                ? [
                    [
                      'Prise de rendez-vous',
                      'Elle est sur un autre site, que nous n’avons pas évalué',
                      'Écrivez ou téléphonez : nous prenons le rendez-vous pour vous',
                    ],
                  ]
                : []),
            ],
          },
        ],
        'Compatibilité et technologies {#compatibilite}': [
          'Le site repose sur HTML, CSS, SVG et WAI-ARIA; JavaScript ajoute les calculateurs et les raccourcis. Il est éprouvé à chaque version dans Chromium, ses parcours principaux l’ont été dans Firefox et dans WebKit, et il est conçu pour les deux dernières versions de Firefox, de Safari, de Chrome et d’Edge.',
        ],
        'Signaler un obstacle {#obstacle}': [
          `Dites-nous la page, ce que vous vouliez faire et votre appareil. Courriel : ${agency.email}. Téléphone : ${agency.phone}. Une personne vous répond en ${promised.reply}; la réponse complète, avec une solution de rechange si la correction demande du temps, suit en ${promised.obstacle} au plus.`,
          'Si la réponse ne vous convient pas, demandez que la direction la revoie. Un organisme public peut aussi vous accompagner : l’Office des personnes handicapées du Québec.',
          `Autoévaluation du ${assessments.last}, faite par l’agence. Prochaine révision : à la première version importante, au plus tard en ${assessments.next}.`,
        ],
      },
    },
  },
});
