/** Where the site, the API and Vite's development server listen on this machine, unless a variable says otherwise. */
export const SITE_PORT = '8080';
export const API_PORT = '3001';
export const DEVELOPMENT_PORT = '5173';

/** The address of a port, for a program on this machine. */
export const localhost = (port: string | number): string => `http://localhost:${port}`;
