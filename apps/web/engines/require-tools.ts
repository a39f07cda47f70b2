/** Names the browsers that this machine lacks, or installs them, before anything is built. */
import { requireTools } from '../../../scripts/lib/tools.ts';
import { firefox, webkit, xvfb } from './tools.ts';

requireTools([firefox, webkit, xvfb]);
