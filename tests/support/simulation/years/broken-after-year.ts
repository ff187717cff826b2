/** What must hold after each year, of everybody. */
import { registrationKey } from '#functions/platform/table/keys/register.ts'
import { outboxPrefix, registrationChangePrefix } from '#functions/platform/table/partitions.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { readCheckpoint, verifierKey } from '#shared/certificates/statements/log-note.ts'
import { logOrigin } from '#shared/certificates/statements/log-origin.ts'
import { openStandings } from '#shared/certificates/statements/standing-list.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { reminderKinds } from '#shared/register/records/reminder.ts'
import { brokenDecisions } from '#tests/support/model/decisions.ts'
import {
  brokenRegister,
  entriesOf,
  standingOf as publicStandingOf,
} from '#tests/support/model/register-law.ts'
import { applicantsOf, brokenByCheck } from '#tests/support/model/stored-invariants.ts'
import { anAddress } from '#tests/support/portal/http-client.ts'
import { asked } from '../people.ts'
import { brokenMoney } from './broken-money.ts'
import { brokenUnpaid } from './broken-unpaid.ts'
import { later, standingOf } from './expected.ts'
import type { Life, Surroundings } from './life.ts'
import { brokenOrganisations } from './organisations.ts'
import { brokenPlaces } from './places.ts'
import type { Letter } from './portal.ts'

const differences = (of: string, found: object, wanted: Record<string, unknown>): string[] =>
  Object.entries(wanted).flatMap(([name, value]) => {
    const is = (found as Record<string, unknown>)[name]
    return is === value ? [] : [`${of}: ${name} is ${is}, and should be ${value}`]
  })

/** The register, the public and the account say what happened. */
const brokenLife = async (life: Life, { portal, office }: Surroundings): Promise<string[]> => {
  const { number, entry } = life
  if (!entry) return []
  const { until: valid_until, name, cnic } = entry
  const stored = await asked(office.staff.registrar.ask('registrations.get', { params: { number } }))
  const told = await asked(portal.service.invoke('register.entry', { params: { number }, from: anAddress() }))
  const standing = standingOf(entry, portal.today())
  const { account } = (await portal.services.users.load(life.id)) ?? {}
  return [
    ...differences(number, stored, { name, cnic, valid_until, standing }),
    ...differences(`${number} in public`, told, { name, valid_until, standing }),
    ...differences(`the account of ${number}`, account ?? {}, { name, cnic }),
  ]
}

const brokenPapers = async ({ lives, office }: Surroundings): Promise<string[]> => {
  const listed: { number: string }[] = await asked(office.staff.reception.ask('certificates.outdated'))
  const wanted = lives.filter(({ entry }) => entry?.isPaperOld).map(({ number }) => number)
  const is = listed.map(({ number }) => number)
  return is.toSorted().join() === wanted.toSorted().join() ? [] : [`old papers: ${is}; should be ${wanted}`]
}

const isEmail = ({ pk }: Item): boolean => String(pk).startsWith(outboxPrefix)

/** The sentence of each status that is said of no other. */
const sentences: Record<string, string> = {
  submitted: 'Its review has not started yet.',
  'in-review': 'A reviewer is comparing your answers with your documents.',
  'awaiting-decision': 'A registrar decides on your application.',
  approved: 'Your application is approved, and your certificate is being made.',
  'certificate-ready': 'Your certificate is ready to be collected.',
  collected: 'You have your certificate.',
}

const wrongLetter = (
  { item: { kind, status, at, user_id }, text }: Letter,
  lives: Life[],
): string | false => {
  const other = Object.keys(sentences).find((one) => one !== status && text.includes(sentences[one] ?? ''))
  if (status && other) return `${kind} of ${status} tells of ${other}`
  const end = /valid until: (\S+)/.exec(text)?.[1]
  if (kind !== 'application-approved' || !end) return false
  const ends = lives.find(({ id }) => id === user_id)?.ends ?? {}
  const should = formatDate(ends[dayInKarachi(new Date(String(at)))] ?? '')
  return end !== should && `${kind} of ${at} tells of ${end} instead of ${should}`
}

