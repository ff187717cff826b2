/** Entries of the register, requests to change them, books and claims. */
import { randomUUID } from 'node:crypto'
import { publishLog } from '#functions/certificates/use-cases/publish-log.ts'
import { codeOfClaim, newClaimCode } from '#functions/register/data/claim-code.ts'
import { formatDate } from '#shared/kit/format.ts'
import { aBook, aBookPart, aBookRow, aClaim, aCnicRequest } from '../../cases/books.ts'
import {
  aChangeRequest,
  aDeclaredPlace,
  aProposedTerm,
  aStandingForm,
  aWatchTerm,
} from '../../cases/registrations.ts'
import { aFormOf } from '../../files/uploads.ts'
import { checkLink } from '../../people/checkers.ts'
import type { Call } from '../../portal/stack.ts'
import { aStoredRegistration } from '../../register/registrations.ts'
import { picture } from '../example-applicants.ts'
import type { ExamplePeople } from './people.ts'

export const exampleRegister = ({ ask, applicantAt, staff, services, freeDay }: ExamplePeople) => {
  const begunBook = async () => {
    const body = aBook()
    await ask('books.create', await staff({ body }))
    const params = { id: body.id }
    await ask('books.addPart', await staff({ params, body: aBookPart([aBookRow()]) }))
    return params
  }
  const importedBook = async () => {
    const params = await begunBook()
    await ask('books.ask', await staff({ params }))
    const { open } = await ask('proposals.list', await staff())
    const { id } = open.find(({ about }: { about: string }) => about === params.id)
    const body = { action: 'confirm', compared: true }
    await ask('proposals.act', await staff({ params: { id }, body }))
    await ask('books.import', await staff({ params, body: { file: 1, part: 0 } }))
    return params
  }
  const claimed = async () => {
    const { token, id } = await applicantAt('account')
    const { id: claim } = await ask('ownClaims.create', { token, form: await aClaim() })
    return { token, id, claim: claim as string }
  }
  /** Of an entry that has no holder, with its names. */
  const claimedOfBook = async () => {
    const { token, id } = await applicantAt('account')
    const account = await services.accounts.read(id)
    const { number, name, father_name } = await aStoredRegistration(services, {
      ...{ holder: null, cnic: '', name: account?.name ?? '', father_name: account?.father_name ?? '' },
    })
    const { id: claim } = await ask('ownClaims.create', {
      ...{ token, form: await aClaim({ number, name, father_name }) },
    })
    return { token, id, number, claim: claim as string }
  }
  const changeRequested = async () => {
    const { token, id: holder } = await applicantAt('account')
    const { number } = await aStoredRegistration(services, { holder })
    const { id } = await ask('ownChangeRequests.create', { token, form: await aChangeRequest() })
    return { token, number, id: id as string }
  }

  /** An organisation that has asked to watch. */
  const asksToWatch = async () => {
    const { token } = await ask('checkers.open', { body: { token: await checkLink({ services }) } })
    await ask('checkers.name', { token, body: { organisation: 'Mayo Hospital' } })
    await ask('ownWatch.ask', { token, body: { purpose: 'We employ pharmacists' } })
    return { token: token as string, id: (token as string).split('.')[0] as string }
  }

  return {
    /** A call about a registration that somebody holds; `certificate`: one with its first certificate. */
    onRegistration: async (call: Call = {}, certificate = false) => {
      const { id: holder } = await applicantAt('account')
      const { number } = await aStoredRegistration(services, { holder })
      const params = { number }
      if (certificate) await ask('certificates.prepare', await staff({ params }))
      return staff({ ...call, params })
    },
    onStandingDocument: async () => {
      const { id: holder } = await applicantAt('account')
      const params = { number: (await aStoredRegistration(services, { holder })).number }
      const call = await staff({ params, form: await aStandingForm() })
      await ask('registrations.proposeWithDocument', call)
      const { open } = await ask('proposals.list', await staff())
      const { document } = open.find(
        ({ about }: { about: string }) => about === params.number.replace(/\W/g, ''),
      )
      return staff({ params: { ...params, document } })
    },
    /** An applicant to whom an entry of the register is linked. */
    /** A holder who is in charge of a place. */
    holderAtPlace: async () => {
      const { token, id: holder } = await applicantAt('account')
      const { number } = await aStoredRegistration(services, { holder })
      const body = aDeclaredPlace()
      await ask('ownPlaces.save', { token, body })
      return { token, number, ...body }
    },
    asksToWatch,
    /** One that was let in, and lists a number. */
    watches: async () => {
      const { token, id } = await asksToWatch()
      await ask('watchers.propose', await staff({ params: { id }, body: aWatchTerm() }))
      const { open } = await ask('proposals.list', await staff())
      const proposal = open.find(({ about }: { about: string }) => about === id)
      const params = { id: proposal.id }
      await ask('proposals.act', await staff({ params, body: { action: 'confirm' } }))
      const { number } = await aStoredRegistration(services)
      await ask('ownWatch.list', { token, body: { numbers: [number], version: 0, confirmed: true } })
      return { token, id }
    },
    /** Told at the door of a place. */
    concern: async (): Promise<string> => {
      const { token, id: holder } = await applicantAt('account')
      const { number } = await aStoredRegistration(services, { holder })
      const { id, ...place } = aDeclaredPlace()
      await ask('ownPlaces.save', { token, body: { id, ...place } })
      await ask('concerns.create', { params: { number, id }, body: { about: 'other', words: 'Ask for him' } })
      const { waiting } = await ask('concerns.list', await staff())
      return waiting.find((one: { number: string }) => one.number === number).id
    },
    /** A holder about whom an organisation has asked. */
    asked: async (): Promise<Call> => {
      const { token, id: holder } = await applicantAt('account')
      const { number } = await aStoredRegistration(services, { holder })
      const { token: checker } = await ask('checkers.open', {
        body: { token: await checkLink({ services }) },
      })
      await ask('checkers.name', { token: checker, body: { organisation: 'Mayo Hospital' } })
      const body = { numbers: number, purpose: 'employment', premises: 'Mayo Hospital' }
      const { id } = await ask('checks.create', { token: checker, body })
      return { token, params: { id }, body: { reply: 'not-me' } }
    },
    /** An organisation about a holder with an account. */
    asking: async (): Promise<Call> => {
      const { id } = await applicantAt('account')
      const { number } = await aStoredRegistration(services, { holder: id })
      const { token } = await ask('checkers.open', { body: { token: await checkLink({ services }) } })
      await ask('checkers.name', { token, body: { organisation: 'Mayo Hospital' } })
      return { token, body: { numbers: number, purpose: 'employment', premises: 'Mayo Hospital' } }
    },
    askingToBeSeen: async (): Promise<Call> => {
      const { token, id, person } = await applicantAt('account')
      await aStoredRegistration(services, { holder: id })
      return { token, body: { held: true, current_password: person.password } }
    },
    holder: async (certificate = false) => {
      const { token, id } = await applicantAt('account')
      const { number } = await aStoredRegistration(services, { holder: id })
      if (certificate) await ask('certificates.prepare', await staff({ params: { number } }))
      return { token }
    },
    /** Whose entry has a line in the public log, which is published. */
    loggedHolder: async () => {
      const { token, id } = await applicantAt('account')
      const { number, created_at: life, version } = await aStoredRegistration(services, { holder: id })
      await services.publicLog.append({ number, life, version, facts: number }, new Date())
      await publishLog(services)(() => true)
      return { token }
    },
    /** About the CNIC of an account. */
    onCnicRequest: async (action = 'release') => {
      const { person } = await applicantAt('account')
      await ask('cnicRequests.create', { body: aCnicRequest({ cnic: person.cnic }) })
      const waiting = await ask('cnicRequests.list', await staff())
      const { id } = waiting.find(({ cnic }: { cnic: string }) => cnic === person.cnic)
      return staff({ params: { id }, body: { action, reason: 'Seen with the original CNIC' } })
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
    onBook: async (call: Call = {}) =>
      staff({ ...call, params: { ...(await importedBook()), ...call.params } }),
    onBegunBook: async (call: Call = {}) => staff({ ...call, params: await begunBook() }),
    /** An entry of a book with the scan of its page. */
    onScannedEntry: async () => {
      const { id } = await importedBook()
      const form = await aFormOf({ page: '12' }, picture)
      await ask('books.addPage', await staff({ params: { id }, form }))
      const { rows } = await ask(
        'books.rows',
        await staff({ params: { id }, query: { file: '1', part: '0' } }),
      )
      return staff({ params: { number: rows[0].number } })
    },
    onPage: async () => {
      const { id } = await importedBook()
      const form = await aFormOf({ page: '12' }, picture)
      await ask('books.addPage', await staff({ params: { id }, form }))
      return staff({ params: { id, page: '12' } })
    },
    /** About a claim that waits: the register has no such number. */
    onClaim: async (call: Call = {}) =>
      staff({ ...call, params: { id: (await claimed()).id, ...call.params } }),
    onClaimToRefuse: async () => {
      const { id, claim } = await claimed()
      const body = { claim, action: 'refuse', number: 'RPh-1/87', reason: 'Another person' }
      return staff({ params: { id }, body })
    },
    claimed: async () => ({ token: (await claimed()).token }),
    /** With the code that the address in the book has got. */
    claimWithCode: async () => {
      const { token, id, claim, number } = await claimedOfBook()
      const about = { user_id: id, change: claim, number, email: 'book@example.com' }
      const code = newClaimCode()
      await services.emailLinks.issue({ kind: 'claim-code', ...about }, codeOfClaim(claim, code), new Date())
      return { token, body: { code } }
    },
    objection: async () => {
      const { id, claim, number } = await claimedOfBook()
      const about = { user_id: id, change: claim, number, email: 'book@example.com' }
      const token = randomUUID()
      await services.emailLinks.issue({ kind: 'claim-objection', ...about }, token, new Date())
      return { body: { token, words: 'It was not me' } }
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
  }
}
