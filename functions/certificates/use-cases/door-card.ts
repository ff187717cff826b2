/** The card that a holder prints for the door, for a place that the council shows to everybody. */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Config } from '#functions/platform/services/config.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { ownEntry } from '#functions/register/use-cases/own-entry/own-entry.ts'
import { noSuchPlace } from '#functions/register/use-cases/own-places.ts'
import type { Needs } from '#functions/services.ts'
import { verifyAddress } from '#shared/certificates/statements/certificate-statement.ts'
import { placeStatement } from '#shared/certificates/statements/place-statement.ts'
import { issuerOf } from '#shared/certificates/statements/printed-facts.ts'
import { Conflict } from '#shared/kit/errors.ts'
import type { DoorCard } from '#shared/register/records/own-places.ts'
import { placesShown } from '#shared/register/rules/places.ts'

const aDay: Limit = { scope: 'door-cards', most: 40, windowInSeconds: 24 * 60 * 60 }

/** @throws NotFound, TooMany; Conflict for a place of which the public reads nothing */
export const doorCardOf = async (
  user: User,
  id: string,
  { now, today }: Pick<RequestContext, 'now' | 'today'>,
  services: { config: Pick<Config, 'BASE_URL'> } & Needs<
    'councilSettings' | 'limits' | 'registrations' | 'statementSigner'
  >,
): Promise<DoorCard> => {
  const { config, councilSettings, limits, statementSigner } = services
  await limits.count(aDay, user.id, now)
  const entry = await ownEntry(user, services, noSuchPlace)
  const place = entry.places?.find((one) => one.id === id)
  if (!place) throw noSuchPlace()
  const { shown_places } = await councilSettings.read()
  if (!placesShown(entry, today, shown_places).includes(place))
    throw new Conflict('A door card needs a registration in force, and a place that everybody may read of')
  const { number, name } = entry
  const { premises, city } = place
  const issuer = await issuerOf(config.BASE_URL)
  const content = { issuer, number, name, place: id, premises, city, issued_on: today }
  const statement = await statementSigner.sign(placeStatement, () => content)
  return { ...place, number, name, code: verifyAddress(config.BASE_URL, statement) }
}
