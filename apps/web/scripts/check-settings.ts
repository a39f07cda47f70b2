/** Ends the build with one line if a variable is invalid. Import it first: other modules read their variables at load. */
import { readSettings, SettingError } from '@agency/shared/settings';
import { siteSettings } from '../src/site/settings.ts';

try {
  readSettings(process.env, siteSettings(process.env));
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exit(1);
}
