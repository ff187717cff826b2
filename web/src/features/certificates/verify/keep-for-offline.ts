/** Lets this page open with the network off: a service worker keeps it. Its scope is this page alone. */
import { paths } from '#shared/paths.ts'

const workerAddress = '/verify-worker.js'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (_: string) => string }
}

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('verify-worker', {
  createScriptURL: () => workerAddress,
})

/** The files that the page has loaded so far. */
const files = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)

/** Nothing is told when it fails, as in a private window: the page works all the same while there is a network. */
export const keepForOffline = async (): Promise<void> => {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  try {
    await serviceWorker.register(policy?.createScriptURL('') ?? workerAddress, { scope: paths.verify })
    const { active } = await serviceWorker.ready
    active?.postMessage({ files: files() })
  } catch {
    // see above
  }
}
