/** Reports missing browsers, or installs them, before any build. */
import { requireTools } from '../../../scripts/lib/tools.ts';
import { firefox, webkit, xvfb } from './tools.ts';

requireTools([firefox, webkit, xvfb]);
