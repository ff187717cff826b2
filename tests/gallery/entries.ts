/** What the gallery shows: every scene of the accessibility tests, with its area and the name of its pictures. */
import { allScenes } from '#tests/support/browser/scenes/applicant-scenes.ts'
import type { PageState, Viewer } from '#tests/support/browser/scenes/scene.ts'
import type { StaffScene } from '#tests/support/browser/scenes/staff-scenes.ts'
import { type Area, areaOf } from './areas.ts'

export type StaffViewer = NonNullable<StaffScene['by']>

export interface Entry<Who extends string = string> {
  area: Area
  viewer: Who
  /** As the page names it: without the ids that are new in every run. */
  path: string
  state: string
  /** Staff have large screens too. */
  isOfStaff: boolean
  /** Of its pictures and of its anchor; the same in every run. */
  name: string
  scene: PageState
}

const id = /\b[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}\b/g
const withoutIds = (path: string): string =>
  path.replace(id, ':id').replace(/(?<=[?&]q=)PC-[^&]*/, ':reference')

const nameFrom = (...parts: string[]): string =>
  parts
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const entryOf = <Who extends string>(
  viewer: Who,
  state: string,
  scene: PageState,
  isOfStaff: boolean,
): Entry<Who> => {
  const path = withoutIds(scene.path)
  return {
    area: areaOf(path, viewer),
    viewer,
    path,
    state,
    isOfStaff,
    name: nameFrom(viewer, decodeURIComponent(path), state),
    scene,
  }
}

/** The scenes of guests, applicants and the seeded administrator. */
export const publicEntries: Entry<Viewer>[] = allScenes.map((scene) =>
  entryOf(scene.viewer, scene.state, scene, scene.viewer === 'staff'),
)

export const staffEntries = (scenes: StaffScene[]): Entry<StaffViewer>[] =>
  scenes.map((scene) => entryOf(scene.by ?? 'registrar', scene.name, scene, true))

/** Everything that a filter can find. */
export const searchTextOf = ({ area, viewer, path, state }: Entry): string =>
  `${area} ${path} ${state} ${viewer}`.toLowerCase()
