const WHILE_PROCESSING_MS = 3_000;
const AFTER_FAILURE_MS = 30_000;

/** When a report is read again that is not ready yet. */
export function untilReady(report: unknown): number | false {
  if (typeof report !== 'object' || report === null || !('analysisStatus' in report)) return false;
  if (report.analysisStatus === 'processing') return WHILE_PROCESSING_MS;
  return report.analysisStatus === 'failed' ? AFTER_FAILURE_MS : false;
}
