/** Organisations over years: they ask by name, are let in to watch until a day, list other numbers, and are ended, or leave. */
import { watchedPrefix } from '#functions/platform/table/partitions.ts'
import type { WatchedChange } from '#shared/register/records/watcher.ts'
import { isMailDue } from '#shared/register/rules/watching/watch-terms.ts'
import { aWatchTerm } from '#tests/support/cases/registrations.ts'
import type { Call } from '#tests/support/portal/gateway-event.ts'
import { asked } from '../people.ts'
import { oneOf } from '../random.ts'
import { later, standingOf } from './expected.ts'
import type { Life, Surroundings } from './life.ts'

export interface Organisation {
  id: string
  email: string
  listed: string[]
  /** Were on its list once: if they are again, it is told from then on. */
  left: string[]
  /** Its last day; null before it is let in. */
  until: string | null
  /** Up to which change it was told, once nothing more may be told. */
  toldAtEnd: number | null
}

export const organisationsOf = ({
  portal,
  office,
  calendar,
  lives,
  tell,
  told,
  organisations,
}: Surroundings) => {
  const { random, service, services, today, persistent } = portal

  /** By the link of an e-mail, each time anew: sessions are short. */
  const session = async ({ id, email }: Pick<Organisation, 'id' | 'email'>) => {
    const link = services.newId()
    await services.emailLinks.issue({ kind: 'check', user_id: id, email }, link, service.clock())
    const { token } = await asked(service.invoke('checkers.open', { body: { token: link } }))
    return persistent((name, call: Call = {}) => service.invoke(name, { token, ...call }))
  }
  const registered = (): string[] => lives.flatMap(({ entry, number }) => (entry ? [number] : []))
  const someNumbers = (most: number): string[] => {
    const all = registered()
    return [...new Set(Array.from({ length: all.length > 0 ? most : 0 }, () => oneOf(all, random)))]
  }
  const isIn = ({ until, toldAtEnd }: Organisation): boolean =>
    until !== null && today() <= until && toldAtEnd === null

  const askByName = async (one: Organisation): Promise<void> => {
    const numbers = someNumbers(3).join('\n')
    const hasLeft = (await services.checkers.read(one.id)) === null
    if (!numbers || hasLeft) return
    const body = { numbers, purpose: 'employment', premises: 'The hospital in Kasur' }
    const { rows } = await asked((await session(one))('checks.create', { body }))
    told.asked += rows.filter((row: { told: boolean }) => row.told).length
    tell('asked by name')
  }

  /** Somebody whose list was saved without an answer reads it, and goes on from there. */
  const list = async (one: Organisation): Promise<void> => {
    if (!isIn(one)) return
    const ask = await session(one)
    const numbers = someNumbers(8)
    for (let status = 409; status === 409; ) {
      const { list_version: version } = await asked(ask('ownWatch.get'))
      ;({ status } = await ask('ownWatch.list', { body: { numbers, version, confirmed: true } }))
    }
    one.left.push(...one.listed.filter((number) => !numbers.includes(number)))
    one.listed = numbers
    tell('list saved')
  }

  /** Its own wish, or the office's. */
  const end = async (one: Organisation): Promise<void> => {
    if (!isIn(one)) return
    one.toldAtEnd = (await services.watchers.read(one.id))?.last ?? 0
    if (random() < 0.5) {
      await (await session(one))('checkers.leave', { body: { forget: true } })
      return tell('organisation left')
    }
    await office.staff.registrar.ask('watchers.end', {
      params: { id: one.id },
      body: { reason: 'It has closed' },
    })
    tell('watching ended')
  }

  const comes = async (index: number): Promise<void> => {
    const one: Organisation = {
      ...{ id: services.newId(), email: `hospital-${index}@example.org`, listed: [], left: [] },
      ...{ until: null, toldAtEnd: null },
    }
    organisations.push(one)
    const ask = await session(one)
    const [organisation, params] = [`Hospital ${index}`, { id: one.id }]
    await asked(ask('checkers.name', { body: { organisation } }))
    await ask('ownWatch.ask', { body: { purpose: 'We employ pharmacists' } })
    const until = later(today(), 100 + Math.floor(random() * 600))
    const body = { ...aWatchTerm(service.clock()), ends_on: until }
    await asked(office.staff.registrar.ask('watchers.propose', { params, body }))
    await asked(office.confirm('deputy', one.email))
    one.until = until
    tell('let in')
    await list(one)
    for (let day = 40; day < 500; day += 90) {
      calendar.at(later(today(), day), () => askByName(one))
      calendar.at(later(today(), day + 30), () => list(one))
    }
    if (random() < 0.4) calendar.at(later(today(), 80 + Math.floor(random() * 200)), () => end(one))
  }
  return { comes }
}

