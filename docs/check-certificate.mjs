// node check-certificate.mjs https://portal.council.example 'https://portal.council.example/verify#eyJ…'
// Needs the library jose (npm install jose). The first argument is the portal's address as you know it: never take it from the code.
import { compactVerify, createRemoteJWKSet } from 'jose'

const [portal, scanned] = process.argv.slice(2)
const statement = scanned.slice(scanned.indexOf('#') + 1)

// Throws unless one of the council's keys has signed it.
const keys = createRemoteJWKSet(new URL('/api/register/keys', portal))
const { payload, protectedHeader } = await compactVerify(statement, keys, { algorithms: ['EdDSA'] })
if (protectedHeader.typ !== 'cert') throw new Error('This is no certificate')

// Days are counted from 1 January 1970.
const { n: number, p: name, c: category, s: serial, i, v } = JSON.parse(new TextDecoder().decode(payload))
const day = (days) => new Date(days * 86_400_000).toISOString().slice(0, 10)
console.log(`Signed: ${name}, ${number}, category ${category}, certificate ${serial}`)
console.log(`Issued on ${day(i)}, valid until ${day(v)}`)

// What it is worth today: in force only if the standing is active, the certificate current and its last day not past.
const address = new URL(`/api/register/${encodeURIComponent(number)}/standing?serial=${serial}`, portal)
const answer = await fetch(address)
const { data } = answer.status === 404 ? { data: { standing: 'not in the register' } } : await answer.json()
console.log(`Today: ${data.standing}, certificate ${data.certificate}`)
const today = Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi' }).format(new Date())
const inForce = data.standing === 'active' && data.certificate === 'current' && day(v) >= today
console.log(inForce ? 'Genuine and in force' : 'Genuine, and not in force')
