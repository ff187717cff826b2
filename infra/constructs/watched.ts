import type { ApiStack } from '../stacks/api.ts'
import type { DataStack } from '../stacks/data.ts'
import type { StaffStack } from '../stacks/staff.ts'
import type { WebStack } from '../stacks/web.ts'
import type { LogMetrics } from './log-metrics.ts'

/** What alarms and the dashboard show. */
export interface Watched {
  web: WebStack
  data: DataStack
  staff: StaffStack
  api: ApiStack
  lines: LogMetrics
}
