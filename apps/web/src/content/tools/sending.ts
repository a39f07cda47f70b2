/**
 * Strings of every form: failure, sending and success. `quoted.ts` lists the fixed wordings that the French checks would refuse.
 */
export const failureStrings = {
  title: 'Erreur: {message}',
  hint: 'Si le problème persiste, contactez-nous directement à {email}',
  refused: "Erreur lors de l'envoi",
  timeout: "Délai d'attente dépassé. Le serveur met trop de temps à répondre.",
  status: 'Erreur serveur ({status})',
  noResponse: 'Impossible de contacter le serveur.',
  developmentNote: 'En développement, vérifiez que l’API est démarrée sur le port {port}.',
  configuration: 'Erreur de configuration: {message}',
  badApiUrl: 'l’adresse de l’API (VITE_API_URL) n’est pas une adresse Web, « {url} ».',
  unexpected: "Une erreur inattendue s'est produite.",
};

export const submitStrings = { label: 'Envoyer ma demande', sending: 'Envoi en cours...' };
export const successStrings = {
  title: 'Votre demande a été envoyée avec succès !',
  text: 'Nous vous contacterons dans les 24h avec votre devis personnalisé et vos premières recommandations.',
  titlePrefix: 'Demande envoyée : ',
};

export const referenceString = 'Référence de votre demande : {reference}';

export const summaryStrings = { title: 'Il y a un problème', titlePrefix: 'Erreur : ' };
