/**
 * Fixed wordings: titles, labels and messages that the site shows exactly like this. The OQLF would write some of them otherwise, so
 * the French checks ignore them, and a title among them may have any length.
 */
export const quoted: readonly string[] = [
  // Titles of documents
  'Contact | Devis Gratuit 24h',
  'Devis Gratuit | Estimation de Projet Web',
  'Portfolio | Réalisations Web & Mobile',
  // Sections and notes of the contact page
  'Vos Coordonnées',
  'Votre Projet',
  'Votre Message',
  'Sous 24h ouvrables',
  // Forms: validation
  "L'email est requis",
  "Format d'email invalide",
  "Nom de l'entreprise requis",
  'Email requis',
  'Email invalide',
  // Forms: sending
  'Envoi en cours...',
  "Erreur lors de l'envoi",
  "Délai d'attente dépassé. Le serveur met trop de temps à répondre.",
  'Erreur de configuration:',
  "Une erreur inattendue s'est produite.",
  'Erreur:',
  'Votre demande a été envoyée avec succès !',
  'Nous vous contacterons dans les 24h avec votre devis personnalisé et vos premières recommandations.',
  // Buttons and badges
  'Discuter de mon Projet',
  'Voir nos Réalisations',
  'Démarrer Mon Projet',
  'Consultation Gratuite',
  "Voir Cas d'Usage",
  'Devis Gratuit',
  'Voir Portfolio',
  'Devis App Gratuit',
  'Voir Apps Créées',
  'Audit UX Gratuit',
  'Voir Designs',
  'Audit Gratuit',
  'Cas de Réussite',
  'Démarrer Mon Audit Gratuit',
  'APPLICATIONS MOBILES PREMIUM',
  '3D & Animation',
  'Tester le Chatbot',
  'CONSULTATION IA GRATUITE',
  'ÉCHÉANCE 1er JUIN 2025',
  // Names of packages and levels
  'STARTER PME',
  'BUSINESS',
  'ENTERPRISE',
  'Leader Industrie 4.0',
];
