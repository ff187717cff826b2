import * as z from 'zod/mini'
import { ownArchive, readingsPage } from '../records/own-data.ts'
import { endpoint } from './endpoint.ts'
import { cursor } from './params.ts'

/** What a person may know about the data that the portal keeps of them. */
export const ownData = {
  readings: endpoint({
    method: 'GET',
    path: '/api/own-data/readings',
    access: 'applicant',
    summary: "When the council's staff opened, read, printed or exported the caller's file, newest first.",
    query: z.strictObject({ cursor }),
    response: readingsPage,
  }),
  collect: endpoint({
    method: 'POST',
    path: '/api/own-data',
    access: 'applicant',
    summary:
      'Everything that the portal keeps of the caller, with short-lived addresses of the files; five times a day.',
    response: ownArchive,
  }),
}
