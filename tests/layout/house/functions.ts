import type { Room } from './room.ts'
import { anyShared, basics, node } from './shared.ts'

/** The records of whoever calls, an applicant or a member of staff, are read in every area. */
const callers = ['functions/accounts/data', 'functions/documents/data', 'functions/staff/data']

const useCase = [
  ...anyShared,
  'functions/platform/gateways',
  'functions/platform/limits',
  'functions/platform/outbox',
  'functions/platform/services',
  'functions/platform/table',
  'functions/platform/use-cases',
  ...callers,
  'functions/<below>/*.ts',
  'functions/<below>/data',
  'functions/<below>/gateways',
  'functions/<below>/inspection',
  'functions/<below>/use-cases',
  node,
]
const useCaseTeaches =
  'A use case knows no HTTP; it uses its own area, those before it (the order of tests/layout/house.ts), and the records of whoever calls. Compose two areas in the later one, or in the route.'

export const functions: readonly Room[] = [
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
    may: [...anyShared, 'functions/platform', '@middy/core', 'aws-lambda', 'zod/mini', node],
    types: ['functions/services.ts', 'functions/accounts/data', 'functions/staff/data'],
    teach: 'HTTP turns an event into a request and an answer into a response; it knows no use case.',
  },
  {
    folder: 'functions/handler',
    may: [
      ...anyShared,
      'functions/platform',
      'functions/accounts/data',
      'functions/accounts/gateways',
      'functions/staff/data',
      '@middy/core',
      'aws-lambda',
      node,
    ],
    types: ['functions/services.ts'],
    teach: 'A handler finds out the caller and runs a route; it knows no use case.',
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
    may: [
      ...anyShared,
      'functions/platform/outbox',
      ...callers,
      'functions/<below>/data',
      'functions/<below>/emails',
      node,
    ],
    types: ['functions/services.ts'],
    teach: 'An e-mail is composed of records; it starts nothing.',
  },
  {
    folder: 'functions/cases/use-cases',
    may: [...useCase, 'functions/payments/data'],
    types: ['functions/services.ts'],
    teach: `${useCaseTeaches} A case reads and writes its payment.`,
  },
  {
    folder: 'functions/register/use-cases/books',
    may: [...useCase, 'functions/certificates/data'],
    types: ['functions/services.ts'],
    teach: `${useCaseTeaches} A part of a book that is taken back voids the certificates of its entries.`,
  },
  {
    folder: 'functions/<area>/use-cases',
    may: useCase,
    types: ['functions/services.ts'],
    teach: useCaseTeaches,
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
