import workerAddress from './pdf-worker.ts?worker&url'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (_: string) => string }
}

/**
 * The only address of a script that the pages ever make. The content policy names this policy and admits no second one
 * of its name, so no other code can start a worker. Browsers without Trusted Types need no policy.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pdf-worker', {
  createScriptURL: () => workerAddress,
})

export const startWorker = (): Worker =>
  new Worker(policy?.createScriptURL('') ?? workerAddress, { type: 'module' })
