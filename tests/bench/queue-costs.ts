/** The queue and the search with many cases: units must not grow with them, and the last page takes as long as the first. */
import { openManyCases } from '#tests/support/cases/many-cases.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'

type Many = Awaited<ReturnType<typeof openManyCases>>

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Digits that can be no part of a reference, which has no 0 and 1, and no telephone number with a code before it. */
const areDigitsOnly = (digits: string): boolean => /^[13-8]\d*[01]/.test(digits)

/** The searches that find a case in the middle. */
const searchesFor = ({ cases }: Many): Record<string, string> => {
  const { who, form } = cases.slice(Math.floor(cases.length / 2)).find(
    ({ who, form }) =>
      areDigitsOnly(who.cnic.slice(-8)) &&
      areDigitsOnly(form.voucher_number ?? '') &&
      /^[A-Z]\w*\d/.test(form.reference_no.slice(-6)), // letters alone could be a name
  )!
  const [given, middle, family] = who.name.split(' ')
  return {
    reference: form.reference_no,
    'end of a reference': form.reference_no.slice(-6),
    CNIC: who.cnic,
    'end of a CNIC': who.cnic.slice(-8),
    phone: who.phone,
    'one word of a name': given ?? '',
    'two words of a name': `${family} ${given}`,
    'three words in another order': `${family} ${middle} ${given}`,
    'whole name': who.name,
    'name and father’s name': `${who.name} ${who.father_name}`,
    voucher: form.voucher_number ?? '',
  }
}

/** Lists in which every generated case stands, so that the same places are first, middle and last. */
const listsOfAll: Record<string, Record<string, string>> = {
  'longest in its status first': { sort: 'longest' },
  'one filter': { fee: 'unpaid' },
  'one filter, longest first': { fee: 'unpaid', sort: 'longest' },
  'five filters': {
    ...{ type: 'Registration', fee: 'unpaid', papers: 'missing' },
    ...{ warnings: 'yes', assigned: 'nobody' },
  },
  city: { city: 'Lahore' },
  'city, longest first': { city: 'Lahore', sort: 'longest' },
  'city and one filter': { city: 'Lahore', fee: 'unpaid' },
  'days of submission': { from: '2020-01-01' },
}

/** Read units of pages and searches, and how long the last page takes as against the first. */
export const queueCosts = async (count: number, rounds = 31) => {
  const recorder = capacityRecorder()
  const many = await openManyCases(count, { plugin: recorder.plugin as never })
  try {
    const clerk = await many.staffStack.staffMember('reviewer')
    const unitsOf = async (ask: () => Promise<{ status: number; body?: { data: { rows: object[] } } }>) => {
      let rows = 0
      const calls = await recorder.during(async () => {
        rows = (await ask()).body?.data.rows.length ?? 0
      })
      return { rows, read: calls.reduce((sum, { readUnits }) => sum + readUnits, 0) }
    }
    const page = (index: number, list: Record<string, string> = {}) => {
      const cursor = many.cursorAt(index)
      return clerk.ask('cases.list', { query: { status: 'submitted', ...list, ...(cursor && { cursor }) } })
    }
    const timed = async (index: number) => {
      const startedAt = performance.now()
      await page(index)
      return performance.now() - startedAt
    }

    await page(0) // reads the public keys once
    const [middle, last] = [Math.floor(count / 2), count - 25]
    const pagesOf = async (list: Record<string, string>) => ({
      first: await unitsOf(() => page(0, list)),
      middle: await unitsOf(() => page(middle, list)),
      last: await unitsOf(() => page(last, list)),
    })
    const pages = await pagesOf({})
    const lists: Record<string, typeof pages> = {}
    for (const [name, list] of Object.entries(listsOfAll)) lists[name] = await pagesOf(list)
    const searches: Record<string, { rows: number; read: number }> = {}
    for (const [search, q] of Object.entries(searchesFor(many)))
      searches[search] = await unitsOf(() => clerk.ask('cases.find', { query: { q } }))
    const ratios: number[] = []
    for (let round = 0; round < rounds; round++) {
      const order = round % 2 ? ([0, last] as const) : ([last, 0] as const)
      const times = new Map<number, number>()
      for (const index of order) times.set(index, await timed(index))
      ratios.push((times.get(last) ?? 0) / (times.get(0) ?? 1))
    }
    return { count, items: many.items, seconds: many.seconds, pages, lists, searches, ratio: median(ratios) }
  } finally {
    await many.close()
  }
}
