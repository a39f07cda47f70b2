import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHar } from '../../src/site-weight.ts';
import { harOf, type Received, recordings } from './browsers-har.ts';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const isFromCache = ({ cache, status }: Received) => cache !== 'none' || status === 304;

it('a recording of Chrome, Firefox or Safari weighs what crossed the network', () => {
  fc.assert(
    fc.property(recordings, ({ browser, files }) => {
      // Safari without metrics gives no transferred size: the reader counts the content, and says so.
      const isUnknown = ([{ cache }, hasMetrics]: readonly [Received, boolean]) =>
        browser === 'safari' && !hasMetrics && cache === 'none';
      const estimated = files.filter(isUnknown).map(([file]) => file.decoded);
      const known = files.filter((one) => !isUnknown(one)).map(([file]) => file);
      const crossed = known.filter(({ cache }) => cache === 'none').map(({ headers, body }) => headers + body);
      expect(readHar(harOf(browser, files))).toMatchObject({
        bytes: total(crossed) + total(estimated),
        requests: files.length,
        pages: 1,
        cached: files.filter(([file]) => isFromCache(file)).length,
        estimated: estimated.filter((bytes) => bytes > 0).length,
      });
    }),
    { numRuns: 300 },
  );
});
