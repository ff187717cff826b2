/** Alarms about what runs by itself: the daily clean-up and the canary. */
import type { AlarmDefinition } from '../watch/portal-alarm.ts'
import { messagesIn, workerMetrics } from '../watch/portal-metrics.ts'
import type { Watched } from '../watch/watched.ts'

/** Alarms about the daily clean-up. */
export const sweepAlarms = ({ api }: Watched): Record<string, AlarmDefinition> => ({
  'sweep-failed': {
    sentence: 'The daily clean-up failed.',
    runbook: 'sweep-failed',
    metric: workerMetrics(api.sweep.worker).errors,
    atLeast: 1,
  },
  'sweep-missing': {
    sentence: 'For 26 hours the daily clean-up did not run.',
    runbook: 'sweep-failed',
    metric: workerMetrics(api.sweep.worker).runs,
    below: 1,
    periods: 26,
    missingDataIsBreaching: true,
  },
  'sweep-not-started': {
    sentence: 'The daily clean-up could not be started.',
    runbook: 'sweep-failed',
    metric: messagesIn(api.sweep.failedStarts),
    atLeast: 1,
  },
})

/** The alarms about failed runs of the canary. */
export const canaryAlarms = ({ canary }: Watched): Record<string, AlarmDefinition> => ({
  'canary-failing': {
    sentence: 'Two of three runs of the canary failed or did not start.',
    runbook: 'canary-failing',
    metric: canary.failures,
    atLeast: 1,
    periods: 2,
    of: 3,
    missingDataIsBreaching: true,
    wakes: true,
  },
  'portal-closed': {
    sentence: 'For four hours no run of the canary succeeded: the portal is down, or was left closed.',
    runbook: 'canary-failing',
    metric: canary.failures,
    atLeast: 1,
    periods: 48,
    missingDataIsBreaching: true,
    wakes: true,
  },
})
