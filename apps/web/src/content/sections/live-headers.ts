/** The response headers of this page, requested again on demand. */
export default {
  eyebrow: 'La preuve, en direct',
  title: 'Ce que notre serveur vient de vous répondre',
  lead: 'Ces lignes sont celles de la page que vous lisez, demandées de nouveau par votre navigateur.',
  ask: 'Relire les en-têtes de cette page',
  asking: 'Lecture en cours…',
  asked: 'Réponse du {date} à {time} : code {status}.',
  failure: 'La page n’a pas répondu. Vérifiez la connexion, puis réessayez.',
  /** Before the request, and for a header that the response lacks. */
  waiting: 'À lire',
  absent: 'Absent',
  headers: [
    {
      name: 'Content-Security-Policy',
      text: 'Seuls nos propres fichiers s’exécutent; un script glissé par un tiers est refusé.',
    },
    {
      name: 'Strict-Transport-Security',
      text: 'La connexion reste chiffrée, même si l’on tape l’adresse sans le « s ».',
    },
    { name: 'X-Content-Type-Options', text: 'Un fichier est ce qu’il dit être; le navigateur ne devine pas.' },
    { name: 'Referrer-Policy', text: 'Le site d’après n’apprend pas quelle page vous quittez.' },
    { name: 'Permissions-Policy', text: 'Caméra, micro et position sont fermés d’avance.' },
    { name: 'Cross-Origin-Opener-Policy', text: 'Une fenêtre ouverte par un autre site ne touche pas à celle-ci.' },
  ],
  testsTitle: 'Et ce que nos essais vérifient à chaque version',
  tests: [
    'Aucune requête vers un autre domaine, sur aucune page',
    'Aucun témoin, aucun traceur',
    'Une politique de contenu : aucun script ne s’exécute s’il n’est pas du site',
    'Les formulaires refusent ce qui dépasse les longueurs permises',
  ],
  caveat: 'Des en-têtes bien réglés ferment des portes; ils ne remplacent ni l’audit ni la mise à jour.',
} as const;
