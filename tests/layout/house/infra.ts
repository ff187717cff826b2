import type { Room } from './room.ts'
import { anyShared, node } from './shared.ts'

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

export const infra: readonly Room[] = [
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
    may: [...anyShared, 'infra/*.ts', 'infra/aws', 'infra/operations', partitions, ...aws],
    teach:
      'The operators’ commands know the stacks, not the machine of a developer. Only what checks and migrates stored data imports the service: data-check, data-migration and portal.',
  },
  ...['data-check', 'data-migration', 'portal'].map((name) => ({
    folder: `infra/operations/${name}`,
    may: [
      ...anyShared,
      'infra/*.ts',
      'infra/aws',
      'infra/operations',
      'functions/*/data',
      'functions/*/use-cases',
      'functions/certificates/gateways',
      'functions/platform',
      ...aws,
    ],
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
