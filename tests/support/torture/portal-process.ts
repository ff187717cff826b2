/** A portal in a process of its own, as `npm start` runs it, that can be killed whole and in part. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { buildSiteWhenNeeded } from '#infra/local/site-build.ts'
import { call } from '#tests/support/portal/http-client.ts'
import { root } from '#tests/support/project/source-files.ts'
import { until } from '#tests/support/waiting/until.ts'

/** The server holds the service, the worker of the e-mails, store and mailbox; the database is a process of its own. */
export const killedParts = ['whole', 'server', 'database'] as const
export type KilledPart = (typeof killedParts)[number]

const isFree = (candidate: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(candidate, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** Five free ports in a row, below those that the system hands out by itself. */
const freePorts = async (): Promise<number> => {
  for (;;) {
    const first = 12_000 + Math.floor(Math.random() * 15_000)
    const free = await Promise.all([0, 1, 2, 3, 4].map((offset) => isFree(first + offset)))
    if (free.every(Boolean)) return first
  }
}

export const portalProcess = async (dataDir: string) => {
  await buildSiteWhenNeeded(() => {}) // a start waits for it
  const port = await freePorts()
  const base = `http://127.0.0.1:${port}`
  let running: ChildProcess | undefined

  const start = async (): Promise<void> => {
    running ??= spawn(process.execPath, [join(root, 'infra/local/start.ts')], {
      cwd: root,
      detached: true, // a process group of its own, which the kill takes down whole
      stdio: 'ignore',
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    })
    await until(async () => (await call(base, 'GET', '/api/health').catch(() => null))?.status === 200)
  }

  const killDatabase = async (): Promise<void> => {
    const { pid } = JSON.parse(await readFile(join(dataDir, 'dynoxide.pid'), 'utf8'))
    process.kill(pid, 'SIGKILL')
  }
  const killServer = async (): Promise<void> => {
    const child = running as ChildProcess
    const gone = new Promise((resolve) => child.once('exit', resolve))
    running = undefined
    process.kill(-(child.pid as number), 'SIGKILL')
    await gone
  }

  return {
    base,
    databaseEndpoint: `http://127.0.0.1:${port + 3}`,
    start,
    /** The database comes back by itself; after the others `start` is called. */
    kill: async (part: KilledPart): Promise<void> => {
      if (part === 'database') return killDatabase()
      await Promise.all([killServer(), part === 'whole' && killDatabase()])
    },
    end: async (): Promise<void> => {
      if (!running) return
      await killDatabase().catch(() => undefined)
      await killServer()
    },
  }
}
export type PortalProcess = Awaited<ReturnType<typeof portalProcess>>
