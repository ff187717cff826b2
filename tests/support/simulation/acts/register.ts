/** What the office, holders and claimants do with the register. */
import { dayInKarachi } from '#shared/kit/format.ts'
import { aBookPart, aBookRow, aClaim } from '#tests/support/cases/books.ts'
import { aChangeRequest, aProposedStanding } from '#tests/support/cases/registrations.ts'
import { oneOf, type Random } from '../random.ts'
import { type Act, type Answer, nothing, type Scene } from './act.ts'

const cities = ['Multan', 'Kasur', 'Okara']
const reasons = { suspend: 'under-inquiry', remove: 'own-request', 'note-death': 'died' } as Record<
  string,
  string
>

const today = ({ service }: Scene): string => dayInKarachi(service.clock())
const entryOf = async ({ clerk, number }: Scene) =>
  (await clerk.ask('registrations.get', { params: { number } })).body.data

const proposesStanding: Act = async (scene, random) => {
  const { clerk, number } = scene
  const entry = await entryOf(scene)
  const act = entry?.possible_acts?.length > 0 && oneOf<string>(entry.possible_acts, random)
  if (!act) return nothing
  const step = { act, since: today(scene), reason: reasons[act] ?? 'made-by-mistake', wording: null }
  const body = aProposedStanding({ ...step, version: entry.version })
  return clerk.ask('registrations.proposeStanding', { params: { number }, body })
}

const proposesParticulars: Act = async (scene, random) => {
  const { clerk, number } = scene
  const entry = await entryOf(scene)
  if (!entry) return nothing
  const { name, father_name, cnic, date_of_birth, qualification, version } = entry
  const particulars = { name, father_name, cnic, date_of_birth, city: oneOf(cities, random), qualification }
  return clerk.ask('registrations.proposeParticulars', {
    params: { number },
    body: {
      particulars: random() < 0.5 ? particulars : { ...particulars, name: 'Another Name' },
      words: 'With a copy of the CNIC',
      version,
    },
  })
}

/** Anybody settles anything that waits. @param kind what comes first, where there is one */
const settlesFirst =
  (kind = ''): Act =>
  async ({ clerk }, random) => {
    const open: { id: string; kind: string }[] = (await clerk.ask('proposals.list')).body.data?.open ?? []
    if (open.length === 0) return nothing
    const action = random() < 0.7 ? 'confirm' : oneOf(['refuse', 'withdraw'], random)
    const { id } = open.find((one) => one.kind === kind) ?? oneOf(open, random)
    return clerk.ask('proposals.act', {
      params: { id },
      body: { action, compared: true, ...(action === 'refuse' && { reason: 'Not proven' }) },
    })
  }
const settles = settlesFirst()

const certifies: Act = async (scene, random) => {
  const { clerk, number } = scene
  const params = { number }
  if (random() < 0.5) return clerk.ask('certificates.prepare', { params })
  const entry = await entryOf(scene)
  if (!entry?.certificates) return nothing
  const serial = entry.certificates
  return random() < 0.7
    ? clerk.ask('certificates.replace', {
        params,
        body: { serial, reason: oneOf(['lost', 'damaged'], random) },
      })
    : clerk.ask('certificates.void', { params, body: { serial, reason: 'misprinted' } })
}

const asksForChange: Act = async ({ who }, random) => {
  const { body } = await who.ask('ownChangeRequests.list')
  const open = (body.data ?? []).filter(
    ({ state }: { state: string }) => state === 'waiting' || state === 'proposed',
  )
  if (open.length > 0 && random() < 0.3)
    return who.ask('ownChangeRequests.withdraw', { params: { id: open[0].id } })
  const given: Record<string, string> =
    random() < 0.5 ? { value: oneOf(cities, random) } : { particular: 'name', value: 'Married Name' }
  return who.ask('ownChangeRequests.create', { form: await aChangeRequest(given) })
}

const decidesRequest: Act = async ({ clerk }, random) => {
  const waiting: { id: string; number: string }[] = (await clerk.ask('changeRequests.list')).body.data ?? []
  if (waiting.length === 0) return nothing
  const { id, number } = oneOf(waiting, random)
  const params = { number, id }
  if (random() < 0.2)
    return clerk.ask('changeRequests.refuse', {
      params,
      body: { reason: 'document-unreadable', answer: 'Send a sharper picture' },
    })
  const entry = (await clerk.ask('registrations.get', { params: { number } })).body.data
  const body = { words: 'The document was seen', version: entry?.version ?? 1 }
  return clerk.ask('changeRequests.accept', { params, body })
}

export const entryActs: Record<string, Act> = {
  'proposes a standing': proposesStanding,
  'proposes particulars': proposesParticulars,
  'settles a proposal': settles,
  'makes certificates': certifies,
  'asks for a change': asksForChange,
  'decides a request': decidesRequest,
}

const ofBook = (scene: Scene, random: Random) => ({
  params: { id: oneOf(scene.world.books, random) },
  body: { file: 1, part: 0 },
})

export const bookActs: Record<string, Act> = {
  'imports a book': (scene, random) => scene.clerk.ask('books.import', ofBook(scene, random)),
  'asks for the confirmation of a book': (scene, random) =>
    scene.clerk.ask('books.ask', { params: ofBook(scene, random).params }),
  'undoes a book': (scene, random) => {
    const { params, body } = ofBook(scene, random)
    return scene.clerk.ask('books.undo', { params, body: { ...body, reason: 'The wrong book' } })
  },
  'adds a part to a book': ({ clerk, world }, random) => {
    const number = oneOf(['B 200', 'B 201', 'A-00077'], random)
    const valid_until = oneOf(['2027-05-03', '2049-05-03'], random)
    const body = aBookPart([aBookRow({ number, name: 'Late Row', valid_until })])
    return clerk.ask('books.addPart', { params: { id: world.books.at(-1) ?? '' }, body })
  },
  'settles a proposal': settles,
}

const claims: Act = async ({ world: { claimant }, who, number }, random) => {
  const person = random() < 0.7 ? claimant : who
  const { name, father_name } = random() < 0.7 ? claimant.person : person.person
  const form = await aClaim({ number: random() < 0.6 ? 'B 102' : number, name, father_name })
  return person.ask('ownClaims.create', { form })
}

const decidesClaim: Act = async ({ clerk }, random): Promise<Answer> => {
  const waiting: { id: string }[] = (await clerk.ask('claims.list')).body.data ?? []
  if (waiting.length === 0) return nothing
  const params = { id: oneOf(waiting, random).id }
  await clerk.ask('claims.document', { params: { ...params, key: 'certificate' } })
  const details = (await clerk.ask('claims.get', { params, query: {} })).body.data
  if (!details) return nothing
  const { id: claim, number } = details.claim
  const action = random() < 0.7 ? 'link' : 'refuse'
  return clerk.ask('claims.decide', {
    params,
    body: { claim, number, action, rests_on: 'in-person', reason: 'Seen with the card' },
  })
}

export const claimActs: Record<string, Act> = {
  'claims an entry': claims,
  'decides a claim': decidesClaim,
  'settles a proposal': settlesFirst('claim'),
}