/** Who lets a registration end in peace is reminded of it five times, everybody else at most. */
const brokenReminders = ({ portal: { letters, today }, lives }: Surroundings): string[] => {
  const reminders = Map.groupBy(
    letters.filter(({ item }) => item.kind === 'renewal-reminder'),
    ({ item }) => `${item.number} until ${item.valid_until}`,
  )
  const tooMany = [...reminders].filter(([, all]) => all.length > reminderKinds.length)
  const ended = lives.filter(
    ({ entry, disturbed }) => entry && !disturbed && later(entry.until, 100) < today(),
  )
  const tooFew = ended.filter(
    ({ number, entry }) => reminders.get(`${number} until ${entry?.until}`)?.length !== reminderKinds.length,
  )
  return [...tooMany.map(([end]) => end), ...tooFew.map(({ number }) => number)].map(
    (whom) => `not reminded five times: ${whom}`,
  )
}

const brokenLetters = ({ portal: { letters }, lives }: Surroundings): string[] => {
  const ids = letters.map(({ item }) => item.id)
  return [
    new Set(ids).size < ids.length && 'an e-mail went out twice',
    ...letters.map((letter) => wrongLetter(letter, lives)),
  ].filter((sentence) => typeof sentence === 'string')
}

/** What is in the public log is published, and what was published is in it. */
const brokenLog = async ({ portal: { services } }: Surroundings): Promise<string[]> => {
  const [end, found] = await Promise.all([services.publicLog.last(), services.logFiles.checkpoint()])
  const [written, published] = [(end?.index ?? -1) + 1, readCheckpoint(found?.note ?? '')?.size ?? 0]
  return written === published ? [] : [`the public log has ${written} lines, and ${published} published`]
}

const isChange = ({ sk }: Item): boolean => String(sk).startsWith(registrationChangePrefix)

/** The list of standings of last night says what the register said then; what was changed since is left out. */
const brokenStandings = async ({ portal: { services, service } }: Surroundings): Promise<string[]> => {
  const key = (await services.registerKeys.list()).find(({ signs }) => signs === 'log')
  const { BASE_URL } = services.config
  const verifier = await verifierKey(logOrigin(BASE_URL), Buffer.from(key?.x ?? '', 'base64url'))
  const list = await openStandings((await services.logFiles.standings())?.note ?? '', verifier)
  if (!list) return ['no list of standings is published']
  const items = service.items()
  const changed = new Set(
    items.filter((item) => isChange(item) && String(item.at) >= list.at).map(({ pk }) => pk),
  )
  const day = dayInKarachi(new Date(list.at))
  return entriesOf(items)
    .filter(({ number }) => !changed.has(registrationKey(number).pk))
    .flatMap((entry) => {
      const [is, should] = [list.standingOf(entry.number) ?? undefined, publicStandingOf(entry, day)]
      return is === should ? [] : [`the list says ${is} of ${entry.number}, and the register ${should}`]
    })
}

export const brokenAfterYear = async (year: Surroundings): Promise<string[]> => {
  const { service, queued } = year.portal
  const [items, files, now] = [service.items(), service.files(), service.clock()]
  const lives: string[] = []
  for (const life of year.lives) lives.push(...(await brokenLife(life, year)))
  return [
    ...(await brokenByCheck({ items, files, now })),
    ...brokenRegister(items, now),
    ...lives,
    ...(await brokenPapers(year)),
    ...(await brokenPlaces(year)),
    ...(await brokenOrganisations(year)),
    ...brokenMoney(year),
    ...brokenUnpaid(year),
    ...brokenDecisions([...items.filter((item) => !isEmail(item)), ...queued], applicantsOf(items)),
    ...brokenLetters(year),
    ...brokenReminders(year),
    ...(await brokenLog(year)),
    ...(await brokenStandings(year)),
  ]
}
