/** The office over years: its staff come and go, its fees and terms change, and two people do what needs two. */
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { asked, type Clerk, staffMember } from '../people.ts'
import type { Portal } from './portal.ts'

const seats = {
  reviewer: ['reviewer'],
  accounts: ['accounts'],
  reception: ['reception'],
  registrar: ['registrar'],
  deputy: ['registrar', 'administrator'],
  secretary: ['registrar', 'administrator'],
} satisfies Record<string, StaffRole[]>
export type Seat = keyof typeof seats

const password = 'seven grey herons asleep'
const numerals = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

export const openOffice = async (portal: Portal) => {
  const { persistent, service, services } = portal
  const own = (clerk: Clerk): Clerk => {
    const ask = persistent(clerk.ask)
    const act: Clerk['act'] = (id, action, more) =>
      ask('cases.act', { params: { id }, body: { action, ...more } })
    return { ...clerk, ask, act }
  }
  const staff = {} as Record<Seat, Clerk>
  for (const [seat, roles] of Object.entries(seats))
    staff[seat as Seat] = own(await staffMember(service, seat, roles))

  /** Somebody else confirms what waits about a subject. */
  const confirm = async (by: Seat, words: string) => {
    const { open } = await asked(staff[by].ask('proposals.list'))
    const found = open.find(({ title }: { title: string }) => title.includes(words))
    if (!found) throw new Error(`Nothing waits about ${words}`)
    return staff[by].ask('proposals.act', { params: { id: found.id }, body: { action: 'confirm' } })
  }

  let hired = 0
  /** A successor is invited, sets a password by the link of the e-mail, and the predecessor leaves. */
  const replace = async (seat: Seat): Promise<void> => {
    const [by, other] = (['deputy', 'secretary', 'deputy'] as const).filter((one) => one !== seat)
    const name = `New ${seat} ${numerals[hired % 10]}`
    const email = `${seat}-${hired++}@council.example`
    const body = { email, name, roles: seats[seat] }
    // With one administrator left beside the one who goes, that one still confirms.
    const second = other === by || !other ? seat : other
    await asked(staff[by as Seat].ask('people.invite', { body }))
    await asked(confirm(second, email))
    await portal.sendAll()
    const token = portal.letters
      .findLast(({ to }) => to === email)
      ?.text.match(/set-password\/([\w-]{43})/)?.[1]
    await asked(
      service.invoke('adminAuth.setPassword', {
        body: { token, password, password_confirmation: password },
      }),
    )
    const id = String(await services.staff.idByEmail(email))
    const former = staff[seat]
    const ask = service.signedIn(id, 'adminAuth.login', { email, password })
    staff[seat] = own({ id, name, ask, act: former.act })
    const leaver = { params: { id: former.id }, body: { action: 'deactivate' } }
    await asked(staff[by as Seat].ask('people.act', leaver))
  }

  return { staff, confirm, replace }
}
export type Office = Awaited<ReturnType<typeof openOffice>>
