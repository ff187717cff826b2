/**
 * The part that `npm start` and `npm run dev` share: reads the settings, starts a portal, prints the sign-ins, shuts
 * down in order.
 */

import { setTimeout as pause } from 'node:timers/promises'
import { paths } from '#shared/paths.ts'
import { jsonLog, type Log } from './log.ts'
import type { SignIn } from './seed.ts'
import { StartError } from './start-error.ts'

/** The settings of a start from the environment. */
export interface Settings {
  port: number
  dataDir: string
  administrator: SignIn
  demo: boolean
  log: Log
}

/** A portal that runs, however it was started. */
interface Running {
  url: string
  inboxUrl: string
  stop(): Promise<void>
}

const neededNode = 24
const mostStopInMs = 15_000

/**
 * Starts a portal for the person at the terminal: refuses an old Node, prints how to sign in (and `note`), and stops on
 * Ctrl+C. With `--demo` the demonstration is loaded too.
 */
export const runFromTerminal = async (
  start: (settings: Settings) => Promise<Running>,
  note = '',
): Promise<void> => {
  try {
    refuseOldNode()
    const settings = await readSettings()
    let portal: Running | undefined
    stopOnSignals(() => portal, settings.log)
    portal = await start(settings)
    console.log(await welcome(portal, settings, note))
  } catch (error) {
    giveUp(error)
  }
}

const refuseOldNode = (): void => {
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return
  throw new StartError(
    `The portal runs on Node ${neededNode} or newer, this is ${process.versions.node}: start it with npm.`,
  )
}

const readSettings = async (): Promise<Settings> => {
  const { PORT = '3000', DATA_DIR = '.local', ADMIN_EMAIL, ADMIN_PASSWORD } = process.env
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_531) {
    throw new StartError(
      `PORT is ${PORT}: set it to a number from 1 to 65531 (five ports in a row are used).`,
    )
  }
  // Loaded after the check of Node, so that an old one meets the sentence and not a syntax error.
  const { demoAdministrator: demo } = await import('./seed.ts')
  const administrator = { email: ADMIN_EMAIL ?? demo.email, password: ADMIN_PASSWORD ?? demo.password }
  return { port, dataDir: DATA_DIR, administrator, demo: process.argv.includes('--demo'), log: jsonLog() }
}

const stopOnSignals = (started: () => Running | undefined, log: Log): void => {
  let stopping = false
  const stop = async (signal: string) => {
    const portal = started()
    // A second signal means: now. Before all has started there is nothing under way to finish.
    if (stopping || !portal) process.exit(1)
    stopping = true
    log({ level: 'info', event: 'STOPPING', signal })
    const stopped = await Promise.race([portal.stop().then(() => true), pause(mostStopInMs, false)])
    process.exit(stopped ? 0 : 1)
  }
  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop)
}

const welcome = async (portal: Running, { administrator, demo }: Settings, note: string): Promise<string> => {
  const { demoAdministrator, demoApplicant, demoColleague } = await import('./seed.ts')
  const isDemo = administrator.email === demoAdministrator.email
  const colleague = isDemo ? `\n  Second     ${demoColleague.email}  ${demoColleague.password}` : ''
  const { demonstrationSignIns } = await import('./demonstration/sign-ins.ts')
  const more = [...(demo ? [demonstrationSignIns()] : []), ...(note ? [note] : [])]
  const own = process.env.ADMIN_PASSWORD !== undefined
  return `
The Pharmacy Council Portal is running.

  Portal     ${portal.url}
  Inbox      ${portal.inboxUrl}
  Applicant  ${demoApplicant.email}  ${demoApplicant.password}
  Staff      ${administrator.email}  ${own ? '(your ADMIN_PASSWORD)' : administrator.password}
             ${portal.url}${paths.adminLogin}${colleague}
${more.map((part) => `\n${part}\n`).join('')}
Press Ctrl+C to stop.
`
}

/** Prints one sentence and ends; what nobody foresaw keeps its stack. */
const giveUp = (error: unknown): never => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
