/** The map of the code: every folder, and what it may import. The layout tests and `npm run house` read it. */

/** From the ground up: an area uses those before it, never one after it. */
export const areas = [
  'applications',
  'documents',
  'accounts',
  'staff',
  'register',
  'certificates',
  'cases',
  'payments',
] as const

/**
 * A folder, and the folders and packages that its files may import besides each other. `<area>` is the same area as in `folder`,
 * `<below>` that one and those before it, `*` any. A file belongs to the innermost folder that is named here.
 */
export interface Room {
  folder: string
  may: readonly string[]
  /** Of which only types may be imported. */
  types?: readonly string[]
  /** Only the files directly in it; a folder inside needs a line of its own. */
  flat?: true
  /** Said where an import is refused. */
  teach: string
}

const basics = ['shared/kit', 'shared/vocabulary', 'shared/paths.ts']
const anyShared = ['shared']
const node = 'node:*'

const shared: Room[] = [
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

const functions: Room[] = [
  {
    folder: 'functions',
    flat: true,
    may: ['functions'],
    types: anyShared,
    teach: 'functions/ itself lists routes and services.',
  },
  {
    folder: 'functions/platform',
    may: [...basics, 'functions/platform', '@aws-sdk/*', 'zod/mini', node],
    types: [...anyShared, 'functions/services.ts'],
    teach: 'The platform knows no area: pass in what it needs, or put the code into the area.',
  },
  {
    folder: 'functions/platform/outbox',
    may: [...anyShared, 'functions/platform', '@aws-sdk/*', 'zod/mini'],
    teach: 'The outbox stores and sends e-mails; their texts belong to the area that they are about.',
  },
  {
    folder: 'functions/platform/http',
    may: [
      ...anyShared,
      'functions/platform',
      'functions/accounts/data',
      'functions/accounts/gateways',
      'functions/staff',
      '@middy/core',
      'aws-lambda',
      'zod/mini',
      node,
    ],
    types: ['functions/services.ts'],
    teach:
      'HTTP turns an event into a request and an answer into a response, and finds out the caller; it knows no use case.',
  },
  {
    folder: 'functions/platform/routes',
    may: [...anyShared, 'functions/platform'],
    teach: 'The routes of the service itself know no area.',
  },
  {
    folder: 'functions/<area>',
    flat: true,
    may: [
      ...anyShared,
      'functions/platform',
      'functions/<below>/data',
      'functions/<area>/gateways',
      'functions/<area>/inspection',
      'jose',
      node,
    ],
    teach: 'An area itself lists its services; put records into its data/, acts into its use-cases/.',
  },
  {
    folder: 'functions/<area>/data',
    may: [
      ...anyShared,
      'functions/platform/table',
      'functions/platform/outbox',
      'functions/platform/services',
      'functions/<below>/data',
      'zod/mini',
      node,
    ],
    teach:
      'Records know the table, and only those of their own area and of those before it; not who asks, nor HTTP.',
  },
  {
    folder: 'functions/<area>/gateways',
    may: [
      ...anyShared,
      'functions/platform/gateways',
      'functions/platform/services',
      'functions/<area>/data',
      'functions/<area>/inspection',
      '@simplewebauthn/*',
      '@zxcvbn-ts/*',
      'jose',
      'otpauth',
      node,
    ],
    teach: 'A gateway is a small port over one client.',
  },
  {
    folder: 'functions/<area>/inspection',
    may: [...anyShared],
    teach: 'Bytes are given; nothing is read here.',
  },
  {
    folder: 'functions/<area>/emails',
    may: [...anyShared, 'functions/platform/outbox', 'functions/*/data', 'functions/<below>/emails', node],
    types: ['functions/services.ts'],
    teach: 'An e-mail is composed of records; it starts nothing.',
  },
  {
    folder: 'functions/<area>/use-cases',
    may: [
      ...anyShared,
      'functions/platform/gateways',
      'functions/platform/limits',
      'functions/platform/outbox',
      'functions/platform/services',
      'functions/platform/table',
      'functions/platform/use-cases',
      'functions/*/data',
      'functions/<below>/*.ts',
      'functions/<below>/gateways',
      'functions/<below>/inspection',
      'functions/<below>/use-cases',
      node,
    ],
    types: ['functions/services.ts'],
    teach:
      'A use case knows no HTTP, and uses those of its own area and of those before it. Compose two areas in the later one, or in the route.',
  },
  {
    folder: 'functions/accounts/use-cases/own-data',
    may: [...anyShared, 'functions/platform', 'functions/*/data', 'functions/*/use-cases'],
    types: ['functions/services.ts'],
    teach: 'The archive of a person takes from every area.',
  },
  {
    folder: 'functions/staff/use-cases/proposals',
    may: [...anyShared, 'functions/platform', 'functions/*/data', 'functions/*/use-cases'],
    types: ['functions/services.ts'],
    teach: 'A confirmed proposal is carried out in its area.',
  },
  {
    folder: 'functions/<area>/routes',
    may: [...anyShared, 'functions'],
    teach: 'A route asks a use case or a service.',
  },
  {
    folder: 'functions/workers',
    may: [...anyShared, 'functions', 'aws-lambda', 'zod/mini', node],
    teach: 'A worker is the entry of a function that no route starts.',
  },
]

const aws = [
  '@aws-sdk/*',
  'aws-cdk-lib',
  'aws-cdk-lib/*',
  'aws-lambda',
  'cdk-nag',
  'constructs',
  'esbuild',
  'zod/mini',
  node,
]
/** Constants without code: permissions and stream filters name partitions. */
const partitions = 'functions/platform/table/partitions.ts'

const infra: Room[] = [
  {
    folder: 'infra',
    flat: true,
    may: [...anyShared, node],
    teach: 'What all three parts of infra read: settings, headers, options.',
  },
  {
    folder: 'infra/aws',
    may: [...anyShared, 'infra/*.ts', 'infra/aws', partitions, ...aws],
    teach: 'The stacks read the contract and the names of partitions, never the code of the service.',
  },
  {
    folder: 'infra/aws/constructs/canary',
    may: [...anyShared, 'infra/*.ts', 'infra/aws', 'infra/operations/smoke', partitions, ...aws],
    teach: 'The canary is the smoke test on a schedule.',
  },
  {
    folder: 'infra/operations',
    may: [...anyShared, 'infra', partitions, ...aws],
    teach:
      'Only what checks and migrates stored data imports the service: data-check, data-migration and portal.',
  },
  ...['data-check', 'data-migration', 'portal'].map((name) => ({
    folder: `infra/operations/${name}`,
    may: [...anyShared, 'infra', 'functions/*/data', 'functions/*/use-cases', 'functions/platform', ...aws],
    teach: 'These programs read and write records; they start no route.',
  })),
  {
    folder: 'infra/local',
    may: [
      ...anyShared,
      'infra/*.ts',
      'infra/aws',
      'infra/operations/data-migration',
      'functions',
      '@smithy/signature-v4',
      'vite',
      ...aws,
    ],
    teach: 'One machine starts the service with stand-ins for AWS.',
  },
]

const react = ['react', 'react/*', 'react-dom', 'react-dom/*', 'react-router-dom']

const web: Room[] = [
  {
    folder: 'web',
    may: [...anyShared, 'web/src', 'vite', '@vitejs/plugin-react', node],
    teach: 'web/ itself builds the pages.',
  },
  {
    folder: 'web/src',
    flat: true,
    may: [...anyShared, 'web/src', 'pdfjs-dist', 'pdfjs-dist/*', ...react],
    teach: 'The web speaks to the service through #web/api/client.ts only.',
  },
  {
    folder: 'web/src/api',
    may: [...anyShared, 'virtual:*', 'react'],
    teach: 'api/ calls the service; it knows neither session nor screens.',
  },
  {
    folder: 'web/src/session',
    may: [...anyShared, 'web/src/api', ...react],
    teach: 'session/ knows who is signed in, not what is shown to them.',
  },
  {
    folder: 'web/src/ui',
    may: [
      ...anyShared,
      'web/src/api',
      'web/src/session',
      'web/src/theme',
      '@hookform/resolvers/*',
      '@simplewebauthn/browser',
      'papaparse',
      'pdfjs-dist',
      'pdfjs-dist/*',
      'react-day-picker',
      'react-hook-form',
      'uqr',
      'zod/mini',
      ...react,
    ],
    teach: 'ui/ holds parts of screens; it knows no screen.',
  },
  {
    folder: 'web/src/layouts',
    may: [...anyShared, 'web/src/api', 'web/src/session', 'web/src/theme', 'web/src/ui', ...react],
    teach: 'A layout is put around screens by the router; it names none of them.',
  },
  {
    folder: 'web/src/features/<area>',
    may: [
      ...anyShared,
      'web/src/api',
      'web/src/session',
      'web/src/theme',
      'web/src/ui',
      'fflate',
      'papaparse',
      'react-hook-form',
      'zod/mini',
      ...react,
    ],
    teach:
      'A feature knows no other one: the router passes it what it needs of them as props, and what both need is in web/src/ui.',
  },
]

export const rooms: readonly Room[] = [...shared, ...functions, ...infra, ...web]
