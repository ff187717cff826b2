/** The small items by which an entry of the register is found other than by its number. They follow each change of it. */
import type { Key } from '#functions/platform/table/keys/key.ts'
import { cnicPrefix } from '#functions/platform/table/partitions.ts'
import type { Item, Write } from '#functions/platform/table/table.ts'
import { ifAbsent, put, remove } from '#functions/platform/table/write.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { cnicPlaces } from './cnic-place.ts'
import { expiryPlaces } from './expiry.ts'
import { paperPlaces } from './outdated-papers.ts'
import { practicePlaces } from './practice.ts'
import { publicPlaces } from './public-search.ts'

export const placesOf = (registration: RegistrationRecord | null): Map<string, Item & Key> => {
  const places = registration
    ? [cnicPlaces, expiryPlaces, paperPlaces, practicePlaces, publicPlaces].flatMap((placesIn) =>
        placesIn(registration),
      )
    : []
  return new Map(places.map((item) => [`${item.pk} ${item.sk}`, item]))
}

/** A CNIC that another entry of the register has is refused; other places may be shared. */
const putPlace = (item: Item & Key): Write => put(item, item.pk.startsWith(cnicPrefix) ? ifAbsent : {})

/** Places that no longer hold are removed, new ones written, the others left alone. */
export const movePlaces = (before: RegistrationRecord | null, after: RegistrationRecord | null): Write[] => {
  const [old, fresh] = [placesOf(before), placesOf(after)]
  return [
    ...[...old].filter(([key]) => !fresh.has(key)).map(([, { pk, sk }]) => remove({ pk, sk })),
    ...[...fresh]
      .filter(([key, item]) => JSON.stringify(old.get(key)) !== JSON.stringify(item))
      .map(([, item]) => putPlace(item)),
  ]
}
