/** Names the browsers that this machine lacks, or installs them, before anything is built. */
import { advice, missingTools, requireTool } from '../../../scripts/lib/tools.ts';
import { firefox, webkit, xvfb } from './tools.ts';

const tools = [firefox, webkit, xvfb];
const missing = missingTools(tools);
for (const tool of missing) console.error(advice(tool));
if (missing.length > 0) process.exit(1);
tools.map(requireTool);
