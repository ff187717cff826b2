/** Process start to first answer: fresh processes, interleaved with both references; only ratios are kept. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { aContact, anApplicant, aPerson } from '#tests/support/people/applicants.ts'
import { openStack, type Stack } from '#tests/support/portal/stack.ts'
import { root } from '#tests/support/project/source-files.ts'
import { buildVariants, type Variant } from './cold-start/variants.ts'

const rounds = 15
const loader = join(root, 'tests/bench/cold-start/loader.mjs')
const run = promisify(execFile)

interface Start {
  status: number
  load: number
  call: number
  total: number
  cpuOfInit: number
  cpuOfCall: number
}

const startOnce = async ({ name, bundle }: Variant, event: object, env: Record<string, string>) => {
  const { stdout } = await run(process.execPath, [loader, bundle, JSON.stringify(event)], {
    env,
    cwd: tmpdir(),
  })
  const start: Start = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '{}') // the function logs before
  if (start.status !== 200) throw new Error(`${name} answered ${start.status}: ${stdout}`)
  return start
}

/** A person who has contact information, and the call that reads it. */
const prepareEvent = async ({ invoke, localStack }: Stack): Promise<object> => {
  const { token } = (await invoke('auth.register', { body: aPerson() })).body.data
  await invoke('applications.create', { token, body: anApplicant() })
  await invoke('contactInformation.create', { token, body: aContact() })
  return {
    routeKey: 'GET /api/contact-information',
    headers: {
      'x-origin-verify': localStack.originSecret,
      'cloudfront-viewer-address': '127.1.1.1:40000',
      authorization: `Bearer ${token}`,
    },
    rawQueryString: '',
    isBase64Encoded: false,
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const rounded = (value: number): number => Number(value.toFixed(3))

/** One list of starts for each variant; the order turns around with every round, and the first one does not count. */
const interleave = async (variants: Variant[], event: object, env: Record<string, string>) => {
  const starts = new Map<string, Start[]>(variants.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++)
    for (const variant of round % 2 ? variants : variants.toReversed()) {
      const start = await startOnce(variant, event, env)
      if (round > 0) starts.get(variant.name)?.push(start)
    }
  return starts
}

/** Budget: at most 0.65 of the default's start. */
export const coldStarts = async () => {
  const work = await mkdtemp(join(tmpdir(), 'portal-cold-starts-'))
  const stack = await openStack()
  try {
    const event = await prepareEvent(stack)
    const variants = await buildVariants(work)
    const starts = await interleave(variants, event, stack.localStack.env)
    const [reference, bare] = variants.map(({ name }) => starts.get(name) ?? [])
    return variants.map(({ name }) => {
      const its = starts.get(name) ?? []
      const ratio = (to: Start[] | undefined, of: (start: Start) => number) =>
        rounded(median(its.map((start, round) => of(start) / of(to?.[round] ?? start))))
      return {
        variant: name,
        'x default': ratio(reference, ({ total }) => total),
        'x bare': ratio(bare, ({ total }) => total),
        'x default, import': ratio(reference, ({ load }) => load),
        'x default, first call': ratio(reference, ({ call }) => call),
        'x default, CPU of first call': ratio(reference, ({ cpuOfCall }) => cpuOfCall),
      }
    })
  } finally {
    await stack.close()
    await rm(work, { recursive: true, force: true })
  }
}
