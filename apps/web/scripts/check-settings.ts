/** Ends the build with one line if a variable is invalid. Import it first: other modules read their variables at load. */
import { readOrExit } from '@agency/http-server';
import { readSettings, SettingError } from '@agency/shared/settings';
import { siteSettings } from '../src/site/settings.ts';

readOrExit(SettingError, () => readSettings(process.env, siteSettings(process.env)));
