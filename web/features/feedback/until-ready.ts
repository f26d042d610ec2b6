const WHILE_PROCESSING_MS = 3_000;
const AFTER_FAILURE_MS = 30_000;

/** How soon to read a report, or a guest's version of it, again while it is not ready yet. */
export function untilReady(shown: unknown): number | false {
  if (typeof shown !== 'object' || shown === null) return false;
  if ('report' in shown) return untilReady(shown.report);
  if (!('analysisStatus' in shown)) return false;
  if (shown.analysisStatus === 'processing') return WHILE_PROCESSING_MS;
  return shown.analysisStatus === 'failed' ? AFTER_FAILURE_MS : false;
}
