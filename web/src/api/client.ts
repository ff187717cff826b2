/** The one client of the portal: `await api.contactInformation.create({ body })`. */
import { endpointMap } from 'virtual:endpoints'
import { createClient, type EndpointMap } from './create-client.ts'
import { checkVersion } from './newer-version.ts'
import { announceSessionEnd } from './session-end.ts'
import { deviceMarker, keepDeviceMarker, tokenFor } from './tokens.ts'

const clientOf = (map: EndpointMap) =>
  createClient(map, {
    fetch: (input, init) => fetch(input, init),
    token: tokenFor,
    device: deviceMarker,
    keepDevice: keepDeviceMarker,
    sessionEnded: announceSessionEnd,
    log: (event) => {
      console.info(JSON.stringify(event))
      void checkVersion() // a newer service may refuse what this page sends
    },
  })

/** The endpoints of staff are there once their area is loaded (staff-endpoints.ts): name one in a call, not while a module loads. */
export const api = clientOf(endpointMap)

export const addEndpoints = (map: EndpointMap): void => {
  Object.assign(api, clientOf(map))
}
