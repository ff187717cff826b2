/** Which functions there are: one for each endpoint, or one for each area, and the workers. */
import { endpoints, type NamedEndpoint } from '#shared/contract.ts'
import { nameOfFunction } from '../former-names.ts'

/** One function for each endpoint, or one for each of four areas. */
export type Packaging = 'route' | 'area'

export interface PlannedFunction {
  /** Kebab-case: the endpoint's, the area's or the worker's name. */
  name: string
  kind: 'api' | 'stream' | 'schedule' | 'events'
  /** The endpoints that the function serves; none for workers. */
  endpoints: NamedEndpoint[]
}

const workers: PlannedFunction[] = [
  { name: 'send-emails', kind: 'stream', endpoints: [] },
  { name: 'sweep-uploads', kind: 'schedule', endpoints: [] },
  { name: 'note-email-events', kind: 'events', endpoints: [] },
]

/** `feature.someOperation` → `feature-some-operation`. */
export const kebab = (name: string): string =>
  name.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const areas = ['auth', 'applicant', 'admin', 'register'] as const
type Area = (typeof areas)[number]

/** Endpoints for entries of the register and certificates, for the public, holders and staff, as far as a stack has room; and fee schedules, beside the terms. */
const ofRegister = new Set<string>([
  'books',
  'calendar',
  'certificates',
  'changeRequests',
  'claims',
  'cnicRequests',
  'concerns',
  'dayBook',
  'feeSchedules',
  'figures',
  'ownChangeRequests',
  'ownClaims',
  'ownPlaces',
  'practices',
  'ownRegistration',
  'receipts',
  'register',
  'registrations',
  'terms',
])

/** Signing in as staff belongs to the staff's area, although anybody may try. */
const areaOf = ({ feature, endpoint }: NamedEndpoint): Area => {
  if (ofRegister.has(feature)) return 'register'
  if (feature === 'auth' || feature === 'service') return 'auth'
  return feature === 'adminAuth' || endpoint.access === 'staff' ? 'admin' : 'applicant'
}

/** Whether a function serves this area and nothing else. */
export const servesArea = (area: Area, names: readonly string[]): boolean =>
  endpoints.filter(({ name }) => names.includes(name)).every((endpoint) => areaOf(endpoint) === area)

const grouped: Record<Packaging, () => PlannedFunction[]> = {
  route: () =>
    endpoints.map((endpoint) => ({
      name: kebab(nameOfFunction(endpoint.name)),
      kind: 'api',
      endpoints: [endpoint],
    })),
  area: () =>
    areas.map((name) => ({
      name,
      kind: 'api',
      endpoints: endpoints.filter((endpoint) => areaOf(endpoint) === name),
    })),
}

export const planFunctions = (packaging: Packaging): PlannedFunction[] => [
  ...grouped[packaging](),
  ...workers,
]
