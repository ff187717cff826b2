/** Stacks that a person deploys apart from the portal's own: the rights of deployments, the role of the pipeline, and the account of the copies. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Settings } from '#infra/settings.ts'
import { comparisonOf, requireAccount } from '../doctor/require-account.ts'

const root = join(import.meta.dirname, '../../..')

interface Apart {
  part: 'deploy-role' | 'copies' | 'rights'
  /** Further context of cdk, such as `repository=council/portal`. */
  context?: string[]
  /** Only says what it would do, and asks nothing of AWS. */
  isDryRun: boolean
  /** Options of cdk. */
  rest: string[]
}

/**
 * @param settings with the account that the credentials have to be of
 * @returns the status of cdk
 */
export const deployApart = async (
  settings: Settings,
  { part, context = [], isDryRun, rest }: Apart,
): Promise<number> => {
  const args = [
    ...['deploy', '--all', '--app', `"${process.execPath}" infra/operations/release/${part}-app.ts`],
    ...['--output', `cdk.out/${part}`],
    ...[`env=${settings.name}`, ...context].flatMap((pair) => ['-c', pair]),
    ...rest,
  ]
  if (isDryRun) {
    console.log(comparisonOf(settings))
    console.log(`Would run: cdk ${args.join(' ')}`)
    return 0
  }
  await requireAccount(settings)
  const cdk = join(root, 'node_modules/aws-cdk/bin/cdk')
  return spawnSync(process.execPath, [cdk, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1
}
