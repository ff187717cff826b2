/** Claims of every kind, each with the answer that it must get. */

import type { Claimants } from '#tests/support/people/claimants.ts'
import { seededRandom } from '#tests/support/simulation/random.ts'

type Claimant = Awaited<ReturnType<Claimants['claimant']>>

interface Kind {
  /** The book's data about the person; null: the number is in no book. */
  inBook: ((claimant: Claimant) => object) | null
  claims?: Record<string, string>
  /** Whether the code of the address in the book links it. */
  byCode?: true
  /** The registrar's action, and its result. */
  decision?: { action: 'link' | 'refuse'; status: number }
}

const email = 'in.the.book@example.com'
const names = ['Muhammad Siddiqui', 'Ayesha Khan', 'Abdul Qadir', 'Zainab Bukhari']
const spelled: Record<string, string> = {
  'Muhammad Siddiqui': 'MOHAMMED SIDDIQUE',
  'Ayesha Khan': 'Aisha Khan',
  'Abdul Qadir': 'Abdul Kadir',
  'Zainab Bukhari': 'Zainab Bokhari',
}

export const claimKinds: Record<string, Kind> = {
  'the same in all': { inBook: () => ({}), byCode: true },
  'spelled otherwise': { inBook: ({ person }) => ({ name: spelled[person.name] }), byCode: true },
  'no CNIC in the book': { inBook: () => ({ cnic: '' }), byCode: true },
  'another CNIC': { inBook: () => ({ cnic: '3520200000017' }), decision: { action: 'refuse', status: 200 } },
  'another name in the book': {
    inBook: () => ({ name: 'Usman Tariq' }),
    decision: { action: 'refuse', status: 200 },
  },
  'another father claimed': {
    inBook: () => ({}),
    claims: { father_name: 'Usman Tariq' },
    decision: { action: 'link', status: 200 },
  },
  'a number in no book': { inBook: null, decision: { action: 'link', status: 409 } },
  'out of the register': {
    inBook: () => ({ first_registered_on: '1987-01-01', valid_until: '1990-01-01' }),
    decision: { action: 'link', status: 200 },
  },
}

/** @returns every claim that was not answered rightly */
export const tryManyClaims = async (people: Claimants, count: number, seed: number): Promise<string[]> => {
  const random = seededRandom(seed)
  const kinds = Object.entries(claimKinds)
  const wrong: string[] = []
  for (let made = 0; made < count; made++) {
    const [title, { inBook, claims = {}, byCode, decision }] = kinds[made % kinds.length] as [string, Kind]
    const name = names[Math.floor(random() * names.length)] as string
    const claimant = await people.claimant({ name })
    const number = inBook
      ? await people.entryFor(claimant, { email, ...inBook(claimant) })
      : `NONE-${seed}-${made}`
    const { status, body } = await claimant.claim({ number, ...claims })
    if (status !== 201 || body.data.state !== 'waiting')
      wrong.push(`${made} ${title}: ${JSON.stringify(body)}`)
    const code = (await people.bookMail(claimant.id))[0]?.code ?? ''
    if ((code !== '') !== (byCode ?? false)) wrong.push(`${made} ${title}: not rightly sent a code`)
    if (byCode && (await claimant.enterCode(code)).status !== 200) wrong.push(`${made} ${title}: no link`)
    if ((await people.waiting()).includes(claimant.id) === (byCode ?? false))
      wrong.push(`${made} ${title}: not rightly in the queue`)
    if (!decision) continue
    const decided = await people.decide(claimant.id, { action: decision.action })
    if (decided.status === 200 && decision.action === 'link') await people.confirm(claimant.id)
    if (decided.status !== decision.status) wrong.push(`${made} ${title}: decided with ${decided.status}`)
    if (decided.status === 409) await people.decide(claimant.id, { action: 'refuse' })
  }
  return wrong
}
