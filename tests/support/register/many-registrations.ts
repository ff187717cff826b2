/** A register with entries by the hundred thousand, put into a database before anything serves it. */
import { registrationKey } from '#functions/platform/table/keys/register.ts'
import { storedItem } from '#functions/platform/table/write.ts'
import { expiryPlaces } from '#functions/register/data/expiry.ts'
import { publicPlaces } from '#functions/register/data/public-search.ts'
import { importPortal } from '#tests/support/cases/imported-portal.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { aRegistration } from './registrations.ts'

const entriesInAFile = 10_000
const cities = ['Lahore', 'Multan', 'Quetta', 'Kasur', 'Faisalabad', 'Sialkot', 'Karachi']
const given = ['Ayesha', 'Bilal', 'Danish', 'Erum', 'Farhan', 'Gul', 'Hina', 'Imran', 'Kamran', 'Muhammad']
const family = ['Siddiqa', 'Khan', 'Butt', 'Malik', 'Sheikh', 'Raza', 'Noor', 'Qureshi', 'Baig', 'Mirza']

/** The entry at a place: names and cities recur, whatever the number of entries; the first 30 are alike in any register. */
export const entryAt = (place: number) =>
  aRegistration({
    number: `A-${String(place).padStart(7, '0')}`,
    name:
      place < 30
        ? 'Zubeda Wahid Tareen'
        : `${given[place % 10]} ${family[Math.floor(place / 10) % 10]} ${family[Math.floor(place / 100) % 10]}`,
    city: cities[place % cities.length],
    cnic: String(3520200000000 + place),
  })

const itemsOf = (place: number) => {
  const at = '2026-01-01T00:00:00.000Z'
  const entry = { ...entryAt(place), version: 1, created_at: at, updated_at: at }
  return [storedItem(registrationKey(entry.number), entry), ...expiryPlaces(entry), ...publicPlaces(entry)]
}

/** @param given as `openStack` takes it */
export const openManyRegistrations = async (
  count: number,
  given: Parameters<typeof openStaffStack>[0] = {},
) => {
  const { dataDir, seconds, remove } = await importPortal(async (write) => {
    for (let from = 0; from < count; from += entriesInAFile) {
      const places = Array.from({ length: Math.min(entriesInAFile, count - from) }, (_, n) => from + n)
      await write(String(from), places.flatMap(itemsOf))
    }
  })
  const staffStack = await openStaffStack(given, {}, dataDir)
  return {
    ...staffStack,
    seconds,
    close: async () => {
      await staffStack.close()
      await remove()
    },
  }
}
