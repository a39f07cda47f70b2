/** Whether a status sends the browser to another address. « Not modified » (304) does not. */
export const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);
