/** The map of the code: every folder, and what it may import. The layout tests and `npm run house` read it. */
import { functions } from './house/functions.ts'
import { infra } from './house/infra.ts'
import type { Room } from './house/room.ts'
import { shared } from './house/shared.ts'
import { web } from './house/web.ts'

/** From the ground up: an area uses those before it, never one after it. */
export const areas = [
  'applications',
  'documents',
  'accounts',
  'staff',
  'register',
  'certificates',
  'cases',
  'payments',
] as const

export const rooms: readonly Room[] = [...shared, ...functions, ...infra, ...web]