const isRepeated = ({ number, now }: WatchedChange, place: number, all: WatchedChange[]): boolean =>
  JSON.stringify(all.slice(0, place).findLast((one) => one.number === number)?.now) === JSON.stringify(now)

/** What it was told stands without a gap or a repetition, and each change is in one e-mail. */
const brokenTelling = async (
  { id, email, left }: Organisation,
  { portal }: Surroundings,
): Promise<string[]> => {
  const { services, queued } = portal
  const record = await services.watchers.read(id)
  const changes = await services.watchers.changes(id, 0, 1000)
  const [first] = changes
  const mails = queued.flatMap(({ kind, user_id, changes: range }) =>
    kind === 'watch-changes' && user_id === id ? [range as { after: number; last: number }] : [],
  )
  const chain = mails.map(({ after, last }, place) => after === (mails[place - 1]?.last ?? 0) && last > after)
  return [
    changes.some((one, place) => one.id !== (first?.id ?? 0) + place) && 'was told with a gap',
    changes.filter(({ number }) => !left.includes(number)).some(isRepeated) && 'was told the same twice',
    record && first && changes.at(-1)?.id !== record.last && 'was not told the last change',
    chain.includes(false) && `has e-mails ${JSON.stringify(mails)}`,
    record && (mails.at(-1)?.last ?? 0) !== record.mailed && 'lacks an e-mail',
    record && !record.ended && isMailDue(record, services.clock()) && 'was not sent its last changes',
  ].flatMap((sentence) => (sentence ? [`${email} ${sentence}`] : []))
}

/** Whoever watches knows of each number what the register says today; whoever watches no more is told nothing, and nothing is kept. */
const brokenWatching = async (one: Organisation, { portal, lives }: Surroundings): Promise<string[]> => {
  const { services, service, today } = portal
  const isOver = one.toldAtEnd !== null || (one.until ?? '') < today()
  if (isOver) {
    const last = (await services.watchers.read(one.id))?.last
    one.toldAtEnd ??= last ?? 0
    const kept = service.items().filter(({ sk }) => sk === `${watchedPrefix}${one.id}`)
    return [
      kept.length > 0 && `${kept.length} numbers of ${one.email} are kept after its end`,
      last !== undefined && last !== one.toldAtEnd && `${one.email} was told ${last} changes after its end`,
    ].filter((sentence) => typeof sentence === 'string')
  }
  const wrong = one.listed.map(async (number) => {
    const { entry } = lives.find((life) => life.number === number) as Life
    const should = entry && standingOf(entry, today())
    const facts = (await services.watchers.watched(number, one.id))?.facts
    const is = facts?.standing ?? 'removed'
    const isSame = is === should && (is === 'removed' || facts?.valid_until === entry?.until)
    return isSame ? [] : [`${one.email} knows ${number} as ${is}; should be ${should}`]
  })
  return (await Promise.all(wrong)).flat()
}

/** Each check by name and each public change is told once, to whom it is for. */
export const brokenOrganisations = async (year: Surroundings): Promise<string[]> => {
  const broken: string[] = []
  for (const one of year.organisations)
    broken.push(...(await brokenTelling(one, year)), ...(await brokenWatching(one, year)))
  const notices = year.portal.queued.filter(({ kind }) => kind === 'check-notice').length
  if (notices !== year.told.asked) broken.push(`${notices} notices of checks; should be ${year.told.asked}`)
  return broken
}
