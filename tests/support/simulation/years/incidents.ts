/** What happens to an entry of the register besides its renewals; registrars propose and confirm it. */
import { aChangeRequest, aProposedStanding } from '#tests/support/cases/registrations.ts'
import { asked } from '../people.ts'
import { oneOf } from '../random.ts'
import { later, standingOf } from './expected.ts'
import type { Life, Surroundings } from './life.ts'

type Act = 'suspend' | 'reinstate' | 'remove' | 'restore' | 'note-death'
const reasons: Record<Act, string> = {
  suspend: 'under-inquiry',
  reinstate: 'period-over',
  remove: 'decided-by-council',
  restore: 'appeal-allowed',
  'note-death': 'died',
}
const wives = ['Ayesha Karim', 'Sadia Anwar', 'Nida Rashid', 'Hira Javed', 'Maria Aslam']

export const incidentsOf = (surroundings: Surroundings) => {
  const { portal, office, calendar, tell, wrong } = surroundings
  const { random, today, unreachable } = portal

  const standing = async (life: Life, act: Act): Promise<void> => {
    const { number } = life
    life.disturbed = true
    const { ask } = office.staff.registrar
    const { version } = await asked(ask('registrations.get', { params: { number } }))
    const body = aProposedStanding({ act, since: today(), reason: reasons[act], wording: null, version })
    await asked(ask('registrations.proposeStanding', { params: { number }, body }))
    await asked(office.confirm('deputy', number))
    tell(act)
  }

  const isHere = ({ entry }: Life): boolean =>
    entry !== null && !entry.removed && standingOf(entry, today()) !== 'removed'

  const suspend = async (life: Life): Promise<void> => {
    if (!isHere(life) || life.entry?.suspended) return
    await standing(life, 'suspend')
    life.entry!.suspended = true
    calendar.at(later(today(), 30 + Math.floor(random() * 400)), async () => {
      if (life.entry?.removed) return
      await standing(life, 'reinstate')
      life.entry!.suspended = false
    })
  }

  const remove = async (life: Life): Promise<void> => {
    if (!isHere(life)) return
    await standing(life, 'remove')
    life.entry!.removed = 'removed'
    calendar.at(later(today(), 90 + Math.floor(random() * 500)), async () => {
      if (life.entry?.removed !== 'removed') return
      await standing(life, 'restore')
      life.entry!.removed = null
    })
  }

  const die = async (life: Life): Promise<void> => {
    if (life.entry?.removed === 'died') return
    await standing(life, 'note-death')
    life.entry!.removed = 'died'
  }

  /** With a document, by request of the holder. */
  const change = async (life: Life, particular: 'name' | 'cnic', value: string): Promise<void> => {
    const { number, entry } = life
    if (!entry || entry.removed) return
    const request = await asked(
      life.ask('ownChangeRequests.create', { form: await aChangeRequest({ particular, value }) }),
    )
    const { ask } = office.staff.registrar
    const { version, certificate } = await asked(ask('registrations.get', { params: { number } }))
    const body = { words: 'The document was seen', version }
    await asked(ask('changeRequests.accept', { params: { number, id: request.id }, body }))
    await asked(office.confirm('deputy', number))
    entry[particular] = value
    entry.isPaperOld = certificate !== null
    tell(`${particular} changed`)
    calendar.at(later(today(), 30), () => replace(life, 'name-changed'))
  }

  const replace = async (life: Life, reason: 'lost' | 'name-changed'): Promise<void> => {
    const { number, entry } = life
    if (!entry || standingOf(entry, today()) !== 'active') return
    if (reason === 'name-changed' && !entry.isPaperOld) return
    const { ask } = office.staff.reception
    const { certificates, current } = await asked(ask('certificates.get', { params: { number } }))
    if (!current) return
    await asked(ask('certificates.replace', { params: { number }, body: { serial: certificates, reason } }))
    entry.isPaperOld = false
    tell(`paper replaced: ${reason}`)
  }

  /** With the CNIC of somebody else. */
  const takeCnic = async (life: Life, other: Life): Promise<void> => {
    if (!life.entry || life.entry.removed || !other.entry || life === other) return
    const form = await aChangeRequest({ particular: 'cnic', value: other.entry.cnic })
    const { status } = await life.ask('ownChangeRequests.create', { form })
    if (status < 300) wrong.push(`${today()} ${life.number} asks for the CNIC of ${other.number}`)
    tell('CNIC of another refused')
  }

  const loseMail = async (life: Life): Promise<void> => {
    const { person } = life
    life.disturbed = true
    unreachable.add(person.email)
    tell('mail returned')
    calendar.at(later(today(), 300), async () => {
      unreachable.delete(person.email)
    })
  }

  return {
    ...{ suspend, remove, die, loseMail, takeCnic },
    losePaper: (life: Life) => replace(life, 'lost'),
    changeName: (life: Life) =>
      change(
        life,
        'name',
        oneOf(
          wives.filter((name) => name !== life.entry?.name),
          random,
        ),
      ),
    changeCnic: (life: Life, cnic: string) => change(life, 'cnic', cnic),
  }
}
