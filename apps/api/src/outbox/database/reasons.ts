import type { DatabaseConfig } from '../../config.ts';
import { isTlsCode } from '../../error-code.ts';

/** One French line for an operator whose database could not be opened, without secrets. */
export function explainOpening(config: DatabaseConfig, code: string): string {
  const where = config.kind === 'postgres' ? 'la base PostgreSQL de DATABASE_URL' : `la base ${config.file}`;
  return `Impossible d’ouvrir ${where}\u00a0: ${reasonOf(code)}.`;
}

/** What a code means, then the code: the end of a sentence. */
export function reasonOf(code: string): string {
  // A setting has its value (`fsync=off`), most SQLite codes a detail (`SQLITE_IOERR_FSYNC`).
  const [general = ''] = /^(?:SQLITE_[A-Z]+|[a-z_]+(?==))/.exec(code) ?? [];
  const tls = isTlsCode(code) ? 'la connexion TLS échoue, souvent à cause du certificat' : undefined;
  return `${REASONS[code] ?? REASONS[general] ?? tls ?? 'elle a répondu par une erreur'} (${code})`;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'le fichier ou son dossier n’existe pas (un volume manque-t-il?)',
  EACCES: 'le dossier n’est pas accessible en écriture',
  EROFS: 'le disque est en lecture seule',
  ENOTDIR: 'le chemin passe par un fichier',
  NOT_A_FILE: 'ce n’est pas un fichier ordinaire',
  IN_USE: 'une autre API s’en sert déjà',
  HARD_LINK: 'ce fichier a un second nom (lien dur), que les écritures abîmeraient; enlevez l’un des deux',
  NEWER_SCHEMA:
    'une version plus récente de l’API l’a mise à niveau; mettez ce programme à jour, ou restaurez la copie d’avant la mise à jour',
  SQLITE_CANTOPEN: 'le fichier ne peut pas être ouvert (droits, dossier, chemin)',
  SQLITE_NOTADB: 'le fichier n’est pas une base SQLite ou il est abîmé',
  SQLITE_CORRUPT: 'la base est abîmée; restaurez une sauvegarde',
  SQLITE_READONLY: 'le fichier est en lecture seule',
  SQLITE_BUSY: 'un autre processus la tient verrouillée',
  CHECKPOINT: 'un autre processus la lit (sauvegarde, export)',
  SQLITE_FULL: 'le disque est plein',
  SQLITE_IOERR: 'le disque refuse de lire ou d’écrire',
  SQLITE_IOERR_SHMSIZE: 'le disque est plein',
  TABLE_MISSING: 'il lui manque une table ou une colonne; restaurez une sauvegarde',
  fsync: 'PostgreSQL tourne avec fsync=off, une panne perdrait des demandes',
  synchronous_commit: 'PostgreSQL refuse synchronous_commit=on, une panne perdrait des demandes',
  server_encoding: "elle n’est pas en UTF-8; recréez-la avec ENCODING 'UTF8'",
  ECONNREFUSED: 'le serveur refuse la connexion',
  ENOTFOUND: 'le serveur est introuvable',
  EAI_AGAIN: 'le nom du serveur ne peut pas être résolu pour le moment',
  NO_TLS: 'le serveur n’offre pas TLS, que DATABASE_URL demande (sslmode)',
  CONNECTION: 'le serveur ne répond pas',
  '28P01': 'le mot de passe est refusé',
  '28000': 'le compte est refusé',
  '3D000': 'cette base n’existe pas',
  '42501': 'le compte n’a pas les droits qu’il faut',
  '53100': 'le disque du serveur est plein',
  '53300': 'le serveur n’accepte plus de connexion (max_connections)',
  OLD_SNAPSHOT: 'une transaction plus ancienne les voit encore',
  '55P03': 'une autre transaction tient une table verrouillée',
  '57014': 'une autre transaction tient une table verrouillée, ou la requête a duré trop longtemps',
  '57P03': 'le serveur n’a pas fini de démarrer',
};
