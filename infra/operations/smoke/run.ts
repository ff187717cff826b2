/**
 * `npm run smoke -- --env prod`: uses a portal once from the pages to signing out. Address and account are read from AWS, once the
 * account is compared with that of the settings. With `--url URL` nothing is asked of AWS: `SMOKE_ACCOUNT` is the account as JSON. With neither
 * it uses the portal of this machine. `--dry-run` lists the steps and calls nothing.
 */
import { flag, optional, readOptions } from '#infra/command-line.ts'
import { demoApplicant } from '#infra/demo-applicant.ts'
import { secretName, settingsOf } from '#infra/settings.ts'
import { missingInCouncilSettings } from '#shared/staff/rules/council-settings.ts'
import { comparisonOf } from '../doctor/require-account.ts'
import { openCalls } from './calls.ts'
import { deployedPortal } from './deployed-portal.ts'
import { type SmokeAccount, smoke, smokeSteps } from './smoke.ts'

const { values } = readOptions('npm run smoke', {
  env: optional('<environment>'),
  url: optional('<address>'),
  'dry-run': flag,
})

const thisMachine = 'http://127.0.0.1:3000'

const announce = async (): Promise<void> => {
  const settings = values.env === undefined ? undefined : settingsOf(values.env)
  const url = values.url ?? thisMachine
  const steps = smokeSteps({ url, account: demoApplicant }).map(([step]) => step)
  if (settings) console.log(comparisonOf(settings))
  const portal = settings ? `${settings.name}, at the address of the stack portal-${settings.name}-web,` : url
  const account = settings ? `the secret ${secretName(settings.name, 'canary-account')}` : 'SMOKE_ACCOUNT'
  console.log(`Would use ${portal} with the account in ${account}: ${steps.join(', ')}.`)
}

const portalAt = (url: string): { url: string; account: SmokeAccount } => {
  const given = process.env.SMOKE_ACCOUNT
  if (!given && !['127.0.0.1', 'localhost'].includes(new URL(url).hostname))
    throw new Error(
      'Say which environment, --env prod, or set SMOKE_ACCOUNT to the account as JSON: the runbook says where it is kept.',
    )
  return { url, account: given ? JSON.parse(given) : demoApplicant }
}

const findPortal = async () => {
  if (values.env !== undefined && values.url !== undefined)
    throw new Error('Give --env or --url: an environment knows its address.')
  return values.env === undefined
    ? portalAt(values.url ?? thisMachine)
    : deployedPortal(settingsOf(values.env))
}

const use = async (portal: { url: string; account: SmokeAccount }): Promise<void> => {
  const report = (step: string) => console.log(`done: ${step}`)
  await smoke({ ...portal, mayRegister: true, report })
  // No failure: a portal works without it, but its applicants do not know how to reach the council.
  const { data } = await openCalls(portal.url).call('GET', '/api/council', { expect: 200 })
  const missing = missingInCouncilSettings(data)
  if (missing.length > 0)
    console.log(`An administrator has not filled in at /admin/council: ${missing.join(', ')}`)
}

/** @param status 2 before the portal is asked, 1 if it fails */
const end = (status: number) => (error: Error) => {
  console.error(error.message)
  process.exit(status)
}

if (values['dry-run']) await announce().catch(end(2))
else await use(await findPortal().catch(end(2))).catch(end(1))
