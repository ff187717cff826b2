/**
 * `npm run smoke -- --url URL`: uses a portal once from the pages to signing out. `SMOKE_ACCOUNT` is the account as JSON.
 * `--dry-run` lists the steps and calls nothing.
 */
import { parseArgs } from 'node:util'
import { missingInCouncilSettings } from '#shared/rules/council-settings.ts'
import { demoApplicant } from '../local/seed.ts'
import { openCalls } from './calls.ts'
import { type SmokeAccount, smoke, smokeSteps } from './smoke.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    'dry-run': { type: 'boolean', default: false },
  },
})
if (values['dry-run']) {
  const steps = smokeSteps({ url: values.url, account: demoApplicant }).map(([step]) => step)
  console.log(`Would use ${values.url} with the account in SMOKE_ACCOUNT: ${steps.join(', ')}.`)
  process.exit(0)
}
const isLocal = ['127.0.0.1', 'localhost'].includes(new URL(values.url).hostname)
const given = process.env.SMOKE_ACCOUNT
if (!given && !isLocal) {
  console.error('Set SMOKE_ACCOUNT to the account as JSON: the runbook says where it is kept.')
  process.exit(2)
}
const account: SmokeAccount = given ? JSON.parse(given) : demoApplicant
const report = (step: string) => console.log(`done: ${step}`)
await smoke({ url: values.url, account, mayRegister: true, report }).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

// No failure: a portal works without it. Its applicants do not know whom to ring.
const { data } = await openCalls(values.url).call('GET', '/api/council', { expect: 200 })
const missing = missingInCouncilSettings(data)
if (missing.length > 0)
  console.log(`An administrator has not filled in at /admin/council: ${missing.join(', ')}`)
