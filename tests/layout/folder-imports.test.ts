/** Which folder may import which: `house.ts` says it, as a list of what is allowed. A failing line says what to do instead. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, root, sourceFiles } from '#tests/support/project/source-files.ts'
import type { Room } from './house/room.ts'
import { areas, rooms } from './house.ts'

const floors = ['shared', 'functions', 'infra', 'web']
const files = floors.flatMap(sourceFiles)

const placeOf = ({ folder, flat }: Room): RegExp =>
  new RegExp(`^${folder.replace('<area>', `(${areas.join('|')})`)}/${flat ? '[^/]+$' : ''}`)
const places = rooms
  .map((room) => ({ room, place: placeOf(room) }))
  .sort((one, other) => other.room.folder.split('/').length - one.room.folder.split('/').length)

const names: readonly string[] = areas

/** The innermost room of a file; an area's own folder counts as inside of one without an area. */
const roomOf = (file: string): { room: Room; area: string | undefined } | undefined => {
  const found = places.find(({ place }) => place.test(file))
  const [, second = ''] = file.split('/')
  return (
    found && { room: found.room, area: found.place.exec(file)?.[1] ?? names.find((name) => name === second) }
  )
}
const upTo = (area = ''): string[] => names.slice(0, names.indexOf(area) + 1)

/** `shared/kit` and what is in it; `zod/mini`; `node:*`; `infra/*.ts` without folders. */
const matches = (pattern: string, area: string | undefined) => {
  const source = pattern
    .replaceAll('.', '\\.')
    .replace('*\\.ts', '[^/]+\\.ts$')
    .replace('/*/', `/(${areas.join('|')})/`)
    .replace('<below>', `(${upTo(area).join('|')})`)
    .replace('<area>', area ?? '')
    .replace(/\*$/, '.*')
  return new RegExp(`^${source}($|/)`)
}

const refused = (file: string): string[] => {
  const found = roomOf(file)
  if (!found)
    return [
      `${file} is in no folder of tests/layout/house.ts: name its folder there, or put it where it belongs.`,
    ]
  const { room, area } = found
  const may = room.may.map((pattern) => matches(pattern, area))
  const types = (room.types ?? []).map((pattern) => matches(pattern, area))
  const isOwn = (target: string) => {
    const other = roomOf(target)
    return other?.room === room && other.area === area
  }
  return importsOf(file)
    .filter(({ target }) => /^[\w@#./:-]+$/.test(target))
    .filter(
      ({ target, typeOnly }) =>
        !isOwn(target) &&
        !may.some((pattern) => pattern.test(target)) &&
        !(typeOnly && types.some((pattern) => pattern.test(target))),
    )
    .map(({ target }) => `${file} imports ${target}. ${room.teach}`)
}

test('every file imports only what its folder may', () => {
  expect(files.flatMap(refused)).toEqual([])
})

test('every folder of the map has files', () => {
  expect(
    places.filter(({ place }) => !files.some((file) => place.test(file))).map(({ room }) => room.folder),
  ).toEqual([])
})

test('features never import each other', () => {
  const featureOf = (path: string) => /^web\/src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1]
  const crossing = sourceFiles('web/src/features').flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => featureOf(target) && featureOf(target) !== featureOf(file))
      .map(({ target }) => `${file} imports ${target}: move what both need to web/src/ui or shared/.`),
  )
  expect(crossing).toEqual([])
})

test('no folder has more than 25 files of code, or 33 of tests', () => {
  const folders = Map.groupBy([...files, ...sourceFiles('tests')], (file) =>
    file.slice(0, file.lastIndexOf('/')),
  )
  const full = [...folders].filter(
    ([folder, inside]) => inside.length > (folder.startsWith('tests/') ? 33 : 25),
  )
  expect(
    full.map(
      ([folder, inside]) => `${folder} has ${inside.length} files: divide it by what belongs together`,
    ),
  ).toEqual([])
})

test('zod is imported as `import * as z from "zod/mini"` (a named import brings every language)', () => {
  const others = files.filter((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .some((line) => /from 'zod/.test(line) && !/^import (type )?\* as z from 'zod\/mini'/.test(line)),
  )
  expect(others).toEqual([])
})

test('no code writes HTML from strings', () => {
  const sinks = /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write)\b/
  expect(sourceFiles('web/src').filter((file) => sinks.test(readFileSync(join(root, file), 'utf8')))).toEqual(
    [],
  )
})

test('file names are kebab-case, and no folder is called utils, helpers, common or misc', () => {
  const leftovers = /(^|\/)(utils?|helpers?|common|misc)(\.|\/)/
  const all = [...files, ...sourceFiles('tests')]
  expect(all.filter((file) => !/^[a-z0-9./_-]+$/.test(file) || leftovers.test(file))).toEqual([])
})

test('the module of events can only append', () => {
  const text = readFileSync(join(root, 'functions/platform/table/event.ts'), 'utf8')
  expect(text).not.toMatch(/update|delete|\.put\(/i)
})
