/** The check of a site's security headers. */
export {
  checkHeaders,
  type HeaderRemark,
  type HeaderState,
  isOpen,
  linesToAsk,
  type SecurityHeader,
} from './headers/check-headers.ts';
export { headersToContact } from './headers/contact.ts';
export {
  doubtOfPage,
  MAX_HEADERS_LENGTH,
  type ResponseHeaders,
  readHeaders,
} from './headers/read-headers.ts';
