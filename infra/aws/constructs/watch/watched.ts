import type { ApiStack } from '#infra/aws/stacks/api.ts'
import type { AreaStack } from '#infra/aws/stacks/area.ts'
import type { DataStack } from '#infra/aws/stacks/data.ts'
import type { WebStack } from '#infra/aws/stacks/web.ts'
import type { Canary } from '../canary/canary.ts'
import type { LogMetrics } from './log-metrics.ts'

/** The resources that alarms and the dashboard watch. */
export interface Watched {
  web: WebStack
  data: DataStack
  staff: AreaStack
  api: ApiStack
  lines: LogMetrics
  canary: Canary
}
