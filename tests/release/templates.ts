/** `npm run templates`: how much of each quota the templates use, and what cfn-lint finds in them. `-- --only dev` takes one environment. */
import { optional, readOptions } from '#infra/command-line.ts'
import { cfnLint, cfnLintVersion } from '#tests/release/cfn-lint.ts'
import { synthesise } from '#tests/support/project/synthesised-stacks.ts'
import { quotaUses, variants } from './variants.ts'

const { only } = readOptions('npm run templates', { only: optional('<environment>') }).values
const version = cfnLintVersion()
for (const [name, settings] of variants) {
  if (only && only !== name) continue
  const { release } = synthesise(settings)
  process.stdout.write(`\n${name}\n`)
  console.table(quotaUses(settings))
  if (!version) continue
  const found = cfnLint(release, settings.region)
  process.stdout.write(found || `${version}: no error\n`)
  if (found) process.exitCode = 1
}
if (!version)
  process.stdout.write(
    '\ncfn-lint is not installed (pip install cfn-lint), so the schemas were not compared.\n',
  )
