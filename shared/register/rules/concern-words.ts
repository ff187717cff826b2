/** What was told at a door, and how it ended, as staff read it. */
import type { ConcernAbout, ConcernOutcome } from '#shared/vocabulary/register.ts'

export const concernLabels: Record<ConcernAbout, string> = {
  'nobody-here': 'Nobody of this name works there',
  'another-person': 'Somebody else works under this name',
  other: 'Something else',
  'unknown-check': 'The holder knows nothing of a check by name',
}

export const concernOutcomeLabels: Record<ConcernOutcome, string> = {
  'not-confirmed': 'Not confirmed',
  'put-right': 'The holder has put it right',
  'to-inspector': 'Given to an inspector',
  'standing-proposed': 'A change of standing was proposed',
}
