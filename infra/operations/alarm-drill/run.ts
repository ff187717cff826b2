/**
 * `npm run alarm:drill -- --env staging [--only emails-late] [--dry-run]`: raises each alarm of an environment once and says whom it has
 * reached. Ends with 1 if one reached nobody. Credentials are those of whoever runs it; `--dry-run` takes none.
 */
import { flag, optional, readOptions, required } from '#infra/command-line.ts'
import { settingsOf } from '#infra/settings.ts'
import { drillEnvironment } from './drill-environment.ts'
import { plannedDrill } from './plan.ts'

const { values } = readOptions('npm run alarm:drill', {
  env: required('<environment>'),
  only: optional('<alarm>'),
  'dry-run': flag,
})

/** CloudWatch notes an action within seconds. */
const waitsForMs = 15_000

try {
  const settings = settingsOf(values.env)
  if (values['dry-run']) for (const line of plannedDrill(settings, values.only)) console.log(line)
  else {
    const silent = await drillEnvironment(settings, { only: values.only, waitsForMs }, console.log)
    process.exitCode = silent > 0 ? 1 : 0
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
