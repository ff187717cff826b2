/**
 * Exports that stacks of version 0.2.0 use, and later ones do not: CloudFormation lets no stack give up an export while another stack uses it, and
 * the stack that uses it is deployed later. They stay for one version; the drill of the release after 0.2.0 holds that they are enough.
 */
import { Stack } from 'aws-cdk-lib'
import type { ApiStack } from './api.ts'
import type { AreaStack } from './area.ts'
import type { DataStack } from './data.ts'

interface Exporting {
  data: DataStack
  staff: AreaStack
  api: ApiStack
}

export const keepExports = ({ data, staff, api }: Exporting): void => {
  // The alarms named functions by reference.
  const watched = [...staff.routes.hashing, ...api.routes.hashing, api.emails.worker, api.sweep.worker]
  for (const { lambda } of watched) Stack.of(lambda).exportValue(lambda.functionName)
  // Functions that send e-mails were allowed to use this identity only.
  for (const name of data.mailNames) data.exportValue(name)
}
