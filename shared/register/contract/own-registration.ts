import * as z from 'zod/mini'
import { printedCertificate } from '#shared/certificates/records/certificate.ts'
import { ownLogLine } from '#shared/certificates/records/public-log.ts'
import { cursor, endpoint } from '#shared/kit/endpoint.ts'
import { ownHistoryPage, registrationPaper } from '../records/own-history.ts'
import { ownEntry } from '../records/registration.ts'
import { ownWatchers } from '../records/watcher.ts'

/** The caller's own entry of the register, and the holder's requests about it. */
export const ownRegistration = {
  get: endpoint('GET', '/api/own-registration', 'applicant', {
    summary: "The caller's own entry of the register with its dates; null while there is none.",
    response: z.nullable(ownEntry),
  }),
  certificate: endpoint('GET', '/api/own-registration/certificate', 'applicant', {
    summary:
      "The caller's own current certificate, to show and to print as a copy; null while there is none.",
    response: z.nullable(printedCertificate),
  }),
  history: endpoint('GET', '/api/own-registration/history', 'applicant', {
    summary: 'What happened to the caller’s entry of the register, the newest first, without names of staff.',
    query: z.strictObject({ cursor }),
    response: ownHistoryPage,
  }),
  watchers: endpoint('GET', '/api/own-registration/watchers', 'applicant', {
    summary: 'Which organisations are told when the caller’s entry changes; none where the law forbids it.',
    response: ownWatchers,
  }),
  log: endpoint('GET', '/api/own-registration/log', 'applicant', {
    summary:
      'The newest lines of the public log about the caller’s entry, each with the file that proves it to anybody.',
    response: z.array(ownLogLine),
  }),
  statement: endpoint('POST', '/api/own-registration/statement', 'applicant', {
    summary:
      'A signed statement of registration as of today, which counts for 90 days; for a registration in force of which nothing else is decided, 20 times a day.',
    response: registrationPaper,
  }),
}
