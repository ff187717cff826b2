/** Several applications that one command is about. */
import * as z from 'zod/mini'

const unknown = 'Choose an application'

/** Ids of applications. A text that is not well-formed is no id, and the database could not look it up. */
export const chosenApplications = (most: number) =>
  z
    .array(
      z.string(unknown).check(
        z.minLength(1, unknown),
        z.refine((id) => id.isWellFormed(), unknown),
      ),
      'Choose applications',
    )
    .check(
      z.minLength(1, 'Choose at least one application'),
      z.maxLength(most, `Choose at most ${most} applications`),
    )
