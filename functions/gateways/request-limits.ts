/** How long an AWS call may take before it counts as failed, so that a service that hangs does not block the portal. */

const connectInMs = 2000
const answerInMs = 6000

/** For every SDK client; its three tries end well before the 30 seconds after which API Gateway gives up. */
export const requestLimits = {
  requestHandler: {
    connectionTimeout: connectInMs,
    requestTimeout: answerInMs,
    throwOnRequestTimeout: true, // without it the SDK only warns
  },
}
