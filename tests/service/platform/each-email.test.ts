/**
 * Every kind of e-mail that is not about an application (those: long/application-emails.test.ts) is queued by what people do, and
 * composed from what is stored then.
 */
import { expect, test } from 'vitest'
import type { AccountEmail, NewEmail, StaffEmail } from '#functions/platform/outbox/stored-email.ts'
import { composeMessage } from '#functions/workers/compose-message.ts'
import type { EndpointName } from '#shared/contract.ts'
import { addDays, dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { openExamples } from '#tests/support/calls/example-calls.ts'
import { aDeclaredPlace } from '#tests/support/cases/registrations.ts'
import { openCheck } from '#tests/support/people/checkers.ts'
import { claimantsOf } from '#tests/support/people/claimants.ts'
import { holdersOf } from '#tests/support/people/holders.ts'
import { openStackWithEmails } from '#tests/support/people/stack-with-emails.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

const setting = await openStackWithEmails()
const example = openExamples(setting.stack)

const calls = (name: EndpointName) => async () => {
  const { status } = await setting.stack.invoke(name, await example(name))
  expect([200, 201]).toContain(status)
}
const put = (email: Omit<NewEmail, 'id'>) => {
  const { emails, newId, clock } = setting.services
  return emails.put({ id: newId(), ...email }, clock())
}
const anApplicant = () => setting.submittedCase({ withDocuments: false })
const today = dayInKarachi(new Date())
const [ended, ends] = [addDays(today, -10), addDays(today, 20)]

interface Example {
  act: () => Promise<unknown>
  subject: string
  says: string | RegExp
  /** Where its link leads. */
  link: RegExp | null
}

/** What the same e-mail says in Urdu. */
const inUrdu: Record<AccountEmail | 'reminder-trial', string | RegExp> = {
  welcome: 'اس ای میل پتے کے ساتھ ایک اکاؤنٹ بنایا گیا ہے',
  'confirm-email': '7 دن کے اندر یہ لنک کھولیں',
  'email-change': /کی جگہ \u2068new-\S+@\S+\u2069 کر دیا گیا ہے/,
  'email-undone': 'اکاؤنٹ دوبارہ وہی پتا استعمال کرتا ہے',
  'password-reset': '30 منٹ کے اندر یہ لنک کھولیں',
  'account-changed': 'آپ کے اکاؤنٹ کا پاس ورڈ ابھی تبدیل کیا گیا ہے',
  'account-closed': 'Keep my account دبائیں',
  'sessions-ended': 'آپ کے اکاؤنٹ کے سیشن ختم کر دیے ہیں',
  'passkey-added': 'ابھی ایک پاس کی شامل کی گئی ہے',
  'passkey-removed': 'ابھی ایک پاس کی ہٹا دی گئی ہے',
  'number-claimed': 'رجسٹریشن نمبر \u2068A-12\u2069 کا دعویٰ',
  'book-address-told': /یہ کوڈ درج کریں: \u2068\w{4}-\w{4}-\w{4}\u2069/,
  'claim-answered': 'رجسٹرار لکھتے ہیں: \u2068Another person',
  'registration-changed': `مورخہ \u2068${formatDate(today)}\u2069 سے معطل کر دی ہے`,
  'change-refused': 'رجسٹرار لکھتے ہیں: \u2068Send a sharper picture',
  'also-in-charge': 'جہاں آپ رجسٹریشن \u2068',
  'renewal-reminder': `\u2068${formatDate(ends)}\u2069 تک اپنی رجسٹریشن کی تجدید کروائیں`,
  'check-notice': 'پوچھنے والا اپنا نام یہ بتاتا ہے: \u2068Mayo Hospital\u2069',
  'reminder-trial': 'آپ کی رجسٹریشن کی مدت آج ختم ہو رہی ہے',
}

const examples: Record<AccountEmail | StaffEmail | 'reminder-trial', Example> = {
  welcome: {
    act: calls('auth.register'),
    subject: 'Confirm your email address',
    says: 'Welcome to the portal of Pharmacy Council',
    link: /\/auth\/confirm-email\/[\w-]{43}$/,
  },
  'confirm-email': {
    act: calls('auth.sendConfirmation'),
    subject: 'Confirm your email address',
    says: 'Open this link',
    link: /\/auth\/confirm-email\/[\w-]{43}$/,
  },
  'email-change': {
    act: async () => {
      const { token, person } = await anApplicant()
      const body = { ...person, email: `new-${person.email}`, current_password: person.password }
      await setting.stack.invoke('portfolioUpdate.update', { token, params: { id: 'me' }, body })
    },
    subject: 'Your email address was changed',
    says: /new-\S+@/,
    link: /\/auth\/undo-email\/[\w-]{43}$/,
  },
  'email-undone': {
    act: calls('auth.undoEmail'),
    subject: 'The change of an email address was undone',
    says: 'so that the account uses that one again',
    link: null,
  },
  'password-reset': {
    act: calls('auth.forgotPassword'),
    subject: 'Set a new password',
    says: 'within 30 minutes',
    link: /\/auth\/reset-password\/[\w-]{43}\?email=/,
  },
  'account-changed': {
    act: calls('portfolioUpdate.update'),
    subject: 'Your account was changed',
    says: 'The password of your account was changed just now',
    link: /\/auth\/undo-password\/[\w-]{43}$/,
  },
  'account-closed': {
    act: calls('ownData.closeAccount'),
    subject: 'Your account is closed',
    says: 'press Keep my account',
    link: /\/auth\/login$/,
  },
  'sessions-ended': {
    act: async () => {
      const { person } = await anApplicant()
      const administrator = await setting.staffMember('administrator')
      const body = { action: 'end-sessions', email: person.email, reason: 'Asked for' }
      await administrator.ask('people.releaseAccount', { body })
    },
    subject: 'You were signed out everywhere',
    says: 'has ended every session of your account',
    link: /\/auth\/forgot-password$/,
  },
  'passkey-added': {
    act: calls('passkeys.create'),
    subject: 'A passkey was added',
    says: 'It signs in without your password',
    link: /\/auth\/forgot-password$/,
  },
  'passkey-removed': {
    act: calls('passkeys.remove'),
    subject: 'A passkey was removed',
    says: 'was removed from your account just now',
    link: /\/auth\/forgot-password$/,
  },
  'number-claimed': {
    act: async () => put({ kind: 'number-claimed', user_id: (await anApplicant()).id, reference_no: 'A-12' }),
    subject: 'Somebody claims your registration number',
    says: 'the registration number A-12, which belongs to your account',
    link: null,
  },
  'book-address-told': {
    act: async () => {
      const people = await claimantsOf(setting)
      const person = await people.claimant()
      await people.entryFor(person, { number: 'RPh-7/87', email: 'in.the.book@example.com' })
      await person.claim({ number: 'RPh-7/87' })
    },
    subject: 'Somebody claims the registration RPh-7/87',
    says: /within two days on the page of your claim: \w{4}-\w{4}-\w{4}/,
    link: /\/claim\/objection\/[\w-]{43}$/,
  },
  'claim-answered': {
    act: calls('claims.decide'),
    subject: 'Your claim was refused',
    says: 'The registrar writes: Another person',
    link: /\/claim$/,
  },
  'registration-changed': {
    act: async () => {
      const registration = { number: 'A-12', event: 'SUSPENDED', since: today } as const
      await put({ kind: 'registration-changed', user_id: (await anApplicant()).id, registration })
    },
    subject: 'Your registration is suspended',
    says: `has suspended your registration A-12 from ${formatDate(today)}`,
    link: /\/own-registration$/,
  },
  'change-refused': {
    act: calls('changeRequests.refuse'),
    subject: 'The change that you asked for was refused',
    says: 'The registrar writes: Send a sharper picture',
    link: /\/own-registration$/,
  },
  'also-in-charge': {
    act: async () => {
      const people = await holdersOf(setting)
      for (const licence of ['05-352-0700', '05 352 0700']) {
        const { ask } = await people.holder()
        await ask('ownPlaces.save', { body: aDeclaredPlace({ licence }) })
      }
    },
    subject: 'Somebody else says to be in charge where you are',
    says: 'in charge of premises with the same drug sale licence number, where you say to be in charge under A-',
    link: /\/own-registration\/places$/,
  },
  'renewal-reminder': {
    act: async () => {
      const { id: holder } = await anApplicant()
      const { number, valid_until } = await aStoredRegistration(setting.services, {
        ...{ holder, valid_until: ends, renew_from: ended },
      })
      await put({ kind: 'renewal-reminder', user_id: holder, number, valid_until })
    },
    subject: `Renew your registration by ${formatDate(ends)}`,
    says: 'Please renew it in the portal now',
    link: /\/renewal$/,
  },
  'check-notice': {
    act: async () => {
      const { id: holder } = await anApplicant()
      await aStoredRegistration(setting.services, { holder, number: 'A-77' })
      const token = await openCheck(setting.stack)
      const body = { numbers: 'A-77', purpose: 'employment', premises: 'Mayo Hospital, Lahore' }
      await setting.stack.invoke('checks.create', { token, body })
    },
    subject: 'Somebody has asked about your registration A-77',
    says: 'What for: employment, Mayo Hospital, Lahore',
    link: /\/own-registration\/checks$/,
  },
  'staff-link': {
    act: calls('people.act'),
    subject: 'Set a new staff password',
    says: 'within 24 hours',
    link: /\/admin\/auth\/set-password\/[\w-]{43}$/,
  },
  'staff-rights-changed': {
    act: async () => {
      const { id } = await setting.staffMember('reviewer')
      const rights = { before: ['reception' as const], after: ['reviewer' as const], by: 'Amna' }
      await put({ kind: 'staff-rights-changed', user_id: id, rights })
    },
    subject: 'Your rights in the portal have changed',
    says: '- Added: Reviewer\n- Removed: Reception\n',
    link: /\/admin$/,
  },
  'administrators-told': {
    act: async () => {
      const { id } = await setting.staffMember('administrator')
      const proposal = { title: 'Council settings: Bank', by: 'Amna', proposed: true }
      await put({ kind: 'administrators-told', user_id: id, proposal })
    },
    subject: 'A change waits for another administrator',
    says: 'Amna has proposed a change in the portal of Pharmacy Council:\n\n- Council settings: Bank\n',
    link: /\/admin\/confirmations$/,
  },
  'reminder-trial': {
    act: calls('calendar.trial'),
    subject: 'Trial: Your registration ends today',
    says: 'Your registration A-00000 is valid until today',
    link: /\/renewal$/,
  },
  'staff-security': {
    act: calls('security.changePassword'),
    subject: 'A change to how you sign in',
    says: 'The password of your staff account was changed',
    link: null,
  },
}

test.each(Object.entries(examples))('%s', async (kind, { act, subject, says, link }) => {
  await setting.queued() // of the examples before
  await act()
  const queued = (await setting.queued()).filter((email) => email.kind === kind)
  expect(queued).toHaveLength(1)
  const message = await composeMessage(queued[0]!, setting.services)
  expect(message?.subject).toBe(subject)
  expect(message?.text).toMatch(says)
  const addresses = message?.text.match(/^http\S+$/gm) ?? []
  expect([...new Set(addresses)]).toEqual(link ? [expect.stringMatching(link)] : [])
  expect(message?.html.match(/<a href="/g) ?? []).toHaveLength(addresses.length)
  const urdu = message?.html.split('<div lang="ur" dir="rtl"').at(2)
  if (kind in inUrdu) expect(`${message?.text.split('———')[1]}`).toMatch(inUrdu[kind as keyof typeof inUrdu])
  expect(urdu?.match(/<a href="/g)?.length ?? 0).toBe(kind in inUrdu ? addresses.length / 2 : 0)
})
