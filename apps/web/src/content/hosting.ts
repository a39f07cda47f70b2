import { agency } from '../site/agency.ts';

const { hostName, hostingRegion } = agency;

/** Host and location of the site, for every page and for the bot. Until the operator chooses a host, the text says so. */
export const hosting = hostName
  ? {
      notice: `Le site et les demandes qu’il reçoit sont hébergés par ${hostName}, dans la région suivante : ${hostingRegion}.`,
      region: `Région d’hébergement du site et des demandes : ${hostingRegion}.`,
      answer: `Ce site et les demandes que vous nous envoyez sont hébergés ici : ${hostingRegion}. Pour votre projet, l’hébergement se choisit dans la demande de devis.`,
    }
  : {
      notice: `L’hébergeur n’est pas encore choisi. Le site est livré pour être hébergé dans la région suivante : ${hostingRegion}. Le nom et l’adresse de l’hébergeur s’inscriront ici avant la première vraie demande.`,
      region: `Région prévue pour le site et les demandes : ${hostingRegion}. L’hébergeur n’est pas encore choisi; les mentions légales le nommeront.`,
      answer: `Ce site est livré pour être hébergé dans la région suivante : ${hostingRegion}. L’hébergeur n’est pas encore choisi. Pour votre projet, l’hébergement se choisit dans la demande de devis.`,
    };
