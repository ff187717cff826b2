/**
 * `node tests/bench/timing.ts`: whether the time of an answer tells that an e-mail is known. Calls with known and unknown
 * e-mails alternate, with the real cost of a hash; printed are the medians, their gap, and the probability that both
 * samples are of one distribution (Kolmogorov-Smirnov). Never part of the tests, since it measures time.
 */
import { randomUUID } from 'node:crypto'
import { defaultHashCost } from '#functions/accounts/gateways/passwords.ts'
import { number, readOptions } from '#infra/command-line.ts'
import { aPerson } from '#tests/support/people/applicants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const { samples } = readOptions('node tests/bench/timing.ts', { samples: number(500) }).values
const warmUp = 10

const median = (times: number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** The largest distance between the two distributions, and how probable at least that is if they are the same one. */
const kolmogorovSmirnov = (one: number[], other: number[]): { distance: number; probability: number } => {
  const share = (times: number[], most: number) => times.filter((time) => time <= most).length / times.length
  const distance = Math.max(
    ...[...one, ...other].map((time) => Math.abs(share(one, time) - share(other, time))),
  )
  const size = Math.sqrt((one.length * other.length) / (one.length + other.length))
  const scaled = (size + 0.12 + 0.11 / size) * distance
  const terms = Array.from({ length: 100 }, (_, index) => index + 1)
  const sum = terms.reduce((all, k) => all + (k % 2 ? 2 : -2) * Math.exp(-2 * k * k * scaled * scaled), 0)
  return { distance, probability: Math.min(1, Math.max(0, sum)) }
}

const { stack, staffMember, close } = await openStaffStack({ hashCost: defaultHashCost })
const { invoke } = stack

/** Time that one call takes. */
const timeOf = async (name: string, body: object): Promise<number> => {
  const start = performance.now()
  await invoke(name, { body })
  return performance.now() - start
}

const compare = async (what: string, known: () => Promise<number>, unknown: () => Promise<number>) => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let round = 0; round < samples + warmUp; round++) {
    const isFirst = round % 2 === 0 // so that neither always comes after the other
    const [first, second] = isFirst ? [known, unknown] : [unknown, known]
    const [a, b] = [await first(), await second()]
    if (round < warmUp) continue
    times.known.push(isFirst ? a : b)
    times.unknown.push(isFirst ? b : a)
  }
  const { distance, probability } = kolmogorovSmirnov(times.known, times.unknown)
  const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)]
  console.log({
    what,
    samples,
    knownMs: Number(ofKnown.toFixed(2)),
    unknownMs: Number(ofUnknown.toFixed(2)),
    gapMs: Number(Math.abs(ofKnown - ofUnknown).toFixed(2)),
    distance: Number(distance.toFixed(3)),
    probability: Number(probability.toFixed(4)),
  })
}

/** Enough people that nobody's tries have to wait: three of each are below every limit. */
const triesOfOne = 3
const people = Array.from({ length: Math.ceil((samples + warmUp) / triesOfOne) }, () => aPerson())
for (const person of people) await invoke('auth.register', { body: person })
const clerks: string[] = []
for (const _ of people) clerks.push((await staffMember('reviewer')).email)
let turn = 0
const next = (emails: string[]): string => emails[Math.floor(turn++ / triesOfOne) % emails.length] ?? ''
const nobody = () => `nobody-${randomUUID()}@example.com`
const wrong = { password: 'not the password' }
const emails = people.map(({ email }) => email)

await compare(
  'sign-in of applicants, wrong password',
  () => timeOf('auth.login', { ...wrong, email: next(emails) }),
  () => timeOf('auth.login', { ...wrong, email: nobody() }),
)
turn = 0
await compare(
  'sign-in of staff, wrong password',
  () => timeOf('adminAuth.login', { ...wrong, email: next(clerks) }),
  () => timeOf('adminAuth.login', { ...wrong, email: nobody() }),
)
turn = 0
await compare(
  'forgotten password',
  () => timeOf('auth.forgotPassword', { email: next(emails) }),
  () => timeOf('auth.forgotPassword', { email: nobody() }),
)
turn = 0
const cnics = people.map(({ cnic }) => cnic)
await compare(
  'registration with a taken e-mail, and with a taken CNIC',
  () => timeOf('auth.register', aPerson({ email: next(emails) })),
  () => timeOf('auth.register', aPerson({ cnic: next(cnics) })),
)
await close()
