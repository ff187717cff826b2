/** Lets this page open with the network off: a service worker keeps it. Its scope is this page alone, in its language. */

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
export const keepForOffline = async (page: string): Promise<void> => {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  try {
    await serviceWorker.register(policy?.createScriptURL('') ?? workerAddress, { scope: page })
    // Needed only without a network, so it is loaded here to be kept.
    const [{ active }] = await Promise.all([serviceWorker.ready, import('./kept-standing.ts')])
    active?.postMessage({ files: files() })
  } catch {
    // see above
  }
}
