import type { HeaderRemark, HeaderState, SecurityHeader } from '@agency/shared/headers';

/** Effect of a correct header, and the risk without it. */
interface HeaderStrings {
  readonly good: string;
  readonly absent: string;
  /** Advice before requesting it. */
  readonly care?: string;
}

const headers: Readonly<Record<SecurityHeader, HeaderStrings>> = {
  'Content-Security-Policy': {
    good: 'Seuls les scripts des sources nommées s’exécutent.',
    absent:
      'Tout script glissé dans une page s’exécute, d’où qu’il vienne, sauf si la page porte cette règle dans son propre code.',
    care: 'Cette ligne observe sans rien bloquer. Deux semaines plus tard, retirez « -Report-Only », une fois vos propres scripts nommés : elle prend la place de l’ancienne, s’il y en a une.',
  },
  'Strict-Transport-Security': {
    good: 'Le navigateur refuse de revenir à une connexion en clair.',
    absent: 'La première visite peut passer en clair, sur un Wi-Fi d’hôtel par exemple.',
    care: 'Un an, en secondes. Ajoutez « includeSubDomains » seulement si tous vos sous-domaines répondent en https.',
  },
  'X-Content-Type-Options': {
    good: 'Une image déposée par un inconnu ne sera jamais lue comme un script.',
    absent: 'Le navigateur devine le type des fichiers : un dépôt d’images peut cacher un script.',
  },
  'Referrer-Policy': {
    good: 'L’adresse complète de vos pages reste chez vous.',
    absent:
      'Un navigateur à jour est prudent de lui-même; un vieux envoie toute l’adresse, recherche comprise, sauf si la page porte cette règle dans son propre code.',
  },
  'Permissions-Policy': {
    good: 'Caméra, micro et position ont chacun leur règle.',
    absent: 'Une page ou un cadre invité peut demander la caméra au nom de votre site.',
    care: 'Si une page s’en sert (téléconsultation, carte), écrivez « (self) » au lieu de « () ».',
  },
  'Cross-Origin-Opener-Policy': {
    good: 'Une fenêtre ouverte par un autre site est tenue à distance de la vôtre.',
    absent: 'Une page qui ouvre la vôtre garde une prise sur elle.',
    care: 'Cette valeur laisse fonctionner les fenêtres de paiement et de connexion.',
  },
};

const remarks: Readonly<Record<HeaderRemark, string>> = {
  'csp-report-only': 'Elle observe et ne refuse rien : c’est la bonne première étape.',
  'csp-no-scripts': 'Elle ne dit rien des scripts : ni « script-src » ni « default-src ».',
  'csp-inline': '« unsafe-inline » laisse passer un script écrit dans la page, donc celui d’un intrus.',
  'csp-eval': '« unsafe-eval » laisse transformer du texte en programme.',
  'csp-unquoted': 'Il manque des apostrophes : un mot-clé sans elles, comme self, est lu comme le nom d’un site.',
  'csp-any-host': 'Une source trop large (une étoile, ou tout ce qui est en https) admet les scripts de n’importe qui.',
  'hsts-invalid': 'Sa durée (max-age) manque, ou une directive y est répétée ou mal écrite : le navigateur l’ignore.',
  'hsts-off': 'Une durée de zéro retire la protection.',
  'hsts-short': 'Moins de 180 jours : l’Observatoire HTTP de Mozilla juge la durée trop courte.',
  'hsts-no-subdomains': 'Les sous-domaines n’en profitent pas.',
  'nosniff-other': 'La seule valeur reconnue est « nosniff ».',
  'referrer-whole': 'L’adresse entière part vers les autres sites.',
  'referrer-plain': 'Le nom du site part aussi vers des pages sans chiffrement.',
  'referrer-unknown': 'Aucune valeur connue : chaque navigateur fait à sa guise.',
  'permissions-former': 'Écriture que les navigateurs ne savent pas lire : ils ignorent tout l’en-tête.',
  'permissions-open': 'Une étoile ouvre la caméra, le micro ou la position à tous les cadres.',
  'permissions-missing': 'Elle ne nomme pas les trois : caméra, micro, position.',
  'opener-none': '« unsafe-none » est l’absence de protection.',
  'opener-unknown': 'Valeur inconnue, donc ignorée.',
  'no-value': 'Votre texte le nomme sans une valeur reconnue, et elle seule dirait s’il est bien réglé.',
};

