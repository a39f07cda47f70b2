import fc from 'fast-check';

/** The inputs of every generated test are the same in each run. */
fc.configureGlobal({ seed: 2026 });
