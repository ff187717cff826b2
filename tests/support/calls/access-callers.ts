/** Every kind of caller of an endpoint, with the token that each would send. */
import type { Access } from '#shared/kit/endpoint.ts'
import { type StaffRole, staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openCheck } from '#tests/support/people/checkers.ts'
import type { StaffStack } from '#tests/support/people/staff-stack.ts'

type Kind = Exclude<Access, 'public' | 'checker'>

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())

/** A valid token made invalid: another subject, no signature, cut short. */
const tampered = (token: string) => {
  const [head, payload, signature] = token.split('.') as [string, string, string]
  return {
    'another subject': [head, encode({ ...decode(payload), sub: 'somebody' }), signature].join('.'),
    'no signature': [encode({ alg: 'none', typ: 'at+jwt' }), payload, ''].join('.'),
    'a cut signature': token.slice(0, -2),
  }
}

export const gatherCallers = async ({ stack, staffMember }: StaffStack) => {
  const { services, invoke } = stack
  const register = async () => (await invoke('auth.register', { body: aPerson() })).body.data.token as string
  const good: Record<Kind, string> = {
    applicant: await register(),
    staff: (await staffMember(...staffRoles)).token,
  }
  const ended: Record<Kind, string> = {
    applicant: await register(),
    staff: (await staffMember(...staffRoles)).token,
  }
  await invoke('auth.logout', { token: ended.applicant })
  await invoke('adminAuth.logout', { token: ended.staff })

  /** The session is good, and the token signed for the other audience. */
  const signedAs = (kind: Kind, token: string): Promise<string> => {
    const { sub, sid } = decode(token.split('.')[1] ?? '')
    const soon = Math.floor(Date.now() / 1000) + 600
    return services.tokenSigner.sign(kind, { sub, sid }, services.clock(), soon)
  }
  const checker = await openCheck(stack)
  const [id] = checker.split('.')
  const endedCheck = await openCheck(stack)
  await invoke('checkers.leave', { token: endedCheck, body: { forget: false } })
  const strangers = {
    checker: {
      nobody: undefined,
      'an ended session': endedCheck,
      'an applicant': good.applicant,
      'another organisation': `${id}.${endedCheck.split('.')[1]}`,
      'a cut secret': checker.slice(0, -2),
    },
    applicant: {
      nobody: undefined,
      'an ended session': ended.applicant,
      'the wrong audience': await signedAs('staff', good.applicant),
      ...tampered(good.applicant),
    },
    staff: {
      nobody: undefined,
      'an ended session': ended.staff,
      'the wrong audience': await signedAs('applicant', good.staff),
      ...tampered(good.staff),
    },
  }
  const alone = {} as Record<StaffRole, string>
  for (const role of staffRoles) alone[role] = (await staffMember(role)).token
  return { anotherApplicant: await register(), staff: alone, strangers }
}
