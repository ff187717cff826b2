/** The gallery and the accessibility tests see every screen: each address of the router has a scene. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '#shared/paths.ts'
import { publicEntries, staffEntries } from '#tests/gallery/entries.ts'
import { staffScenes } from '#tests/support/browser/scenes/staff-scenes.ts'
import { root } from '#tests/support/project/source-files.ts'

const id = '0'.repeat(32)

/** The staff's scenes, of cases that nobody has prepared. */
const unprepared = staffScenes({
  reviewed: id,
  ready: id,
  fresh: id,
  bare: id,
  paid: id,
  reference: 'PC-2026-00000000',
  asked: id,
  mine: id,
  stale: id,
  corrected: id,
  renewal: id,
  discussed: 'discussed',
  imports: {
    url: '',
    payment: { paid_on: '2026-11-20', voucher_number: '', amount: 0 },
    reference: '',
    cutOff: id,
    undone: id,
    done: id,
  },
  books: { done: id, cutOff: id, waiting: id, claim: id },
  colleague: id,
  take: async () => {},
})
const entries = [...publicEntries, ...staffEntries(unprepared)]

const pathnames = entries.map(({ scene }) => scene.path.split('?')[0] ?? '')
const teach = 'Add a scene to tests/support/browser/scenes.'

/** The patterns in the router's own text, such as `/admin/cases/:id`. */
const patterns = (() => {
  const router = ['router.tsx', 'staff-routes.tsx', 'footer-pages.ts']
    .map((file) => readFileSync(join(root, `web/src/${file}`), 'utf8'))
    .join('\n')
  const named = router.matchAll(/(?:page\(|path: |\[)\s*(?:`\$\{)?paths\.(\w+)(?:\}([^`]+)`)?/g)
  return [...named].map(([, name, rest = '']) => `${paths[name as keyof typeof paths]}${rest}`)
})()

test('every path has a scene', () => {
  expect(
    Object.values(paths).filter((path) => !pathnames.includes(path)),
    teach,
  ).toEqual([])
})

test('every pattern of the router has a scene', () => {
  const routes = patterns.map((path) => ({ path }))
  const shown = pathnames.map((pathname) => matchRoutes(routes, pathname)?.[0]?.route.path)
  expect(patterns).toContain('/admin/cases/:id')
  expect(
    patterns.filter((pattern) => !shown.includes(pattern)),
    teach,
  ).toEqual([])
})

test('no two scenes have pictures of the same name', () => {
  const names = entries.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
