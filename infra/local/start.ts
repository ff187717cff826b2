/** `npm start`: the command line of the portal on one machine. Everything else is in portal.ts. */
import { setTimeout as pause } from 'node:timers/promises'
import { CannotStart } from './cannot-start.ts'
import { jsonLog } from './log.ts'
import type { Portal } from './portal.ts'

const neededNode = 24
const mostStopInMs = 15_000

/** Prints one sentence and ends; what nobody foresaw keeps its stack. */
const giveUp = (error: unknown): never => {
  const known = error instanceof CannotStart
  console.error(known ? error.message : error)
  process.exit(1)
}

const readSettings = () => {
  const { PORT = '3000', DATA_DIR = '.local', ADMIN_EMAIL, ADMIN_PASSWORD } = process.env
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_531) {
    throw new CannotStart(
      `PORT is ${PORT}: set it to a number from 1 to 65531 (five ports in a row are used).`,
    )
  }
  return { port, dataDir: DATA_DIR, email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
}

const refuseOldNode = (): void => {
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return
  throw new CannotStart(
    `The portal runs on Node ${neededNode} or newer, this is ${process.versions.node}: start it with npm start.`,
  )
}

/** @returns the lines about its sign-ins */
const loadDemonstration = async ({ services }: Portal): Promise<string> => {
  const [{ loadDemonstration: load }, { demonstrationSignIns }] = await Promise.all([
    import('./demonstration/run.ts'),
    import('./demonstration/sign-ins.ts'),
  ])
  console.log('Loading the demonstration …')
  await load(services)
  return `\n${demonstrationSignIns()}\n`
}

const start = async (): Promise<void> => {
  refuseOldNode()
  const { port, dataDir, email, password } = readSettings()
  // Loaded after the check, so that an old Node meets the sentence and not a syntax error.
  const [{ buildSiteWhenNeeded }, { startPortal }, { demoAdministrator, demoApplicant, demoColleague }] =
    await Promise.all([import('./site-build.ts'), import('./portal.ts'), import('./seed.ts')])
  const log = jsonLog()
  await buildSiteWhenNeeded(console.log)
  const administrator = {
    email: email ?? demoAdministrator.email,
    password: password ?? demoAdministrator.password,
  }
  const portal = await startPortal({ dataDir, port, administrator, log })
  const demonstration = process.argv.includes('--demo') ? await loadDemonstration(portal) : ''

  let stopping = false
  const stop = async (signal: string) => {
    // A second signal means: now.
    if (stopping) process.exit(1)
    stopping = true
    log({ level: 'info', event: 'STOPPING', signal })
    const stopped = await Promise.race([portal.stop().then(() => true), pause(mostStopInMs, false)])
    process.exit(stopped ? 0 : 1)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const isDemo = administrator.email === demoAdministrator.email
  const colleague = isDemo ? `\n  Second     ${demoColleague.email}  ${demoColleague.password}` : ''
  console.log(`
The Pharmacy Council Portal is running.

  Portal     ${portal.url}
  Inbox      ${portal.inboxUrl}
  Applicant  ${demoApplicant.email}  ${demoApplicant.password}
  Staff      ${administrator.email}  ${password === undefined ? administrator.password : '(your ADMIN_PASSWORD)'}
             ${portal.url}/admin/auth/login${colleague}
${demonstration}
Press Ctrl+C to stop.
`)
}

start().catch(giveUp)
