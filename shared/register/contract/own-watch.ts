import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import {
  askedWatch,
  newWatchList,
  ownWatch as shape,
  wantedWatchKey,
  watchChanges,
  watchKey,
  watchListDifference,
} from '../records/watcher.ts'

/** What an organisation watches. */
export const ownWatch = {
  get: endpoint('GET', '/api/watch', 'checker', {
    summary:
      'Whether the organisation watches, what it lists, and what it was told last; null before it has asked.',
    response: z.nullable(shape),
  }),
  ask: endpoint('POST', '/api/watch', 'checker', {
    summary: 'Ask the council to be let in.',
    body: askedWatch,
    response: z.null(),
    status: 201,
  }),
  list: endpoint('POST', '/api/watch/numbers', 'checker', {
    summary: 'Show how a list of numbers differs from the present one; once confirmed, put it in its place.',
    body: newWatchList,
    response: watchListDifference,
  }),
  setKey: endpoint('POST', '/api/watch/key', 'checker', {
    summary:
      'Make the key for the organisation’s programs, in the place of the one before, shown once; or take it back.',
    body: wantedWatchKey,
    response: watchKey,
  }),
  changes: endpoint('GET', '/api/watch/changes', 'public', {
    byKey: true,
    summary:
      'For programs, with the key as a bearer token: what has changed after the change of this id, at most 100.',
    query: z.strictObject({
      after: z.optional(z.string().check(z.regex(/^\d{1,9}$/, 'Send the id of a change'))),
    }),
    response: watchChanges,
  }),
}
