/** Fair shares: chooses the person to whom a new application is assigned automatically. */

interface Sharer {
  id: string
  /** How many open cases are assigned to them. */
  cases: number
  /** When an application was last assigned to them automatically; empty where none was. */
  shared_at: string
}

/**
 * The person with the fewest; among those, the one who has waited longest; then the id decides, so that the choice is
 * always the same.
 */
export const nextInTurn = <S extends Sharer>(sharers: readonly S[]): S | null =>
  [...sharers].sort(
    (one, other) =>
      one.cases - other.cases ||
      one.shared_at.localeCompare(other.shared_at) ||
      one.id.localeCompare(other.id),
  )[0] ?? null
