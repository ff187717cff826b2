/** What the specification asks, a row for each thing that a test can hold. */
import { section1 } from './section-1.ts'
import { section2PrintOut } from './section-2-print-out.ts'
import { section2Routes } from './section-2-routes.ts'
import { section2Screens } from './section-2-screens.ts'
import { section3 } from './section-3.ts'
import { section4 } from './section-4.ts'
import { section5 } from './section-5.ts'
import { section6 } from './section-6.ts'
import { section7 } from './section-7.ts'
import { section8 } from './section-8.ts'
import { section9 } from './section-9.ts'

export interface Row {
  /** Stands in square brackets in the title of each test that holds the row. Begins with the section's number. */
  id: string
  says: string
}

const sections: Record<string, string>[] = [
  section1,
  section2Routes,
  section2Screens,
  section2PrintOut,
  section3,
  section4,
  section5,
  section6,
  section7,
  section8,
  section9,
]

export const rows: Row[] = sections.flatMap((it) => Object.entries(it).map(([id, says]) => ({ id, says })))