const states: Readonly<Record<HeaderState, string>> = {
  good: 'Bien réglé',
  weak: 'À resserrer',
  absent: 'Absent',
  unknown: 'À préciser',
};

/** Strings of the header check, which load with its script. `{x}` is replaced by a figure. */
export const headerCheckStrings = {
  field: 'En-têtes de réponse de votre site',
  fieldHint: 'Un exemple est affiché : remplacez-le en entier.',
  example: 'Revenir à l’exemple',
  /** Default response of a host, with a single setting. */
  sample:
    'HTTP/2 200\nserver: nginx\ncontent-type: text/html; charset=UTF-8\nx-powered-by: PHP/8.2\nstrict-transport-security: max-age=3600\nx-content-type-options: nosniff\ncache-control: max-age=0',
  problems: {
    blank: 'Collez les en-têtes : les six lignes se remplissent.',
    none: 'Aucun en-tête de réponse dans ce texte. Chaque ligne porte un nom, deux points et une valeur; la configuration d’un serveur n’est pas une réponse.',
    cut: 'Ce JSON est coupé ou mal formé : copiez-le en entier.',
    mixed: 'Ce texte mêle plusieurs réponses : collez seulement celle de la page.',
    'value-cut': 'Une valeur est coupée : copiez-la en entier.',
    request: 'Ce sont les en-têtes de la requête. Copiez ceux de la réponse, juste à côté.',
    recording: 'C’est l’enregistrement de toute une page (HAR). Copiez les en-têtes de sa première réponse.',
    powershell:
      'PowerShell abrège ce qu’il montre. Tapez-y « curl.exe -I » et l’adresse de votre site, puis copiez la réponse.',
    'too-long': 'Texte trop long pour des en-têtes : copiez seulement ceux de la page.',
  },
  /** If the response may not be the visitor's page. */
  pageDoubts: {
    redirect: 'C’est la réponse d’une redirection{code}. Collez celle de la page où elle mène.',
    error:
      'C’est la réponse d’une erreur{code}, et non de votre page : un pare-feu répond parfois ainsi à un programme. Copiez celle que reçoit votre navigateur.',
    file: 'C’est la réponse d’un autre fichier{code}, et non de votre page. Choisissez la première ligne de la liste.',
    several: 'Ce texte contient plusieurs réponses : seule la dernière est lue.',
    settings:
      'Rien ici ne vient à coup sûr d’un serveur : une liste de réglages s’écrit de la même façon. Copiez aussi la ligne du code et les autres en-têtes.',
  },
  code: ' (code {status})',
  result: 'Bien réglés : {good} sur {all}',
  resultOfExample: 'Exemple. Bien réglés : {good} sur {all}',
  states,
  headers,
  remarks,
  ask: {
    title: 'À demander à votre hébergeur',
    letter: 'Bonjour, pourriez-vous régler ces en-têtes des réponses de notre site?',
    add: 'À ajouter :',
    replace: 'À mettre à la place de la ligne du même nom :',
    nothing: 'Rien : aucun des six n’est absent ou à resserrer.',
    copy: 'Copier la demande',
    copied: 'Demande copiée.',
    refused: 'Copie refusée par le navigateur : sélectionnez le texte ci-dessus.',
  },
  kept: 'Votre texte reste dans cet onglet; les témoins (set-cookie) ne sont pas gardés. La demande jointe nomme les en-têtes, sans leurs valeurs.',
  method:
    'Règles du W3C (Content Security Policy, Referrer Policy, Permissions Policy), du WHATWG (Fetch Standard, HTML) et de l’IETF (chiffrement obligatoire). « Absent » se dit de la réponse : une page peut porter ses règles de contenu et de référent dans son propre code. Six lignes ne sont pas un audit : un en-tête peut être bon et le site, percé.',
  talk: {
    label: 'Joindre ce relevé à ma demande',
    target: { page: 'contact', query: { service: 'audit-gratuit' } },
  },
} as const;
