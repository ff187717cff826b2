/** The page of a person's own data. */
import { answering, failing, loading, plain, type Scene } from './scene.ts'

const path = '/portfolio/data'
const readings = '**/api/own-data/readings'

const reading = (at: string, kind: string, document: string | null = null) => ({
  ...{ at, kind, document },
  former: false,
})

export const ownDataScenes: Scene[] = [
  ...plain('new', [path]),
  {
    viewer: 'form',
    path,
    state: 'looked at',
    before: answering(readings, {
      entries: [
        reading('2026-11-21T10:15:00.000Z', 'exported'),
        reading('2026-11-21T10:12:00.000Z', 'printed'),
        reading('2026-11-21T10:11:00.000Z', 'document', 'cnic_front_image'),
        reading('2026-11-21T10:10:00.000Z', 'opened'),
        reading('2026-11-21T08:10:00.000Z', 'opened'),
      ],
      next: '~',
    }),
  },
  ...loading('form', { [path]: readings }),
  ...failing('form', { [path]: readings }),
]
