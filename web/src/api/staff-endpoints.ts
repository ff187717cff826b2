/** Adds the endpoints of staff to the client: the first load of applicants comes without them. */
import { endpointMap } from 'virtual:staff-endpoints'
import { addEndpoints } from './client.ts'

addEndpoints(endpointMap)
