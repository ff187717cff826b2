import { statementSigner } from '#functions/certificates/gateways/statement-signer.ts'
import { doorCardOf } from '#functions/certificates/use-cases/door-card.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { practices } from '#functions/register/data/practice.ts'
import { registrations } from '#functions/register/data/registration.ts'
import {
  endPlace,
  ownPlacesOf,
  savePlace,
  showPhoto as setPhoto,
} from '#functions/register/use-cases/own-places.ts'
import { councilSettings } from '#functions/staff/data/settings/council-settings.ts'

export const list = route(
  'ownPlaces.list',
  { councilSettings, registrations },
  async (request, services) => ({
    data: await ownPlacesOf(request.user, request.today, services),
  }),
)

export const save = route(
  'ownPlaces.save',
  { councilSettings, limits, practices, registrations },
  async (request, services) => ({
    data: await savePlace(request.user, request.body, request, services),
    message: 'Your place of practice is saved',
  }),
)

export const end = route(
  'ownPlaces.end',
  { councilSettings, limits, registrations },
  async (request, services) => ({
    data: await endPlace(request.user, request.params.id, request.body.until, request, services),
    message: 'The place has ended',
  }),
)

export const showPhoto = route(
  'ownPlaces.showPhoto',
  { councilSettings, limits, registrations },
  async (request, services) => ({
    data: await setPhoto(request.user, request.body.shown, request, services),
  }),
)

export const card = route(
  'ownPlaces.card',
  { councilSettings, limits, registrations, statementSigner },
  async (request, services) => ({
    data: await doorCardOf(request.user, request.params.id, request, services),
  }),
)
