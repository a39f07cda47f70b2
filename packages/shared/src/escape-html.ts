/** Escapes a text for an element or an attribute in double quotes, of HTML or of XML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
