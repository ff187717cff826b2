/** The one client of the portal: `await api.contactInformation.create({ body })`. */
import { endpointMap } from 'virtual:endpoints'
import { createClient } from './create-client.ts'
import { announceSessionEnd } from './session-end.ts'
import { deviceMarker, keepDeviceMarker, tokenFor } from './tokens.ts'

export const api = createClient(endpointMap, {
  fetch: (input, init) => fetch(input, init),
  token: tokenFor,
  device: deviceMarker,
  keepDevice: keepDeviceMarker,
  sessionEnded: announceSessionEnd,
  log: (event) => console.info(JSON.stringify(event)),
})
