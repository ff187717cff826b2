import type { ApiStack } from '../stacks/api.ts'
import type { AreaStack } from '../stacks/area.ts'
import type { DataStack } from '../stacks/data.ts'
import type { WebStack } from '../stacks/web.ts'
import type { Canary } from './canary/canary.ts'
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
