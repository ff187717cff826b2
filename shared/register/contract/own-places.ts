import { endpoint } from '#shared/kit/endpoint.ts'
import {
  byPlace,
  declaredPlace,
  doorCard,
  endedPlace,
  ownPlaces as shape,
  shownPhoto,
} from '../records/own-places.ts'

/** Where the holder practises. */
export const ownPlaces = {
  list: endpoint('GET', '/api/own-registration/places', 'applicant', {
    summary: 'Where the caller practises.',
    response: shape,
  }),
  save: endpoint('POST', '/api/own-registration/places', 'applicant', {
    summary: 'Declare or change a place of practice; `ends` names the place in charge that ends.',
    body: declaredPlace,
    response: shape,
  }),
  end: endpoint('POST', '/api/own-registration/places/{id}/end', 'applicant', {
    summary: 'Say that the caller has left a place.',
    params: byPlace,
    body: endedPlace,
    response: shape,
  }),
  showPhoto: endpoint('POST', '/api/own-registration/places/photo', 'applicant', {
    summary: 'Allow everybody who scans a door card to see the photo, or withdraw that.',
    body: shownPhoto,
    response: shape,
  }),
  card: endpoint('GET', '/api/own-registration/places/{id}/card', 'applicant', {
    summary: 'The card for the door, with a signed statement.',
    params: byPlace,
    response: doorCard,
  }),
}
