/** Which functions there are: one for each endpoint, or one for each area, and the workers. */
import { endpoints, type NamedEndpoint } from '#shared/contract/index.ts'

/** One function for each endpoint, or one for each of three areas. */
export type Packaging = 'route' | 'area'

export interface PlannedFunction {
  /** Kebab-case: the endpoint's, the area's or the worker's name. */
  name: string
  kind: 'api' | 'stream' | 'schedule'
  /** What it serves; none for workers. */
  endpoints: NamedEndpoint[]
}

const workers: PlannedFunction[] = [
  { name: 'send-emails', kind: 'stream', endpoints: [] },
  { name: 'sweep-uploads', kind: 'schedule', endpoints: [] },
]

/** `feature.someOperation` → `feature-some-operation`. */
export const kebab = (name: string): string =>
  name.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const areas = ['auth', 'applicant', 'admin'] as const

/** Signing in as staff belongs to the staff's area, although anybody may try. */
const areaOf = ({ feature, endpoint }: NamedEndpoint): (typeof areas)[number] => {
  if (feature === 'auth' || feature === 'service') return 'auth'
  return feature === 'adminAuth' || endpoint.access === 'staff' ? 'admin' : 'applicant'
}

/** Whether a function serves the staff's area and nothing else. */
export const servesStaff = (names: readonly string[]): boolean =>
  endpoints.filter((it) => names.includes(it.name)).every((it) => areaOf(it) === 'admin')

const grouped: Record<Packaging, () => PlannedFunction[]> = {
  route: () => endpoints.map((it) => ({ name: kebab(it.name), kind: 'api', endpoints: [it] })),
  area: () =>
    areas.map((name) => ({ name, kind: 'api', endpoints: endpoints.filter((it) => areaOf(it) === name) })),
}

export const planFunctions = (packaging: Packaging): PlannedFunction[] => [
  ...grouped[packaging](),
  ...workers,
]
