import { endpoint } from '#shared/kit/endpoint.ts'
import { byPlace, declaredPlace, endedPlace, ownPlaces as shape } from '../records/own-places.ts'

/** Where the holder practises. */
export const ownPlaces = {
  list: endpoint('GET', '/api/own-registration/places', 'applicant', {
    summary:
      'The places of practice that the caller has declared, the newest first, and what everybody reads of them.',
    response: shape,
  }),
  save: endpoint('POST', '/api/own-registration/places', 'applicant', {
    summary:
      'Declare a place of practice, or change the one with this id. Who is in charge of another place confirms by its id that it ends.',
    body: declaredPlace,
    response: shape,
  }),
  end: endpoint('POST', '/api/own-registration/places/{id}/end', 'applicant', {
    summary: 'Say that the caller does not practise at a place any more; it stays in the history.',
    params: byPlace,
    body: endedPlace,
    response: shape,
  }),
}
