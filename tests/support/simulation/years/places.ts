/** Where pharmacists say to practise: they begin, move and leave, some at a licence that another one holds, and people at doors tell. */
import { aDeclaredPlace } from '#tests/support/cases/registrations.ts'
import { anAddress } from '#tests/support/portal/http-client.ts'
import { asked } from '../people.ts'
import { type Expected, standingOf } from './expected.ts'
import type { Life, Surroundings } from './life.ts'

const licences = Array.from({ length: 8 }, (_, place) => `05-352-010${place}`)

export const placesOf = ({ portal, office, lives, tell, told, wrong }: Surroundings) => {
  const { random, service, services, today } = portal

  /** Nobody signs in to the account of somebody who has died. */
  const canAct = (life: Life): life is Life & { entry: Expected } =>
    life.entry !== null && life.entry.removed !== 'died'

  const begin = async (life: Life): Promise<void> => {
    if (!canAct(life)) return
    const licence = licences[Math.floor(random() * licences.length)] as string
    const standing = standingOf(life.entry, today())
    const before = life.place
    const body = aDeclaredPlace({
      ...{ id: services.newId(), licence, since: today() },
      ...(before && { ends: before.id }),
    })
    const isRefused = standing === 'suspended' || standing === 'removed'
    if (before && !isRefused) {
      const second = await life.ask('ownPlaces.save', { body: { ...body, ends: undefined } })
      if (second.status < 300) wrong.push(`${today()} ${life.number} is in charge at two places`)
    }
    const { status } = await life.ask('ownPlaces.save', { body })
    if (status !== (isRefused ? 409 : 200)) wrong.push(`${today()} ${life.number} declares: ${status}`)
    if (isRefused) return tell('place refused')
    const others = lives.filter((one) => one !== life && one.place?.licence === licence)
    told.inCharge += Math.min(others.length, 5)
    life.place = { id: body.id, licence }
    tell(before ? 'moved' : 'place declared')
  }

  const leave = async (life: Life): Promise<void> => {
    if (!life.place || !canAct(life)) return
    await asked(life.ask('ownPlaces.end', { params: { id: life.place.id }, body: { until: today() } }))
    life.place = undefined
    tell('place left')
  }

  /** A registrar ends it at once. */
  const concern = async ({ number, place }: Life): Promise<void> => {
    if (!place) return
    const params = { number, id: place.id }
    const body = { about: 'nobody-here', words: '' }
    await asked(service.invoke('concerns.create', { params, body, from: anAddress() }))
    const { ask } = office.staff.registrar
    const { waiting } = await asked(ask('concerns.list'))
    const end = { outcome: 'not-confirmed', note: 'The holder was seen there' }
    for (const { id } of waiting) await asked(ask('concerns.end', { params: { id }, body: end }))
    tell('concern')
  }

  return { begin, leave, concern }
}

/** The list of a licence has who is in charge, and nobody else; each who was in charge was told. */
export const brokenPlaces = async ({ lives, office, portal, told }: Surroundings): Promise<string[]> => {
  const broken: string[] = []
  for (const licence of licences) {
    const query = { by: 'licence', q: licence }
    const { entries } = await asked(office.staff.registrar.ask('practices.find', { query }))
    const is = entries.flatMap(({ number, place }: { number: string; place: { until?: string } }) =>
      place.until ? [] : [number],
    )
    const should = lives.filter(({ place }) => place?.licence === licence).map(({ number }) => number)
    if (is.toSorted().join() !== should.toSorted().join())
      broken.push(`in charge at ${licence}: ${is}; should be ${should}`)
  }
  const mails = portal.queued.filter(({ kind }) => kind === 'also-in-charge').length
  if (mails !== told.inCharge) broken.push(`${mails} were told of another one; should be ${told.inCharge}`)
  return broken
}
