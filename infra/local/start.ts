/** `npm start`: the command line of the portal on one machine. Everything else is in portal.ts. */
import { runFromTerminal } from './run-from-terminal.ts'

await runFromTerminal('npm start', async (settings) => {
  const [{ buildSiteWhenNeeded }, { startPortal }] = await Promise.all([
    import('#infra/site-build.ts'),
    import('./portal.ts'),
  ])
  await buildSiteWhenNeeded(console.log)
  return startPortal(settings)
})
