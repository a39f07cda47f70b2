import fc from 'fast-check';

/** The inputs of every generated test of the repository are the same in each run. */
fc.configureGlobal({ seed: 2026 });
