import { certificates } from '#functions/certificates/data/certificate.ts'
import { registerKeys } from '#functions/certificates/data/register-key.ts'
import { statementSigner } from '#functions/certificates/gateways/statement-signer.ts'
import { isIssued } from '#functions/certificates/use-cases/issued-statement.ts'
import { signLetter } from '#functions/certificates/use-cases/sign-letter.ts'
import { files } from '#functions/platform/gateways/files.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { publicSearch } from '#functions/register/data/public-search.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { checkRegister } from '#functions/register/use-cases/check-register.ts'
import { photoAtDoor } from '#functions/register/use-cases/photo-at-door.ts'
import { publicEntryOf } from '#functions/register/use-cases/public-entry.ts'
import {
  entries,
  searches,
  standings,
  unknownStandings,
} from '#functions/register/use-cases/register-limits.ts'
import { searchRegister } from '#functions/register/use-cases/search-register.ts'
import { councilSettings } from '#functions/staff/data/settings/council-settings.ts'
import { certificateState } from '#shared/certificates/rules/certificates.ts'
import { NotFound } from '#shared/kit/errors.ts'
import { paths } from '#shared/paths.ts'
import { isPhotoShown, placeOfCard, placesShown } from '#shared/register/rules/places.ts'
import { holdShownOn, isPublic, publicWordingOn, standingOn } from '#shared/register/rules/registration.ts'

/** No setting is read where there is nothing to show. */
const noPlaces = { shown_places: 'none' } as const

export const search = route(
  'register.search',
  { limits, publicSearch, registrations },
  async ({ query, address, now, today }, services) => {
    await services.limits.count(searches, address, now)
    return { data: await searchRegister(query, today, services) }
  },
)

export const check = route(
  'register.check',
  { limits, registrations },
  async ({ body, ...asking }, services) => ({ data: await checkRegister(body, asking, services) }),
)

/** Compared again, so that the letter is correct at the time of signing. */
export const letter = route(
  'register.letter',
  { limits, registrations, statementSigner },
  async ({ body, ...asking }, services) => {
    const result = await checkRegister(body, asking, services)
    return { data: await signLetter(body, result, services) }
  },
)

export const entry = route(
  'register.entry',
  { councilSettings, limits, registrations },
  async ({ params, address, now, today }, { councilSettings, limits, registrations }) => {
    await limits.count(entries, address, now)
    const registration = await registrations.read(params.number)
    if (!registration || !isPublic(registration)) throw new NotFound()
    const { shown_places } = registration.places?.length ? await councilSettings.read() : noPlaces
    return {
      data: {
        ...publicEntryOf(registration, today),
        ...{ day: today, wording: publicWordingOn(registration, today), checked_at: now.toISOString() },
        hold: holdShownOn(registration, today),
        places: placesShown(registration, today, shown_places),
      },
    }
  },
)

export const place = route(
  'register.place',
  { councilSettings, limits, registrations },
  async ({ params, address, now, today }, { councilSettings, limits, registrations }) => {
    await limits.count(standings, address, now)
    const registration = await registrations.read(params.number)
    if (!registration || !isPublic(registration)) {
      await limits.count(unknownStandings, address, now)
      throw new NotFound('The register has no such number')
    }
    const { shown_places } = await councilSettings.read()
    return {
      data: {
        ...publicEntryOf(registration, today),
        wording: publicWordingOn(registration, today),
        place: placeOfCard(registration, params.id, shown_places),
        shows_photo: isPhotoShown(registration, params.id, today, shown_places),
        hold: holdShownOn(registration, today),
        checked_at: now.toISOString(),
      },
    }
  },
)

export const placePhoto = route(
  'register.placePhoto',
  { councilSettings, files, limits, registrations },
  async ({ params, address, now, today }, services) => {
    await services.limits.count(standings, address, now)
    return { data: await photoAtDoor(params, today, services) }
  },
)

export const keys = route('register.keys', { registerKeys }, async (_request, { config, registerKeys }) => ({
  data: { keys: await registerKeys.list(), verify_at: `${config.BASE_URL}${paths.verify}` },
}))

export const standing = route(
  'register.standing',
  { limits, registrations, certificates },
  async ({ params, query, address, now, today }, { limits, registrations, certificates }) => {
    await limits.count(standings, address, now)
    const registration = await registrations.read(params.number, true)
    if (!registration || !isPublic(registration)) {
      await limits.count(unknownStandings, address, now)
      throw new NotFound('The register has no such number')
    }
    const certificate = await certificates.read(registration.number, query.serial)
    return {
      data: {
        ...registration,
        standing: standingOn(registration, today),
        wording: publicWordingOn(registration, today),
        hold: holdShownOn(registration, today),
        certificate: certificateState(registration, certificate),
        differs_since: registration.certificate?.differs_since ?? null,
        printed: certificate && (await isIssued(certificate, query.statement)) ? certificate : null,
        checked_at: now.toISOString(),
      },
    }
  },
)
