/** The register with many entries, its places, checks by name and watchers: units must not grow with them. */
import { foldName } from '#shared/register/rules/name-folding.ts'
import { aDeclaredPlace } from '#tests/support/cases/registrations.ts'
import { openCheck } from '#tests/support/people/checkers.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { watchersOf } from '#tests/support/people/watchers.ts'
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

type Many = Awaited<ReturnType<typeof openManyRegistrations>>

/** What holders and organisations do, in this order; sign-in and limits are counted with it. @returns how much each found */
const actsOf = async (many: Many): Promise<Record<string, () => Promise<number>>> => {
  const [{ holder }, { watcher, streamed }] = [await holdersOf(many), watchersOf(many)]
  const { number, ask, entry } = await holder()
  const hospital = await watcher([number])
  const { key } = (await hospital.ask('ownWatch.setKey', { body: { wanted: true } })).body.data
  const office = await openCheck(many.stack, 'Drug Control Office')
  const done = async (answer: Promise<{ status: number }>) => Number((await answer).status < 300)
  return {
    'declaring a place in charge': () => done(ask('ownPlaces.save', { body: aDeclaredPlace() })),
    'check by name of one number': () =>
      done(many.stack.invoke('checks.create', { token: office, body: aCheckOf(number) })),
    'a change: its line of the log, told to one who watches': async () => {
      await streamed(await entry())
      return 1
    },
    'changes that a program asks for': async () =>
      (await many.stack.invoke('ownWatch.changes', { token: key })).body.data.changes.length,
  }
}
const aCheckOf = (numbers: string) => ({ numbers, purpose: 'licence', premises: 'New Care Pharmacy, Kasur' })

/** Units of each question and act, and how long the entries took to go in. */
export const registerCosts = async (count: number) => {
  const recorder = capacityRecorder()
  const many = await openManyRegistrations(count, { plugin: recorder.plugin as never })
  try {
    const questions = Object.entries(asked).map(
      ([question, [operation, call]]) =>
        [
          question,
          async () => {
            const { data } = (await many.stack.invoke(operation, call)).body
            return data.entries?.length ?? data.rows?.length ?? 1
          },
        ] as const,
    )
    const rows = []
    for (const [question, work] of [...questions, ...Object.entries(await actsOf(many))]) {
      let found = 0
      const calls = await recorder.during(async () => {
        found = await work()
      })
      const sum = (of: 'readUnits' | 'writeUnits') => calls.reduce((units, each) => units + each[of], 0)
      rows.push({ question, found, read: sum('readUnits'), write: sum('writeUnits') })
    }
    return { rows, seconds: many.seconds }
  } finally {
    await many.close()
  }
}
