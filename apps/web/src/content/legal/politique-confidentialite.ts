import { formatDate } from '@agency/shared/format';
import { agency, postalAddress, reviewed } from '../../site/agency.ts';
import { kept } from '../computed.ts';
import { page } from '../page.ts';
import { elsewhere, hosting, promises } from '../promises.ts';

const modified = '2026-11-27';

const { webhookName } = agency;

/** The service that gets a copy of each request, where it is set. */
const copies = webhookName
  ? {
      shared: [
        `Une copie de chaque demande est aussi remise à un autre service, ${webhookName}, pour que nous la traitions plus vite. Il agit pour nous, sans droit de s’en servir.`,
      ],
      kept: [
        [
          `Copie d’une demande, remise à ${webhookName}`,
          'Traiter la demande plus vite',
          'Jamais plus longtemps que la demande elle-même',
        ],
      ],
      abroad: [`Une copie de chaque demande est conservée par ${webhookName}.`],
    }
  : { shared: [], kept: [], abroad: [] };

export default page({
  title: 'Politique de confidentialité | Loi 25',
  description:
    'Ce que ce site sait de vous, pourquoi, pendant combien de temps, et comment le consulter, le corriger ou le faire effacer. Aucun témoin, aucun traceur.',
  summary: 'Ce que nous savons de vous, et comment l’effacer.',
  modified,
  accent: 'forest',
  sections: {
    hero: {
      eyebrow: 'En vigueur depuis le 26 juillet 2025',
      title: 'Politique de confidentialité',
      lead: 'Ce que nous savons de vous tient dans ce que vous nous écrivez. Cette page dit ce que nous en faisons, jusqu’à quand, et comment le récupérer ou le faire effacer.',
    },
    prose: {
      byline: `Dernière révision : ${formatDate(modified)}`,
      contents: 'Sur cette page',
      parts: {
        'En cinq points {#en-bref}': [
          [
            'Ce site ne dépose aucun témoin et ne vous suit pas, ni ici ni ailleurs.',
            'Nous recevons ce que vous écrivez dans un formulaire quand vous l’envoyez, jamais avant.',
            'Ces renseignements servent à vous répondre et à préparer votre devis. Ils ne sont ni vendus, ni loués, ni échangés.',
            `Dans le système du site, ${promises.erased}`,
            'Vous pouvez la consulter, la corriger ou la faire effacer plus tôt : un courriel suffit, et la réponse vient en 30 jours au plus.',
          ],
        ],
        'Introduction {#introduction}': [
          `${agency.legalName} (ci-après « nous ») exploite ce site depuis ${agency.city}. Cette politique s’applique au site, à ses formulaires et aux échanges qui en découlent.`,
          'Elle est rédigée selon la Loi sur la protection des renseignements personnels dans le secteur privé du Québec, telle que la Loi 25 l’a modernisée. Elle explique nos pratiques; elle ne remplace pas un avis juridique.',
          'Nous appliquons aussi les principes du règlement européen sur la protection des données (RGPD) : un but connu, le moins de renseignements possible, des droits. Il s’impose lorsqu’un service vise des personnes dans l’Union européenne.',
          { note: `Renseignements revus en ${reviewed}.` },
        ],
        'Renseignements recueillis {#donnees-recueillies}': [
          'Le formulaire de contact demande trois renseignements : votre nom, votre courriel et le service qui vous intéresse. Le reste est facultatif : téléphone, entreprise, adresse de votre site, type de projet, budget, échéancier, moment d’un appel et message.',
          'La demande de devis en exige sept, faute de quoi elle ne se chiffre pas : entreprise, nom, courriel, types de projet, budget, échéancier et objectifs. Sont facultatifs : téléphone, adresse de votre site, situation actuelle, sites de référence, fonctions, logiciels à relier, hébergement, entretien et services additionnels.',
          'Le formulaire de la page Industrie 4.0 en demande deux : entreprise et courriel. Sont facultatifs : téléphone et type de production. Le diagnostic que vous avez rempli, ou celui du lien que vous avez ouvert, l’accompagne de lui-même, et le formulaire l’annonce.',
          'Les calculateurs, les questionnaires, les démonstrations et le robot qui répond travaillent dans votre navigateur : une question posée au robot n’en sort pas. Sauf ce diagnostic, ce que vous y inscrivez ne fait pas partie d’une demande avant que vous choisissiez de l’y joindre, puis de l’envoyer.',
          `Les réponses et les nombres donnés aux calculateurs, aux questionnaires, à la pesée et à la prévision ${promises.inAddress} Le lien d’un résultat les contient aussi : qui l’ouvre les voit. N’y figurent ni le texte d’une facture, ni les en-têtes que vous collez.`,
          `Comme tout serveur, le nôtre voit votre adresse IP le temps de vous répondre. Quand vous envoyez un formulaire, il la retient ${kept.address} au plus, pour freiner les rafales. Elle n’est pas jointe à votre demande, qui garde seulement l’adresse de la page d’où elle part.`,
          `Pour qu’une demande envoyée deux fois ne compte qu’une fois, votre navigateur y joint un numéro tiré au hasard, effacé avec elle. Sans JavaScript, une empreinte de l’adresse IP et du texte en tient lieu : elle sert ${kept.fingerprint} et disparaît à la purge du jour.`,
          'Nous ne demandons aucun renseignement sensible : ni santé, ni finances personnelles, ni numéro d’assurance sociale. Merci de ne pas en inscrire dans votre message.',
        ],
        'Utilisation {#utilisation}': [
          'Vos renseignements servent à quatre choses, et à rien d’autre :',
          [
            'répondre à votre demande;',
            'préparer le devis, l’appel ou l’audit que vous avez demandé;',
            'réaliser le mandat et le facturer, si vous devenez notre client;',
            'protéger le site contre les abus et les pannes.',
          ],
          'Aucune décision n’est prise à votre sujet par une machine. Un piège à robots peut mettre une demande de côté : une personne peut toujours l’en sortir. Nous ne faisons pas de profilage.',
          'Une demande n’est pas un abonnement. Si nous envoyions un jour des courriels commerciaux, ce serait avec votre consentement, en nous nommant et avec un moyen de vous désabonner, comme le veut la Loi canadienne anti-pourriel (LCAP).',
        ],
        'Communication à des tiers {#partage}': [
          'Seules les personnes de l’agence qui traitent votre demande la lisent. Notre service de courriel la transmet, et un hébergeur la garde quand les mentions légales en nomment un : ils agissent pour nous, sans droit de s’en servir.',
          ...copies.shared,
          `Certains liens mènent ailleurs (sources de nos chiffres${elsewhere}). Ces sites ont leurs propres règles. Rien ne leur est transmis tant que vous n’avez pas suivi le lien.`,
          'Nous communiquons un renseignement sans votre accord seulement quand la loi l’exige, par exemple sur ordonnance d’un tribunal.',
        ],
        'Sécurité {#securite}': [
          [
            'La connexion au site et à son serveur est chiffrée.',
            'Le site n’exécute que son propre code : aucun script, aucune police, aucune image ne vient d’un tiers.',
            'L’accès aux demandes est limité aux personnes qui y répondent.',
            'Les journaux techniques du site ne retiennent pas votre adresse IP.',
          ],
          {
            note: 'Note technique : tant qu’aucun service de courriel n’est branché, chaque demande s’inscrit au complet dans le journal du serveur. Ce mode sert aux essais; aucune vraie demande ne doit y passer.',
          },
          'Aucune protection n’est absolue. Si un incident de confidentialité présente un risque de préjudice sérieux, nous vous avisons et nous avisons la Commission d’accès à l’information. Tous les incidents, même sans gravité, sont inscrits dans un registre que nous gardons au moins cinq ans.',
        ],
        'Conservation {#conservation}': [
          'Chaque renseignement a une durée de vie. Les trois premières lignes du tableau sont appliquées chaque jour par le système lui-même; les autres le sont par nos soins.',
          'Pour qu’aucune demande ne se perde, cet effacement attend dans deux cas. Une demande que le système n’a pas pu remettre à tous ses destinataires reste jusqu’à ce que ce soit fait, ou qu’une personne l’efface. Si l’horloge du serveur est manifestement fausse, rien n’est effacé avant qu’une personne l’ait vérifiée.',
          {
            caption: 'Ce que nous conservons, pourquoi et jusqu’à quand',
            head: ['Renseignement', 'But', 'Durée'],
            rows: [
              [
                'Demande envoyée par un formulaire',
                'Vous répondre et préparer votre devis',
                `${kept.years} (${kept.days}) après sa réception, une fois remise à notre équipe`,
              ],
              [
                'Demande retenue par le piège à robots',
                'Distinguer un robot d’une personne',
                `${kept.quarantine}, puis effacement`,
              ],
              [
                'Numéro ou empreinte d’un envoi',
                'Reconnaître une demande envoyée deux fois',
                `Le numéro : autant que la demande. L’empreinte : ${kept.fingerprint}, puis effacement dans la journée`,
              ],
              ...copies.kept,
              [
                'Copies de sauvegarde des demandes',
                'Reprendre après une panne',
                `${kept.backups}, puis effacement dans la journée`,
              ],
              [
                'Échanges avec un client potentiel (courriels, notes d’appel)',
                'Donner suite à un projet possible',
                '3 ans après le dernier contact',
              ],
              ['Dossier d’un client', 'Réaliser le mandat et en assurer le suivi', 'Durée de la relation, plus 5 ans'],
              [
                'Pièces comptables',
                'Respecter les obligations fiscales',
                '7 ans, soit l’année en cours et les six suivantes',
              ],
              ['Journaux de sécurité', 'Comprendre une attaque ou une panne', '1 an'],
              [
                'Témoins (cookies)',
                'Sans objet',
                'Aucun témoin; 13 mois au plus si cela devait changer, après vous avoir averti',
              ],
            ],
          },
        ],
        'Vos droits {#vos-droits}': [
          'Vous pouvez, sans frais :',
          [
            'savoir ce que nous détenons sur vous et en recevoir une copie;',
            'recevoir dans un format structuré et courant (CSV ou JSON) ce que vous nous avez fourni, ou le faire transmettre à une autre organisation;',
            'faire corriger ce qui est inexact, incomplet ou équivoque;',
            'retirer votre consentement et faire effacer vos renseignements;',
            'demander qu’ils cessent d’être diffusés.',
          ],
          'Écrivez à la personne responsable. Elle vérifie votre identité, puis vous répond par écrit dans les 30 jours. Un refus est toujours motivé.',
          'Si la réponse ne vous convient pas, vous pouvez porter plainte à la Commission d’accès à l’information du Québec : cai.gouv.qc.ca ou 1 888 528-7741.',
        ],
        'Témoins et mémoire du navigateur {#temoins}': [
          'Le site ne dépose aucun témoin (cookie) : il n’y a donc pas de bandeau à accepter. Il garde dans la mémoire de votre navigateur de petites notes, qui ne nous parviennent jamais d’elles-mêmes et que vous pouvez effacer dans ses réglages.',
          {
            caption: 'Ce que le site inscrit dans votre navigateur',
            codes: true,
            head: ['Clé', 'Ce qu’elle retient', 'Durée'],
            rows: [
              ['darkMode', 'Votre choix du thème clair ou sombre', 'Jusqu’à ce que vous l’effaciez'],
              [
                'ecoNoticeAnswered',
                'Que vous avez déjà répondu à l’avis écoresponsable',
                'Jusqu’à ce que vous l’effaciez',
              ],
              ['scrollPositions', 'Où vous en étiez dans les pages visitées', 'Jusqu’à la fermeture de l’onglet'],
              [
                'draft',
                'Ce que vous écrivez dans un formulaire ou une démonstration, vos réponses à un calculateur ou à un questionnaire, et le texte d’une facture ou les en-têtes que vous collez, pour ne rien perdre si la page se recharge',
                'Jusqu’à la confirmation de l’envoi, ou la fermeture de l’onglet',
              ],
            ],
          },
        ],
        'Transferts hors du Québec {#transferts}': [
          hosting.region,
          ...copies.abroad,
          'Si un fournisseur devait traiter vos renseignements hors du Québec, nous évaluerions d’abord les facteurs relatifs à la vie privée, comme la loi le demande, et cette page le dirait.',
        ],
        'Personnes mineures {#mineurs}': [
          'Nos services s’adressent aux entreprises et ne sont pas destinés aux personnes de moins de 16 ans. La loi québécoise exige l’accord d’un parent ou d’un tuteur avant 14 ans. Si une personne mineure nous a écrit, son parent ou son tuteur peut nous le signaler : nous effacerons ce qu’elle a envoyé.',
        ],
        'Modifications {#modifications}': [
          'La date de la dernière révision est en haut de cette page; celle de l’entrée en vigueur change quand nos pratiques changent. Si un changement touche des renseignements que nous détenons déjà, nous en avisons les personnes concernées avant qu’il s’applique.',
        ],
        'Joindre la personne responsable {#contact}': [
          `${agency.dataOfficerTitle}, ${agency.legalName}`,
          `Courriel : ${agency.dataOfficerEmail}. Par la poste : ${postalAddress.join(', ')}.`,
          {
            actions: {
              'Écrire à la personne responsable': { external: 'dataOfficer' },
              'Poser une autre question': { page: 'contact' },
            },
          },
        ],
      },
    },
  },
});
