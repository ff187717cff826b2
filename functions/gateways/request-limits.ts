/** How long an AWS call may take before it counts as failed: a service that hangs must not hang the portal. */

const connectInMs = 1000
const answerInMs = 3000

/** For every SDK client; with the SDK's three tries a caller waits about ten seconds at most. */
export const requestLimits = {
  requestHandler: {
    connectionTimeout: connectInMs,
    requestTimeout: answerInMs,
    throwOnRequestTimeout: true, // without it the SDK only warns
  },
}
