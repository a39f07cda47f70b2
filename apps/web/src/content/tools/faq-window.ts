/** Words of the bot's window before a question, wherever it stands. What it knows comes from the pages and from `content/faq-bot.ts`. */
export const faqWindowWords = {
  conversation: 'Conversation avec le robot',
  label: 'Votre question',
  send: 'Demander',
  you: 'Vous',
  bot: 'Le robot',
  hello:
    'Bonjour. Je connais les questions auxquelles ce site répond. Demandez-moi un prix, un délai, la Loi 96, une subvention…',
  suggestionsTitle: 'Pour commencer :',
  suggestions: [
    'Combien de temps pour un devis?',
    'Où sont gardées mes données?',
    'Mon site doit-il être en français?',
  ],
  /** Placeholder: `{weight}`. */
  loading: 'Le robot apprend ses réponses ({weight})…',
  failure: 'Ses réponses ne sont pas arrivées. Réessayez, ou écrivez-nous.',
  retry: 'Réessayer',
  withoutScript: 'Le robot a besoin de JavaScript. Les mêmes réponses se lisent dans les questions de chaque page.',
} as const satisfies Readonly<Record<string, string | readonly string[]>>;
