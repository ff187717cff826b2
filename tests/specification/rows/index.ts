/** What the portal does, one row for each fact that a test can hold, grouped by topic. */
import { constants } from './constants.ts'
import { endpoints } from './endpoints.ts'
import { messages } from './messages.ts'
import { portal } from './portal.ts'
import { printOut } from './print-out.ts'
import { records } from './records.ts'
import { roles } from './roles.ts'
import { routes } from './routes.ts'
import { screens } from './screens.ts'
import { states } from './states.ts'
import { validation } from './validation.ts'

export interface Row {
  /** A test that holds the row has its id among its tags. */
  id: string
  says: string
}

export interface Topic {
  heading: string
  rows: Row[]
}

const topic = (heading: string, rows: Record<string, string>): Topic => ({
  heading,
  rows: Object.entries(rows).map(([id, says]) => ({ id, says })),
})

export const topics: Topic[] = [
  topic('The portal and its frame', portal),
  topic('Addresses, access and sidebar', routes),
  topic('Screens', screens),
  topic('The printed application', printOut),
  topic('Records and their fields', records),
  topic('Sessions, steps and saving', states),
  topic('Validation', validation),
  topic('Roles', roles),
  topic('Endpoints and calls', endpoints),
  topic('Messages', messages),
  topic('Fixed values', constants),
]

export const rows: Row[] = topics.flatMap((each) => each.rows)
