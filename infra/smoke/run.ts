/** `npm run smoke -- --url URL`: walks through a portal once. `SMOKE_WALKER` holds the walker as JSON. */
import { parseArgs } from 'node:util'
import { demoApplicant } from '../local/seed.ts'
import { smoke, type Walker } from './smoke.ts'

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://127.0.0.1:3000' } } })
const isLocal = ['127.0.0.1', 'localhost'].includes(new URL(values.url).hostname)
const given = process.env.SMOKE_WALKER
if (!given && !isLocal) {
  console.error('Set SMOKE_WALKER to the walker as JSON: the runbook says where it is kept.')
  process.exit(2)
}
const walker: Walker = given ? JSON.parse(given) : demoApplicant
const report = (step: string) => console.log(`done: ${step}`)
await smoke({ url: values.url, walker, mayRegister: true, report }).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
