import * as z from 'zod/mini'
import { ownEntry } from '../records/registration.ts'
import { endpoint } from './endpoint.ts'

/** The caller's own entry of the register. */
export const ownRegistration = {
  get: endpoint({
    method: 'GET',
    path: '/api/own-registration',
    access: 'applicant',
    summary: "The caller's own entry of the register with its dates; null while there is none.",
    response: z.nullable(ownEntry),
  }),
}
