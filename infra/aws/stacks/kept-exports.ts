/**
 * Exports that stacks of the version before use, and those of this one do not: CloudFormation lets no stack give up an export while
 * another stack uses it, and the stack that uses it is deployed later. They stay for one version; the drill of the release from that
 * version holds that they are enough.
 */
import type { Stack } from 'aws-cdk-lib'
import type { ApiStack } from './api.ts'
import type { AreaStack } from './area.ts'
import type { DataStack } from './data.ts'

interface Exporting {
  data: DataStack
  staff: AreaStack
  register: AreaStack
  api: ApiStack
}

/** A stack, and the value that it goes on exporting, such as `table.tableArn`. */
type KeptExport = [stack: Stack, value: string]

export const keptExports = (_stacks: Exporting): KeptExport[] => []

export const keepExports = (kept: readonly KeptExport[]): void => {
  for (const [stack, value] of kept) stack.exportValue(value)
}
