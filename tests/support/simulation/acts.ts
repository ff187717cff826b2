/** What people do at random, mostly about the same application at the same moment. */
import { sweepUploads } from '#functions/documents/use-cases/sweep-uploads.ts'
import { aPng } from '#tests/support/files/images.ts'
import { aForm } from '#tests/support/files/uploads.ts'
import { oneOf, type Random } from '#tests/support/model/random-acts.ts'
import type { Call } from '#tests/support/portal/gateway-event.ts'
import type { SimulatedService } from './simulated-service.ts'
import type { Clerk, Pharmacist } from './world.ts'

interface Answer {
  status: number
}

/** An act with the words that a report of a failure has for it. */
interface Act {
  line: string
  work: () => Promise<Answer>
}

const names = ['Ali Raza', 'Bano Khan', 'Gul Jan']
const cities = ['Lahore', 'Kasur', 'Multan']
const phones = ['0300 1234567', '0333 7654321']
const degreeDates = ['2014-08-14', '2019-08-14', '2025-08-14', '2026-10-01']
const documentNames = ['profile_image', 'certificate_image']
/** How often each thing is done: most of what can go wrong begins with one of these. */
const weights: Record<string, number> = { submits: 4, 'changes the degree date': 3, 'changes the name': 2 }

/** The files are made once: a multipart body has a boundary of its own each time. */
const forms = Promise.all(
  documentNames.flatMap((name) => [21, 22].map((size) => aForm(name, aPng(size, 20)))),
)

const actsOfPharmacists: Record<string, (who: Pharmacist, random: Random) => Promise<Answer>> = {
  submits: ({ ask }) => ask('applicantForm.create', { body: { application_title: 'Registration' } }),
  'changes the degree date': ({ ask, degree }, random) =>
    ask('qualificationInformation.update', {
      params: { id: degree },
      body: { degree_issue_date: oneOf(degreeDates, random) },
    }),
  'changes the name': ({ ask }, random) =>
    ask('applications.update', { body: { name: oneOf(names, random) } }),
  'changes the city': ({ ask }, random) =>
    ask('contactInformation.update', { body: { city: oneOf(cities, random) } }),
  'changes the telephone': async ({ ask }, random) => {
    const { body } = await ask('portfolioUpdate.get')
    if (!body.data) return { status: 0 }
    return ask('portfolioUpdate.update', { body: { ...body.data, phone: oneOf(phones, random) } })
  },
  'sends a file': async ({ ask }, random) => ask('uploads.create', { form: oneOf(await forms, random) }),
  'removes a file': ({ ask }, random) =>
    ask('documents.remove', { params: { key: oneOf(documentNames, random) } }),
  resubmits: ({ ask }) => ask('applicantForm.resubmit'),
  withdraws: ({ ask }) => ask('applicantForm.withdraw'),
  'starts again': ({ ask }) => ask('applicantForm.startAgain'),
  'looks at the dashboard': ({ ask }) => ask('auth.user'),
}

const commands = (fee: number, challan: string): Record<string, object> => ({
  'start-review': {},
  'verify-fee': { payment: { challan_no: challan, amount: fee, paid_on: '2026-11-20' } },
  return: { corrections: [{ item: 'contact_information.city', reason: 'other', words: 'Which one?' }] },
  approve: {},
  decline: { reason: 'No degree' },
})

const paid = 7500 // in rupees, of the applications that the world begins with; of others it is refused

type OfficeAct = (who: Clerk, about: Pharmacist, random: Random, newId: () => string) => Promise<Answer>

const actsOfOffice: Record<string, OfficeAct> = {
  'acts on': ({ ask }, { id }, random) => {
    const all = commands(paid, `CH-${Math.floor(random() * 3)}`)
    const action = oneOf(Object.keys(all), random)
    return ask('cases.act', { params: { id }, body: { action, ...all[action] } })
  },
  takes: ({ ask }, { id }) => ask('cases.take', { params: { id }, body: {} }),
  'looks at': ({ ask }, { id }) => ask('cases.get', { params: { id } }),
  'takes over the city of': async ({ ask }, { id }) => {
    const { body } = await ask('cases.get', { params: { id } })
    if (!body.data) return { status: 0 }
    const { digest } = body.data.changed_since
    return ask('cases.takeChange', { params: { id }, body: { record: 'contact_information', digest } })
  },
  'imports a bank file about': async ({ ask }, { ask: asPharmacist }, random, newId) => {
    const { body } = await asPharmacist('auth.user')
    const form = body.data?.application_form
    if (!form) return { status: 0 }
    const id = newId()
    const row = { line: 2, paid_on: '2026-11-20', voucher_number: form.voucher_number }
    const rows = [{ ...row, amount: form.fee_amount, challan_no: `B-${Math.floor(random() * 3)}` }]
    await ask('bankStatement.create', { body: { id, file_name: 'bank.csv', rows } })
    return ask('bankStatement.verify', { params: { id }, body: { from: 0 } })
  },
}

/** A person presses twice, or the browser sends a call again whose answer did not come. */
const repeatedly = (ask: Pharmacist['ask'], key: string): Pharmacist['ask'] => {
  const keyed = (call: Call): Call => ({ ...call, headers: { ...call.headers, 'idempotency-key': key } })
  return async (name, call = {}) => {
    const first = await ask(name, keyed(call))
    return first.status === 503 ? ask(name, keyed(call)) : first
  }
}

const weightedActs = Object.keys(actsOfPharmacists).flatMap((line) =>
  Array<string>(weights[line] ?? 1).fill(line),
)

export const randomAct = (
  service: SimulatedService,
  office: readonly Clerk[],
  who: Pharmacist,
  random: Random,
): Act => {
  const kind = random()
  if (kind < 0.03)
    return {
      line: 'the daily clean-up runs',
      work: () =>
        sweepUploads(service.services)().then(
          () => ({ status: 200 }),
          () => ({ status: 503 }),
        ),
    }
  if (kind < 0.33) {
    const clerk = oneOf(office, random)
    const line = oneOf(Object.keys(actsOfOffice), random)
    const work = () => actsOfOffice[line]?.(clerk, who, random, service.services.newId) as Promise<Answer>
    return { line: `${clerk.roles[0]} ${line} ${who.id.slice(0, 8)}`, work }
  }
  const line = oneOf(weightedActs, random)
  const person =
    random() < 0.5 ? who : { ...who, ask: repeatedly(who.ask, `key ${Math.floor(random() * 4)} ${line}`) }
  return {
    line: `${who.id.slice(0, 8)} ${line}`,
    work: () => actsOfPharmacists[line]?.(person, random) as Promise<Answer>,
  }
}
