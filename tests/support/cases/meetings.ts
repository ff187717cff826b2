/** Meetings of the council, each with a number of its own. */
let held = 0

export const aMeeting = (given: { held_on?: string } = {}) => {
  held += 1
  return { number: String(held), held_on: '2026-11-30', ...given }
}
