import { externalUrls, networks } from '../site/agency.ts';

const { booking, automationPlatform, movingPlatform } = externalUrls;

/**
 * Our pages on other sites, for a list that continues: « , la prise de rendez-vous, nos plateformes ». Empty if none
 * has an address.
 */
export const elsewhere = [
  booking && ', la prise de rendez-vous',
  (automationPlatform || movingPlatform) && ', nos plateformes',
  networks.length > 0 && ', nos réseaux sociaux',
]
  .filter(Boolean)
  .join('');
