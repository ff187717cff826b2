import type { Room } from './room.ts'

export const basics = ['shared/kit', 'shared/vocabulary', 'shared/paths.ts']
export const anyShared = ['shared']
export const node = 'node:*'

export const shared: readonly Room[] = [
  {
    folder: 'shared',
    flat: true,
    may: ['shared', 'zod/mini'],
    teach: 'shared/ is the language of every part: it imports zod/mini and itself only.',
  },
  {
    folder: 'shared/kit',
    may: ['shared/vocabulary', 'zod/mini'],
    teach: 'What knows an area belongs to that area.',
  },
  { folder: 'shared/vocabulary', may: ['shared/kit'], teach: 'Words and lists only.' },
  {
    folder: 'shared/<area>',
    may: [
      ...basics,
      ...['', '/records', '/rules', '/field-tables', '/checks', '/statements'].map(
        (part) => `shared/<below>${part}/*.ts`,
      ),
      'zod/mini',
    ],
    teach:
      'Records and rules know no endpoint, and only their own area and those before it (tests/layout/house.ts). Put what both need into the earlier area.',
  },
  {
    folder: 'shared/<area>/contract',
    may: [...anyShared, 'zod/mini'],
    teach: 'A contract names schemas; it imports shared/ and zod/mini only.',
  },
]
