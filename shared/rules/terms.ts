/** Which term applies when, and the one that applies until the council sets its own. */
import type { Term } from '../records/term.ts'

/** Marked as a sample wherever it is shown. */
export const sampleTerm: Term = {
  effective_from: '1900-01-01',
  name: 'Sample term (not the council’s figures)',
  sample: true,
  years: 5,
  renewal_days: 90,
  grace_days: 90,
  removal_days: 1095,
}
