/** The people and records that the example calls need: a call by one of them, with the rest of the call merged into it. */
import { randomUUID } from 'node:crypto'
import { addDays, formatDate } from '#shared/format.ts'
import { voucherNumberOf } from '#shared/rules/voucher-number.ts'
import { aBook, aBookPart, aBookRow, aClaim } from '../cases/books.ts'
import { aFeeSchedule, aProposedSchedule } from '../cases/fee-schedules.ts'
import { aChangeRequest, aProposedTerm, aRegistrationLink } from '../cases/registrations.ts'
import { aFormOf } from '../files/uploads.ts'
import { aPerson, aUserApplication } from '../people/applicants.ts'
import { codeOf } from '../people/one-time-passwords.ts'
import { aSoftwareAuthenticator } from '../people/software-authenticator.ts'
import type { Call, Stack } from '../portal/stack.ts'
import { aStoredRegistration } from '../register/registrations.ts'
import { exampleApplicants, picture } from './example-applicants.ts'
import { exampleStaff, staffPassword } from './example-staff.ts'

export const me = { id: 'me' }
export const newPassword = { password: 'nine blue herons', password_confirmation: 'nine blue herons' }
export const newStaffPassword = {
  password: 'seven grey herons awake',
  password_confirmation: 'seven grey herons awake',
}

/** What a form states that becomes a renewal. */
export const aRenewal = {
  application_title: 'Renewal',
  registrationNo: 'B 4711',
  issueDate: '2020-01-01',
  expiryDate: '2025-01-01',
}

/** A bank statement whose one row names no application. */
export const aStatement = (amount = 2500) => {
  const row = { line: 2, paid_on: '2026-11-20', voucher_number: voucherNumberOf(1n), amount }
  const challan_no = `CH-${randomUUID().slice(0, 8)}`
  return { id: randomUUID(), file_name: 'bank.csv', rows: [{ ...row, challan_no }] }
}

/** The id of the session that a token names. */
const sessionIn = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid

let daysTaken = 0

