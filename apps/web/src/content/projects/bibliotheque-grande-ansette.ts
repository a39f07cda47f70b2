export default {
  category: 'ai',
  title: 'Le robot connaît les rayons',
  description:
    'Un robot de clavardage qui répond avec la cote, l’étage et la source; quand il ne sait pas, il appelle la personne au comptoir.',
  summary: 'Le robot cite sa source, ou appelle la personne au comptoir.',
  alt: 'Conversation entre deux murs de livres colorés : un petit robot à lampe répond par une cote, un étage et un lien vers sa source.',
  tags: ['Robot de clavardage', 'Bibliothèque', 'Sources citées'],
  client: 'Bibliothèque de Grande-Ansette',
  technologies: ['Recherche sémantique', 'TypeScript', 'Catalogue local'],
  featured: true,
  loop: { kilobytes: 85 },
  problem: 'Trois personnes au comptoir, et cent fois par semaine la même demande : où sont les romans policiers?',
  decision:
    'Le robot ne lit que le catalogue et le règlement. Chaque réponse montre d’où elle vient; sans source, il se tait et passe le relais.',
  figure: { value: '28 000', label: 'titres au catalogue, et pas une réponse prise ailleurs' },
} as const;
