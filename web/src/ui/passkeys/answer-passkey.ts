/** Passkeys in this browser. It is fetched on demand, with the library: no page needs it to be shown. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  CreationOptions,
  NewPasskey,
  PasskeyAnswer,
  PasskeyQuestion,
} from '#shared/accounts/records/passkeys.ts'
import { ApiFailure } from '#web/api/api-failure.ts'

/** 409: screens show the sentence. */
const problem = (message: string) => new ApiFailure({ status: 409, message })

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** A passkey belongs to one address, so at another one the browser finds none. */
const requireOrigin = (origin: string): void => {
  if (location.origin !== origin)
    throw problem(`Passkeys work only at ${origin}. Open the portal there, or sign in another way`)
}

/**
 * Asks the browser, which asks the person.
 * @throws ApiFailure, also if the person has pressed Cancel
 */
export const answerQuestion = async ({
  ceremony,
  origin,
  options,
}: PasskeyQuestion): Promise<PasskeyAnswer> => {
  requireOrigin(origin)
  try {
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options })
    return { ceremony, response: { id, rawId, type: 'public-key', response } }
  } catch {
    throw problem('No passkey was used. Try again, or sign in another way')
  }
}

/** The same for a new passkey. @param name what the person calls it */
export const makePasskey = async (
  { ceremony, origin, options }: { ceremony: string; origin: string; options: CreationOptions },
  name: string,
): Promise<NewPasskey> => {
  requireOrigin(origin)
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: options })
    return { ceremony, name, response: { id, rawId, type: 'public-key', response } }
  } catch (error) {
    throw problem(
      nameOf(error) === 'InvalidStateError'
        ? 'This device or key has one of your passkeys already'
        : 'No passkey was made. Try again, or use another device',
    )
  }
}
