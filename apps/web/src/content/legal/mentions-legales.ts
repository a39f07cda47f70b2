import { agency, isDemonstration, postalAddress, reviewed } from '../../site/agency.ts';
import { page } from '../page.ts';
import { hosting } from '../promises.ts';

export default page({
  title: 'Mentions légales : éditeur, hébergement, crédits',
  description: isDemonstration
    ? 'Qui publie ce site, où il est hébergé, ce que vous pouvez en reprendre, ce qui y est inventé pour la démonstration, et quels tribunaux sont compétents.'
    : 'Qui publie ce site, où il est hébergé, ce que vous pouvez en reprendre, à qui appartiennent ses images, et quels tribunaux sont compétents.',
  summary: 'Éditeur, hébergement, crédits, conditions d’utilisation.',
  modified: '2026-11-26',
  accent: 'forest',
  sections: {
    hero: {
      // The date of the text; « Révision », at its end, has that of the last check.
      eyebrow: 'Dernière mise à jour : 26 juillet 2025',
      title: 'Mentions légales',
      lead: 'Qui parle ici, d’où, et à quelles conditions. Rien n’est en petits caractères.',
      actions: { 'Nous joindre': { page: 'contact' } },
    },
    prose: {
      contents: 'Sur cette page',
      parts: {
        'Éditeur {#editeur}': [
          {
            caption: 'Identité de l’éditeur',
            head: ['Renseignement', 'Valeur'],
            rows: [
              ['Dénomination', agency.legalName],
              ['Numéro d’entreprise du Québec (NEQ)', agency.neq],
              ['Adresse', postalAddress.join(', ')],
              ['Courriel', agency.email],
              ['Téléphone', agency.phone],
              ['Heures d’ouverture', agency.hours],
            ],
          },
          'Le registre des entreprises du Québec permet de vérifier le numéro d’une entreprise, son adresse et ses dirigeants.',
        ],
        'Direction de la publication {#direction-de-la-publication}': [
          `Responsable du contenu : ${agency.publicationTitle}. Cette personne répond des textes, des chiffres et de leur mise à jour; un courriel à ${agency.email} lui parvient.`,
          `Pour ce qui touche vos renseignements personnels : ${agency.dataOfficerTitle}, ${agency.dataOfficerEmail}.`,
        ],
        'Hébergement {#hebergement}': [hosting.notice],
        'Propriété intellectuelle {#propriete-intellectuelle}': [
          'Les textes, les dessins, les modèles en trois dimensions et le code de ce site appartiennent à l’éditeur ou sont employés avec permission. La Loi sur le droit d’auteur du Canada les protège.',
          [
            'Vous pouvez citer un passage, avec un lien vers la page.',
            'Vous pouvez imprimer et faire circuler une page dans votre entreprise.',
            'Pour reprendre un dessin, un modèle ou une page entière, demandez-le : la réponse est souvent oui.',
          ],
        ],
        'Crédits {#credits}': [
          isDemonstration
            ? 'Les projets, les clients et les résultats chiffrés de l’agence sont inventés : ce sont des démonstrations de notre travail. Toute ressemblance avec une entreprise réelle est fortuite. Aucune marque ni certification protégée n’est reproduite.'
            : 'Les projets du portfolio sont montrés avec l’accord de nos clients, à qui appartiennent leurs noms et leurs marques.',
          [
            'Caractères : Atkinson Hyperlegible Next et Bricolage Grotesque; les démonstrations du portfolio en ont d’autres. Tous sont sous licence SIL Open Font.',
            'Dessins, images et modèles : produits par des programmes de l’éditeur.',
            'Logiciels : React, Vite, Express et d’autres bibliothèques libres, employées selon leurs licences.',
            'Faits et chiffres extérieurs : leurs auteurs et leurs dates sont nommés à côté d’eux, ou à la page « Nos chiffres ».',
          ],
        ],
        'Conditions d’utilisation {#conditions-d-utilisation}': [
          'Ce site informe. Ses calculateurs donnent des ordres de grandeur à partir de ce que vous y inscrivez; leurs hypothèses sont affichées à côté du résultat. Ils n’engagent ni vous, ni nous : seul un devis accepté le fait.',
          'Les pages qui parlent de lois ou de programmes publics donnent une information générale, à la date qu’elles indiquent. Elles ne remplacent ni un avis juridique, ni un avis fiscal.',
          'Nous corrigeons une erreur dès qu’elle nous est signalée. Il est interdit de perturber le site, d’en contourner les protections ou d’y envoyer des demandes automatisées.',
        ],
        'Renseignements personnels {#renseignements-personnels}': [
          'Ce que nous recevons de vous, pourquoi, pendant combien de temps et comment le faire effacer : tout est dans la politique de confidentialité.',
          { actions: { 'Lire la politique': { page: 'privacy' } } },
        ],
        'Témoins {#temoins}': [
          'Ce site ne dépose aucun témoin et ne mesure pas sa fréquentation. Quelques réglages restent dans la mémoire de votre navigateur; la politique de confidentialité les nomme un à un.',
        ],
        'Accessibilité et écoconception {#engagements}': [
          'Deux déclarations disent où en est le site, ce qui a été vérifié, par qui, et ce qui manque encore.',
          {
            actions: {
              'Déclaration d’accessibilité': { page: 'accessibility' },
              'Déclaration d’écoconception': { page: 'ecodesign' },
            },
          },
        ],
        'Différends {#differends}': [
          'Parlons-nous d’abord : la plupart des malentendus se règlent en un appel. À défaut d’entente, les lois du Québec et celles du Canada qui s’y appliquent régissent ce site, et les tribunaux du district judiciaire de Québec sont compétents.',
          `Dernière révision des renseignements juridiques : ${reviewed}. Cette page est une information; elle n’est pas un avis juridique.`,
        ],
      },
    },
  },
});
