/** `npm run dev`: the portal for development. Pages reload and the service restarts when code changes. */
import { runFromTerminal } from './run-from-terminal.ts'

const note = `A change of web/ shows at once, a change of functions/ or shared/ restarts the service; a change of
infra/ needs a new start. The content security policy is relaxed for this: npm start has the real one.`

await runFromTerminal(
  'npm run dev',
  async (settings) => {
    const { startDevPortal } = await import('./dev/dev-portal.ts')
    return startDevPortal(settings)
  },
  note,
)
