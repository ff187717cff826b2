/** The public register with many entries: units must not grow with them. */
import { foldName } from '#shared/register/rules/name-folding.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'
import { entryAt, openManyRegistrations } from '#tests/support/register/many-registrations.ts'

type Call = { query?: Record<string, string>; params?: Record<string, string>; body?: object }

const rowsOf = (count: number) => Array.from({ length: count }, (_, place) => entryAt(place + 100))
const asked: Record<string, [operation: string, call: Call]> = {
  entry: ['register.entry', { params: { number: 'A-0000500' } }],
  'search by number': ['register.search', { query: { number: 'a 0000500' } }],
  'search by a name that 30 have': ['register.search', { query: { name: 'Zubeda Wahid' } }],
  'the same by its sounds': ['register.search', { query: { sounds: foldName('Zubeda Wahid').join(' ') } }],
  'name and city': ['register.search', { query: { name: 'Zubeda Wahid', city: 'Quetta' } }],
  'first and last name': ['register.search', { query: { name: 'Zubeda Tareen' } }],
  'a first name that every tenth has': ['register.search', { query: { name: 'Muhammad' } }],
  'the same in a city': ['register.search', { query: { name: 'Muhammad', city: 'Lahore' } }],
  'two words in another order': ['register.search', { query: { name: 'Khan Muhammad' } }],
  'three words in another order': ['register.search', { query: { name: 'Khan Butt Muhammad' } }],
  'the same in one city': ['register.search', { query: { name: 'Khan Butt Muhammad', city: 'Lahore' } }],
  'three words that nobody has together': ['register.search', { query: { name: 'Imran Zubeda Muhammad' } }],
  'nobody of this name': ['register.search', { query: { name: 'Xerxes' } }],
  'check of 500 names': [
    'register.check',
    { body: { rows: rowsOf(500).map(({ number, name }) => ({ number, name })) } },
  ],
  'check of 500 CNICs': [
    'register.check',
    { body: { rows: rowsOf(500).map(({ number, cnic }) => ({ number, cnic })) } },
  ],
}

/** Units of each question, and how long the entries took to go in. */
export const registerCosts = async (count: number) => {
  const recorder = capacityRecorder()
  const { stack, seconds, close } = await openManyRegistrations(count, { plugin: recorder.plugin as never })
  try {
    const rows = []
    for (const [question, [operation, call]] of Object.entries(asked)) {
      let found = 0
      const calls = await recorder.during(async () => {
        const { body } = await stack.invoke(operation, call)
        found = body.data.entries?.length ?? body.data.rows?.length ?? 1
      })
      const sum = (of: 'readUnits' | 'writeUnits') => calls.reduce((units, each) => units + each[of], 0)
      rows.push({ question, found, read: sum('readUnits'), write: sum('writeUnits') })
    }
    return { rows, seconds }
  } finally {
    await close()
  }
}