/** @param callTime the time at which the example calls will be made */
export const exampleScene = (stack: Stack, callTime: () => Date) => {
  const { services } = stack
  const { ask, applicantAt, grantedFile, hold, complete, withUserApplication } = exampleApplicants(stack)
  const { member, staff, colleague } = exampleStaff(stack, ask)
  const importedStatement = async () => {
    const body = aStatement()
    await ask('bankStatement.create', await staff({ body }))
    return { id: body.id }
  }
  const importedBook = async () => {
    const body = aBook()
    await ask('books.create', await staff({ body }))
    const params = { id: body.id }
    await ask('books.addPart', await staff({ params, body: aBookPart([aBookRow()]) }))
    await ask('books.import', await staff({ params, body: { file: 1, part: 0 } }))
    return params
  }
  const claimed = async () => {
    const { token, id } = await applicantAt('account')
    const { id: claim } = await ask('ownClaims.create', { token, form: await aClaim() })
    return { token, id, claim: claim as string }
  }
  const changeRequested = async () => {
    const { token, id: holder } = await applicantAt('account')
    const { number } = await aStoredRegistration(services, { holder })
    const { id } = await ask('ownChangeRequests.create', { token, form: await aChangeRequest() })
    return { token, number, id: id as string }
  }
  const freshCase = async () => ({ id: (await applicantAt('form')).id })

  const freshRenewal = async () => {
    const { token, id } = await applicantAt('qualifications')
    await ask('userApplications.create', { token, body: aUserApplication() })
    await hold(token, 'profile_image')
    await ask('applicantForm.create', { token, body: { ...aRenewal, declaration: true } })
    return { id }
  }

  const begunEnrolment = async () => {
    const { token } = await staff()
    const { secret } = await ask('security.begin', { token, body: { password: staffPassword } })
    return { token, secret: secret as string }
  }
  const withCurrentPassword = async () => {
    const { token, person } = await applicantAt('account')
    return { token, body: { current_password: person.password } }
  }
  const aMadePasskey = async () => {
    const { token, body } = await withCurrentPassword()
    const authenticator = aSoftwareAuthenticator()
    const made = authenticator.make(await ask('passkeys.begin', { token, body }))
    return { authenticator, call: { token, body: made }, current_password: body.current_password }
  }
  const aMadeStaffPasskey = async (given?: string, body: object = { password: staffPassword }) => {
    const token = given ?? (await staff()).token
    const authenticator = aSoftwareAuthenticator()
    const made = authenticator.make(await ask('staffPasskeys.begin', { token, body }))
    return { authenticator, call: { token, body: made } }
  }
  /** The token of an applicant whose application was returned for this item. */
  const returned = async (item: string): Promise<string> => {
    const { token, id } = await applicantAt('form')
    const corrections = [{ item, reason: 'other', words: 'Which one?' }]
    await ask('cases.act', await staff({ params: { id }, body: { action: 'return', corrections } }))
    return token
  }
  const freeDay = (): string => addDays('2099-01-01', daysTaken++)

  const askForNewAddress = async () => {
    const { token, id, person } = await applicantAt('account')
    const { password: _, password_confirmation: _again, ...profile } = person
    const body = { ...profile, email: `new-${person.email}` }
    await ask('portfolioUpdate.update', { token, params: me, body })
    return { token, id, person }
  }

  return {
    applicantAt,
    withUserApplication,
    complete,
    member,
    staff,
    freeDay,
    ask,
    credentialsOf: ({ person: { email, password } }: Awaited<ReturnType<typeof applicantAt>>) => ({
      email,
      password,
    }),
    /** What the link of a forgotten password carries. */
    resetLink: async () => {
      const { id, person } = await applicantAt('account')
      const token = randomUUID()
      await services.resets.issue(id, token, new Date())
      return { email: person.email, token }
    },
    /** The token of a link that confirms the address of a new account. */
    confirmationToken: async (): Promise<string> => {
      const person = aPerson()
      const { user } = await ask('auth.register', { body: person })
      const token = randomUUID()
      const link = { kind: 'confirm', user_id: user.id, email: person.email } as const
      await services.emailLinks.issue(link, token, new Date())
      return token
    },
    /** An account whose new address waits for its confirmation. */
    newAddress: async (): Promise<Call> => ({ token: (await askForNewAddress()).token }),
    /** The token of a link that undoes a change of address. */
    undoToken: async (): Promise<string> => {
      const { id, person } = await askForNewAddress()
      const change = (await services.accounts.read(id))?.pending_email?.change
      const link = { kind: 'undo', user_id: id, email: person.email, ...(change && { change }) } as const
      const sent = randomUUID()
      await services.emailLinks.issue(link, sent, new Date())
      return sent
    },
    unconfirmedEmail: async (): Promise<string> => {
      const person = aPerson()
      await ask('auth.register', { body: person })
      return person.email
    },
    unconfirmed: async (): Promise<Call> => {
      const { token } = await ask('auth.register', { body: aPerson() })
      return { token }
    },
    /** A member of staff without a password. @returns the id, which is the token of the link as well */
    invited: async (): Promise<string> => {
      const id = randomUUID()
      const account = { id, name: 'Clerk', email: `${id}@council.example`, password_hash: '-' }
      await services.staff.create({ ...account, session_generation: 1, is_admin: true }, new Date())
      await services.staffResets.issue(id, id, new Date())
      return id
    },
    qualification: async (call: Call = {}) => {
      const { token } = await applicantAt('qualifications')
      const [first] = (await ask('qualificationInformation.list', { token })).qualification_information
      return { ...call, token, params: { id: first.id as string } }
    },
    /** An application that was returned and corrected. */
    corrected: async (call: Call) => {
      const token = await returned('contact_information.city')
      await ask('contactInformation.update', { token, params: me, body: { city: 'Multan' } })
      return { ...call, token }
    },
    /** An application that was returned because its type is wrong. */
    returnedType: async (call: Call) => ({
      ...call,
      token: await returned('application_form.application_title'),
    }),
    withdrawn: async (call: Call) => {
      const { token } = await applicantAt('form')
      await ask('applicantForm.withdraw', { token, params: me })
      return { ...call, token }
    },
    /** A document to remove. */
    holding: async (key: string) => {
      const { token } = await applicantAt('qualifications')
      await hold(token, key)
      return { token, params: { key } }
    },
    /** A file that has arrived and is not confirmed. */
    sentFile: async (name: string) => {
      const { token } = await applicantAt('qualifications')
      return { token, params: { id: await grantedFile(token, name) } }
    },
    onCase: async ({ params, ...call }: Call = {}) =>
      staff({ ...call, params: { id: (await complete()).id, ...params } }),
    colleague: async () => (await colleague()).id,
    /** A call about a registration; `certificate`: one whose first certificate is prepared. */
    onRegistration: async (call: Call = {}, certificate = false) => {
      const { number } = await aStoredRegistration(services)
      const params = { number }
      if (certificate) await ask('certificates.prepare', await staff({ params }))
      return staff({ ...call, params })
    },
    /** An applicant to whom an entry of the register is linked. */
    holder: async () => {
      const { token, id } = await applicantAt('account')
      await aStoredRegistration(services, { holder: id })
      return { token }
    },
    onOwnRequest: async () => {
      const { token, id } = await changeRequested()
      return { token, params: { id } }
    },
    /** About a holder's request that waits. */
    onRequest: async (call: Call = {}) => {
      const { number, id } = await changeRequested()
      return staff({ ...call, params: { number, id } })
    },
    registered: async (): Promise<string> => {
      const { number } = await aStoredRegistration(services)
      await ask('certificates.prepare', await staff({ params: { number } }))
      return number
    },
    /** A call about a case of which nobody has asked or proposed anything. */
    onFreshCase: async (call: Call = {}) => staff({ ...call, params: await freshCase() }),
    /** A call about a renewal; its applicant is linked to no entry of the register. */
    onRenewal: async (call: Call) => staff({ ...call, params: await freshRenewal() }),
    onLinkedRenewal: async (call: Call) => {
      const params = await freshRenewal()
      await ask('cases.linkRegistration', await staff({ params, body: aRegistrationLink() }))
      return staff({ ...call, params })
    },
    /** A call by somebody whom a note names. */
    mentioned: async () => {
      const [{ token, id }, params] = [await colleague(), await freshCase()]
      await ask('cases.note', await staff({ params, body: { text: 'Please look', tell: [id] } }))
      return { token, params }
    },
    /** About a name whose correction somebody has proposed. */
    onCorrection: async (body: object) => {
      const params = await freshCase()
      const proposed = { item: 'applicant.name', value: 'Corrected Name', reason: 'Typing error' }
      const { review } = await ask('cases.proposeCorrection', await staff({ params, body: proposed }))
      return staff({ params: { ...params, proposal: review.proposals[0].id as string }, body })
    },
    /** About a case of which a registrar was asked. */
    escalated: async (call: Call) => {
      const params = await freshCase()
      await ask('cases.escalate', await staff({ params, body: { reason: 'Two degrees' } }))
      return staff({ ...call, params })
    },
    /** About the undoing of an import that somebody else has proposed. */
    proposed: async (body: object) => {
      const { id } = await importedStatement()
      await ask(
        'bankStatement.undo',
        await staff({ params: { id }, body: { from: 0, reason: 'The wrong file' } }),
      )
      const { open } = await ask('proposals.list', await staff())
      const { id: proposal } = open.find(({ about }: { about: string }) => about === id)
      return staff({ params: { id: proposal as string }, body })
    },
    begunExport: async () => {
      const { token } = await staff()
      const { id } = await ask('exports.begin', { token, body: { status: 'submitted' } })
      return { token, params: { id: id as string } }
    },
    absence: async (): Promise<Call> => {
      const { token } = await staff()
      const [deputy, today] = [await member(), callTime().toISOString().slice(0, 10)]
      const body = {
        from: today,
        until: addDays(today, 3),
        deputy: await services.staff.idByEmail(deputy.email),
      }
      return { token, params: me, body }
    },
    savedView: async (call: Call = {}) => {
      const { token } = await staff()
      const body = { name: randomUUID(), list: { status: 'submitted' } }
      const { views } = await ask('views.create', { token, body })
      const id = views.find(({ name }: { name: string }) => name === body.name)?.id as string
      return { ...call, token, params: { id } }
    },
    onBook: async (call: Call = {}) =>
      staff({ ...call, params: { ...(await importedBook()), ...call.params } }),
    onPage: async () => {
      const { id } = await importedBook()
      const form = await aFormOf({ page: '12' }, picture)
      await ask('books.addPage', await staff({ params: { id }, form }))
      return staff({ params: { id, page: '12' } })
    },
    /** About a claim that waits: the register has no such number. */
    onClaim: async (call: Call = {}) => staff({ ...call, params: { id: (await claimed()).id } }),
    onClaimToRefuse: async () => {
      const { id, claim } = await claimed()
      const body = { claim, action: 'refuse', number: 'RPh-1/87', reason: 'Another person' }
      return staff({ params: { id }, body })
    },
    claimed: async () => ({ token: (await claimed()).token }),
    onStatement: async (call: Call = {}) => staff({ ...call, params: await importedStatement() }),
    /** An open deposit that pays for somebody's application. */
    onDeposit: async (more: (payer: { id: string; reference_no: string }) => object) => {
      const { id, token } = await applicantAt('form')
      const { reference_no, fee_amount } = (await ask('auth.user', { token })).application_form
      const body = aStatement(fee_amount)
      await ask('bankStatement.create', await staff({ body }))
      await ask('bankStatement.verify', await staff({ params: { id: body.id }, body: { from: 0 } }))
      const [row] = body.rows
      return staff({ body: { challan_no: row?.challan_no, ...more({ id, reference_no }) } })
    },
    scheduledDay: async (): Promise<string> => {
      const effective_from = freeDay()
      await services.feeSchedules.put({ ...aFeeSchedule({ effective_from }), sample: false })
      return effective_from
    },
    /** The first day of a term of the future. */
    termDay: async (): Promise<string> => {
      const effective_from = freeDay()
      await ask('terms.propose', await staff({ body: aProposedTerm({ effective_from }) }))
      const { open } = await ask('proposals.list', await staff())
      const { id } = open.find(({ title }: { title: string }) => title.includes(formatDate(effective_from)))
      await ask('proposals.act', await staff({ params: { id }, body: { action: 'confirm' } }))
      return effective_from
    },
    /** What another member of staff has proposed. */
    onProposal: async (action: string) => {
      const body = aProposedSchedule({ effective_from: freeDay() })
      const { id, first_day } = await ask('feeSchedules.create', await staff({ body }))
      return staff({ params: { first_day }, body: { action, proposal: id } })
    },
    /** Somebody who is signed in twice; `{id}` is the other session. */
    twoSessions: async () => {
      const applicant = await applicantAt('account')
      const { email, password } = applicant.person
      const other = await ask('auth.login', { body: { email, password } })
      return { token: applicant.token, params: { id: sessionIn(other.token) } }
    },
    twoStaffSessions: async () => {
      const body = await member()
      const { token } = await ask('adminAuth.login', { body })
      const other = await ask('adminAuth.login', { body })
      return { token: token as string, params: { id: sessionIn(other.token) } }
    },
    currentPassword: withCurrentPassword,
    madePasskey: async () => (await aMadePasskey()).call,
    usedPasskey: async () => {
      const { authenticator, call } = await aMadePasskey()
      await ask('passkeys.create', call)
      return authenticator.use(await ask('auth.passkeyOptions', {}))
    },
    ownPasskey: async () => {
      const { call, current_password } = await aMadePasskey()
      const { passkeys } = await ask('passkeys.create', call)
      return { token: call.token, params: { id: passkeys[0].id as string }, body: { current_password } }
    },
    madeStaffPasskey: async () => (await aMadeStaffPasskey()).call,
    usedStaffPasskey: async () => {
      const { authenticator, call } = await aMadeStaffPasskey()
      await ask('staffPasskeys.create', call)
      return authenticator.use(await ask('adminAuth.passkeyOptions', {}))
    },
    /** The first one is used to remove the second one. */
    secondOfTwoPasskeys: async () => {
      const first = await aMadeStaffPasskey()
      await ask('staffPasskeys.create', first.call)
      const proof = async () => ({
        password: staffPassword,
        passkey: first.authenticator.use(await ask('adminAuth.passkeyOptions', {})),
      })
      const second = await aMadeStaffPasskey(first.call.token, await proof())
      const { passkeys } = await ask('staffPasskeys.create', second.call)
      return {
        token: first.call.token,
        params: { id: passkeys[1].id as string },
        body: await proof(),
      }
    },
    /** Somebody with an app whose first code is still to be confirmed. */
    enrolling: async () => {
      const { token, secret } = await begunEnrolment()
      return { token, body: { code: codeOf(secret, callTime()) } }
    },
    /** Somebody with an app, about to use a recovery code. */
    enrolled: async () => {
      const { token, secret } = await begunEnrolment()
      const body = { code: codeOf(secret, new Date()) }
      const { recovery_codes } = await ask('security.confirm', { token, body })
      return { token, body: { password: staffPassword, code: recovery_codes[0] } }
    },
    newProfile: async () => {
      const { token, person } = await applicantAt('contact')
      return { token, params: me, body: { ...person, ...newPassword } }
    },
  }
}
export type ExampleScene = ReturnType<typeof exampleScene>
