/**
 * The part that `npm start` and `npm run dev` share: reads the settings, starts a portal, prints the sign-ins, shuts
 * down in order.
 */

import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { flag, readOptions } from '#infra/command-line.ts'
import { demoApplicant } from '#infra/demo-applicant.ts'
import { StartError } from '#infra/start-error.ts'
import { paths } from '#shared/paths.ts'
import { type Log, openLog } from './log.ts'
import type { SignIn } from './seed.ts'

/** The settings of a start, from the environment and the command's options. */
export interface Settings {
  port: number
  dataDir: string
  administrator: SignIn
  demo: boolean
  log: Log
  /** Null: the log goes to the terminal. */
  logFile: string | null
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
 * Ctrl+C. With `--demo` the demonstration is loaded too, with `--log` the log is printed.
 */
export const runFromTerminal = async (
  command: string,
  start: (settings: Settings) => Promise<Running>,
  note = '',
): Promise<void> => {
  let settings: Settings | undefined
  try {
    refuseOldNode()
    settings = await readSettings(command)
    const { log } = settings
    let portal: Running | undefined
    stopOnSignals(() => portal, log)
    portal = await start(settings)
    console.log(await welcome(portal, settings, note))
  } catch (error) {
    giveUp(error, settings)
  }
}

const refuseOldNode = (): void => {
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return
  throw new StartError(
    `The portal runs on Node ${neededNode} or newer, this is ${process.versions.node}: start it with npm.`,
  )
}

const readSettings = async (command: string): Promise<Settings> => {
  const { demo, log: printsLog } = readOptions(command, { demo: flag, log: flag }).values
  const { PORT = '3000', DATA_DIR = '.local', ADMIN_EMAIL, ADMIN_PASSWORD } = process.env
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_531) {
    throw new StartError(
      `PORT is ${PORT}: set it to a number from 1 to 65531 (five ports in a row are used).`,
    )
  }
  // Loaded after the check of Node, so that an old one meets the sentence and not a syntax error.
  const { demoAdministrator: usual } = await import('./seed.ts')
  const administrator = { email: ADMIN_EMAIL ?? usual.email, password: ADMIN_PASSWORD ?? usual.password }
  const logFile = printsLog ? null : join(resolve(DATA_DIR), 'portal.log')
  return { port, dataDir: DATA_DIR, administrator, demo, logFile, log: openLog(logFile) }
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

const welcome = async (
  portal: Running,
  { administrator, demo, logFile }: Settings,
  note: string,
): Promise<string> => {
  const { demoAdministrator, demoColleague } = await import('./seed.ts')
  const isDemo = administrator.email === demoAdministrator.email
  const colleague = isDemo ? `\n  Second     ${demoColleague.email}  ${demoColleague.password}` : ''
  const { demonstrationSignIns } = await import('./demonstration/sign-ins.ts')
  const more = [...(demo ? [demonstrationSignIns(portal.url)] : []), ...(note ? [note] : [])]
  const own = process.env.ADMIN_PASSWORD !== undefined
  return `
The Pharmacy Council Portal is running.

  Portal     ${portal.url}
  Inbox      ${portal.inboxUrl}
  Applicant  ${demoApplicant.email}  ${demoApplicant.password}
  Staff      ${administrator.email}  ${own ? '(your ADMIN_PASSWORD)' : administrator.password}
             ${portal.url}${paths.adminLogin}${colleague}
  Log        ${logFile ?? 'printed here'}
${more.map((part) => `\n${part}\n`).join('')}
Press Ctrl+C to stop.
`
}

/** Prints one sentence and ends. The log has the stack of what nobody foresaw. */
const giveUp = (error: unknown, settings: Settings | undefined): never => {
  if (error instanceof StartError) console.error(error.message)
  else {
    console.error(`The portal could not start. ${error}`)
    settings?.log({ level: 'error', event: 'START_FAILED', stack: (error as Error).stack })
    if (settings?.logFile) console.error(`${settings.logFile} says where that happened.`)
  }
  process.exit(1)
}
