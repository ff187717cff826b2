/** The alarm about failed runs of the canary. */
import type { AlarmDefinition } from '../watch/portal-alarm.ts'
import type { Watched } from '../watch/watched.ts'

export const canaryAlarm = ({ canary }: Watched): Record<string, AlarmDefinition> => ({
  'canary-failing': {
    sentence: 'Two of three runs of the canary failed or did not start.',
    runbook: 'canary-failing',
    metric: canary.failures,
    atLeast: 1,
    periods: 2,
    of: 3,
    missingDataIsBreaching: true,
  },
})
