// node check-certificate.mjs https://portal.council.example 'https://portal.council.example/verify#eyJ…'
// Needs the library jose (npm install jose). The first argument is the portal's address as you know it: never take it from the code.
import { createHash } from 'node:crypto'
import { compactVerify, createRemoteJWKSet } from 'jose'

const [portal, scanned] = process.argv.slice(2)
const statement = scanned.slice(scanned.indexOf('#') + 1)

// Throws unless one of the council's keys has signed it.
const keys = createRemoteJWKSet(new URL('/api/register/keys', portal))
const { payload, protectedHeader } = await compactVerify(statement, keys, { algorithms: ['EdDSA'] })
const claims = JSON.parse(new TextDecoder().decode(payload))

// Days are counted from 1 January 1970.
const dayOf = (days) => new Date(days * 86_400_000).toISOString().slice(0, 10)
const readVersion1 = ({ n, p, s, v }) => ({ number: n, name: p, serial: s, until: dayOf(v) })
const readVersion2 = ({ c }) => {
  const parts = c.split('|')
  const [number, serial] = parts.shift().split(/\/(?=\d+$)/)
  const until = dayOf(Buffer.from(parts.pop(), 'base64url').readUInt16BE(2))
  return { number, name: parts.slice(0, -1).join('|'), serial, until }
}
const read = { cert: readVersion1, cert2: readVersion2 }[protectedHeader.typ]
if (!read) throw new Error('This is no certificate')
const { number, name, serial, until } = read(claims)
console.log(`Signed: ${name}, ${number}, certificate ${serial}, valid until ${until}`)

// What it is worth today, and whether it is what the council issued: the register recognises the statement by its digest.
const address = new URL(`/api/register/${encodeURIComponent(number)}/standing`, portal)
const digest = createHash('sha256').update(statement).digest('base64url')
address.search = new URLSearchParams({ serial, statement: digest })
const answer = await fetch(address)
if (!answer.ok && answer.status !== 404) throw new Error(`Not asked: ${answer.status}. Try again later`)
const { data } = answer.ok ? await answer.json() : { data: { standing: 'not in the register' } }
console.log(`Today: ${data.standing}, certificate ${data.certificate}`)
const today = Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi' }).format(new Date())
const isCurrent = data.standing === 'active' && data.certificate === 'current' && until >= today
if (data.printed) console.log('Compare with the paper:', data.printed)
if (!data.printed) console.log('Not what the council issued')
else console.log(isCurrent ? 'Genuine and in force' : 'Genuine, and not in force')
if (data.hold) console.log('The holder asks to be seen in person before this registration is relied on')
