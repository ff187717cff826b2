/** Types a command into a shell, as a person does in a clone: none of the variables with which npm and vitest run this test. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '#tests/support/project/source-files.ts'

const ofThisRun = /^(VITEST|npm_|NODE_ENV$|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$)/

interface Typed {
  child: ChildProcessWithoutNullStreams
  stdout: string
  stderr: string
}

/** The command in a process group of its own; what it prints grows while it runs. */
export const start = (command: string, env: NodeJS.ProcessEnv = {}): Typed => {
  const inherited = Object.entries(process.env).filter(([name]) => !ofThisRun.test(name))
  const child = spawn('bash', ['-c', command], {
    cwd: root,
    detached: true,
    env: { ...Object.fromEntries(inherited), npm_config_loglevel: 'error', ...env },
  })
  child.stdin.end()
  const typed: Typed = { child, stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      typed[stream] += text
    })
  return typed
}

/** Resolves when it has ended. */
export const typeIn = async (command: string, env?: NodeJS.ProcessEnv) => {
  const typed = start(command, env)
  const [status] = (await once(typed.child, 'close')) as [number | null]
  return { status, stdout: typed.stdout, stderr: typed.stderr }
}
