/** What a standing means, for everybody who reads the register. */
import type { Standing } from '../records/standing.ts'

export const standingMeanings: Record<Standing, string> = {
  active: 'This person is registered today and may practise as a pharmacist.',
  expired: 'The registration has ended and was not renewed yet. It does not count today.',
  suspended: 'The council has suspended the registration. This person must not practise at present.',
  removed: 'The registration is no longer in the register. This person must not practise under it.',
}
