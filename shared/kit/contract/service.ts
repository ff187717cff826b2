import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** Facts about the service itself. */
export const service = {
  health: endpoint('GET', '/api/health', 'public', {
    summary: 'Whether the service answers.',
    response: z.object({ status: z.literal('ok') }),
  }),
  openapi: endpoint('GET', '/api/openapi.json', 'public', {
    summary: 'This document.',
    response: z.record(z.string(), z.unknown()),
    envelope: 'bare',
  }),
}
