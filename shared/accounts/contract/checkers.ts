import * as z from 'zod/mini'
import { endpoint } from '#shared/kit/endpoint.ts'
import { emailLink, forgottenPassword } from '../records/account.ts'
import { checkerRecord, checkerSession, leaving, namedOrganisation } from '../records/checker.ts'

/** Organisations that ask by name. */
export const checkers = {
  askLink: endpoint('POST', '/api/checkers/link', 'public', {
    summary: 'Ask for an e-mail with a link by which an organisation asks the register by name.',
    body: forgottenPassword,
    response: z.null(),
  }),
  open: endpoint('POST', '/api/checkers/session', 'public', {
    summary: 'Begin a session of two hours with the token of the e-mail, which confirms the address.',
    body: emailLink,
    response: checkerSession,
  }),
  get: endpoint('GET', '/api/checkers/me', 'checker', {
    summary: 'The organisation that asks.',
    response: checkerRecord,
  }),
  name: endpoint('POST', '/api/checkers/me', 'checker', {
    summary: 'Say which organisation it is.',
    body: namedOrganisation,
    response: checkerRecord,
  }),
  leave: endpoint('POST', '/api/checkers/leave', 'checker', {
    summary: 'End the session; or all of them, and forget the organisation, its address and what it watches.',
    body: leaving,
    response: z.null(),
  }),
}
