/** The code of an error, as Node, the drivers and nodemailer give it (`ENOSPC`, `SQLITE_FULL`, `57P01`). */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The code of an error for a log or a message; without a code, the error's name. */
export function codeOf(error: unknown): string {
  return errorCode(error) ?? (error instanceof Error ? error.name : 'UNKNOWN');
}

/** Node's codes for a failed TLS handshake: `SELF_SIGNED_CERT_IN_CHAIN`, `ERR_SSL_WRONG_VERSION_NUMBER`… */
export function isTlsCode(code: string): boolean {
  return /CERT|^ERR_(?:SSL|TLS)_|^UNABLE_TO_|^INVALID_|^HOSTNAME_MISMATCH$|^EPROTO$/.test(code);
}
