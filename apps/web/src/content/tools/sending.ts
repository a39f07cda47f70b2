/** Strings of every form: failures, which are fixed wordings (`quoted.ts`), and legal notices. */

/** `contact-client/api-client.ts` and `blocks/failure-banner` fill in the placeholders in braces. */
export const failureStrings = {
  title: 'Erreur: {message}',
  hint: 'Si le problème persiste, contactez-nous directement à {email}',
  refused: "Erreur lors de l'envoi",
  timeout: "Délai d'attente dépassé. Le serveur met trop de temps à répondre.",
  status: 'Erreur serveur ({status})',
  noResponse: 'Impossible de contacter le serveur.',
  developmentNote: 'En développement, vérifiez que l’API est démarrée sur le port {port}.',
  configuration: 'Erreur de configuration: {message}',
  badApiUrl: 'l’adresse de l’API (VITE_API_URL) n’est pas une adresse Web, «\u00a0{url}\u00a0».',
  unexpected: "Une erreur inattendue s'est produite.",
};

export const summaryStrings = { title: 'Il y a un problème', titlePrefix: 'Erreur\u00a0: ' };
