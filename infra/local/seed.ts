import { randomUUID } from 'node:crypto'
import type { Services } from '#functions/services.ts'
import { demoApplicant } from '#infra/demo-applicant.ts'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { staff as demonstrationStaff, invited } from './demonstration/office.ts'

/** The credentials of a person. */
export interface SignIn {
  email: string
  password: string
}

/** The administrator where the environment names none. The password is public, so it is for one machine only. */
export const demoAdministrator: SignIn = { email: 'admin@council.example', password: 'quiet-river-ledger' }

/**
 * The second person for actions of the demonstration administrator that need two people. Does not exist if there is a
 * real administrator.
 */
export const demoColleague: SignIn = { email: 'colleague@council.example', password: 'amber-forest-window' }

/**
 * Adds what the portal needs at its first start; at later starts only what is missing.
 * @param demo keeps the staff of the demonstration, who go where there is another administrator
 */
export const seed = async (
  services: Services,
  administrator: SignIn,
  { demo = false } = {},
): Promise<void> => {
  await seedFeeSchedule(services)
  await removeDemoStaff(services.staff, administrator, demo)
  await seedStaff(services, 'Administrator', administrator)
  if (administrator.email === demoAdministrator.email) await seedStaff(services, 'Colleague', demoColleague)
  await seedApplicant(services)
}

const seedFeeSchedule = async ({ feeSchedules, clock }: Services): Promise<void> => {
  const today = dayInKarachi(clock())
  const known = await feeSchedules.on(today).catch(() => undefined)
  if (!known) await feeSchedules.put(sampleFeeSchedule)
}

const seedStaff = async (
  { staff, passwords, clock }: Services,
  name: string,
  given: SignIn,
): Promise<void> => {
  const email = given.email.trim().toLowerCase()
  const password = given.password.normalize('NFKC')
  const id = await staff.idByEmail(email)
  const member = id && (await staff.load(id, { consistent: true }))
  if (member) {
    // A new ADMIN_PASSWORD takes effect at the next start.
    const same = await passwords.matches(password, member.account.password_hash)
    if (!same) await staff.setPassword(member.account, await passwords.hash(password))
    return
  }
  const account = {
    id: randomUUID(),
    name,
    email,
    password_hash: await passwords.hash(password),
    session_generation: 1,
    is_admin: true,
    roles: [...staffRoles], // on one machine one person may try every role; what needs two people still needs two
  }
  await staff.create(account, clock())
}

/** Their passwords are public, so the accounts are removed as soon as there is a real administrator. */
const removeDemoStaff = async (
  staff: Services['staff'],
  administrator: SignIn,
  demo: boolean,
): Promise<void> => {
  if (administrator.email.trim().toLowerCase() === demoAdministrator.email) return
  const demonstration = demo ? [] : [...Object.values(demonstrationStaff), invited]
  for (const known of [demoAdministrator, demoColleague, ...demonstration].map((member) => member.email)) {
    const id = await staff.idByEmail(known)
    if (id) await staff.remove(id, known)
  }
}

const seedApplicant = async ({ accounts, passwords, clock }: Services): Promise<void> => {
  const { password, ...person } = demoApplicant
  if (await accounts.idByEmail(person.email)) return
  const attempt = { requestId: randomUUID(), now: clock() }
  const ids = { user: randomUUID(), session: randomUUID() }
  const passwordHash = await passwords.hash(password)
  await accounts.register({ ids, person, passwordHash, welcome: null }, attempt)
}
