/** Runs bundles alone: a copy in an empty folder, a fresh process, and only the environment that a function has. */
import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { BundledFunction } from '#infra/aws/bundle.ts'
import { root } from '#tests/support/project/source-files.ts'

const run = promisify(execFile)
const runner = join(root, 'tests/support/bundles/bundle-process.mjs')

/** What Lambda sets besides the variables of the function; credentials are those of the stand-ins. */
const environmentOf = (name: string, task: string): Record<string, string> => ({
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  AWS_LAMBDA_FUNCTION_NAME: `portal-test-${name}`,
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1024',
  AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
  LAMBDA_TASK_ROOT: task,
  _HANDLER: 'index.handler',
  TZ: ':UTC',
})

// biome-ignore lint/suspicious/noExplicitAny: JSON of a function or a worker, of which each test names what it reads
export type BundleAnswer = any

/** @returns the handler's answer to each event, in order, and the lines that it logged. */
export const runAndRead = async (
  { name, folder }: BundledFunction,
  env: Record<string, string>,
  events: object[],
): Promise<{ answers: BundleAnswer[]; lines: string[] }> => {
  const work = await mkdtemp(join(tmpdir(), 'portal-bundle-'))
  try {
    const place = (file: string) => join(work, file)
    const task = place('task')
    // The process starts outside of the repository too: whatever is missing in the bundle is missing here.
    await Promise.all([
      cp(folder, task, { recursive: true }),
      cp(runner, place('start.mjs')),
      writeFile(place('events.json'), JSON.stringify(events)),
    ])
    const { stdout } = await run(
      process.execPath,
      [place('start.mjs'), join(task, 'index.mjs'), place('events.json'), place('answers.json')],
      { env: { ...environmentOf(name, task), ...env }, cwd: work, maxBuffer: 1e8 },
    )
    const answers = JSON.parse(await readFile(place('answers.json'), 'utf8'))
    return { answers, lines: stdout.split('\n').filter(Boolean) }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** @returns the handler's answer to each event, in order. */
export const runBundle = async (...given: Parameters<typeof runAndRead>): Promise<BundleAnswer[]> =>
  (await runAndRead(...given)).answers
