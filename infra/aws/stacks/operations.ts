/** Monitoring: alarms and their topic, the dashboard, the canary, the trail of changes and the monthly budget. */
import type { App } from 'aws-cdk-lib'
import type { Settings } from '#infra/settings.ts'
import { certificateAlarm } from '../constructs/alarms/certificate-alarm.ts'
import { emailAlarms } from '../constructs/alarms/email-alarms.ts'
import { protectionAlarm, rollbackAlarm } from '../constructs/alarms/event-watch.ts'
import { canaryAlarms, sweepAlarms } from '../constructs/alarms/regular-alarms.ts'
import { requestAlarms } from '../constructs/alarms/request-alarms.ts'
import { Canary } from '../constructs/canary/canary.ts'
import { DataTrail } from '../constructs/data/data-trail.ts'
import { alarmTopics } from '../constructs/watch/alarm-topics.ts'
import { LogMetrics } from '../constructs/watch/log-metrics.ts'
import { monthlyBudget } from '../constructs/watch/monthly-budget.ts'
import { PortalAlarm } from '../constructs/watch/portal-alarm.ts'
import { portalDashboard } from '../constructs/watch/portal-dashboard.ts'
import type { ApiStack } from './api.ts'
import type { AreaStack } from './area.ts'
import type { DataStack } from './data.ts'
import { PortalStack } from './portal-stack.ts'
import type { WebStack } from './web.ts'

interface OperationsProps {
  web: WebStack
  data: DataStack
  staff: AreaStack
  api: ApiStack
}

export class OperationsStack extends PortalStack {
  constructor(app: App, settings: Settings, { web, data, staff, api }: OperationsProps) {
    super(app, 'operations', settings)
    const topics = alarmTopics(this, settings)
    const lines = new LogMetrics(this, 'Lines', {
      namespace: `portal/${settings.name}`,
      requests: web.requestLogs,
      workers: api.workerLogs,
    })
    const canary = new Canary(this, 'Canary', { settings, url: web.siteOrigin })
    const watched = { web, data, staff, api, lines, canary }
    new DataTrail(this, 'Trail', settings)
    const alarms = {
      ...requestAlarms(watched, settings),
      ...emailAlarms(watched, settings),
      ...sweepAlarms(watched),
      ...canaryAlarms(watched),
      ...protectionAlarm(this, settings, topics.wake),
      ...rollbackAlarm(this, settings, topics.morning),
      ...certificateAlarm('gateway-certificate-ends', settings.domain?.gateway.certificateArn),
    }
    for (const [name, definition] of Object.entries(alarms))
      new PortalAlarm(this, name, { settings, topics, definition })
    portalDashboard(this, settings.name, watched)
    monthlyBudget(this, settings, topics.morning)
  }
}
