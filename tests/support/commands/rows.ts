/** One table: each command that people are told to type, and what types it in a test. */

/** Typed with `--dry-run`, with no credentials and a network that notes every call: it says what it would do. */
interface DryRun {
  command: string
  how: 'dry run'
}

/** Typed as it is, or smaller where it would take long, and has to succeed. */
interface Run {
  command: string
  how: 'run'
  /** Texts of the command that are replaced by others, before `more`. */
  smaller?: [text: string, by: string]
  /** Further options; `FOLDER` is a new folder. */
  more?: string
  prints: RegExp
}

/** Typed by another file of the project, which contains this text. */
interface Elsewhere {
  command: string
  how: 'elsewhere'
  file: string
  text: string
}

export type Row = DryRun | Run | Elsewhere

const dryRun = (command: string): Row => ({ command, how: 'dry run' })
const run = (command: string, prints: RegExp, more?: string, smaller?: [string, string]): Row => ({
  ...{ command, how: 'run', prints },
  ...(more && { more }),
  ...(smaller && { smaller }),
})
const elsewhere = (command: string, file: string, text: string): Row => ({
  ...{ command, how: 'elsewhere', file, text },
})

const oneMachine: Row[] = [
  elsewhere('npm start', 'tests/infra/long/commands.test.ts', "'npm start'"),
  elsewhere('npm start -- --demo', 'tests/browser/long/demonstration.test.ts', "'npm start -- --demo'"),
  elsewhere('npm run dev', 'tests/infra/long/dev.test.ts', 'infra/local/dev.ts'),
  elsewhere('npm ci --ignore-scripts', 'infra/local/install.mjs', "'--ignore-scripts'"),
]

/** Loads the file, and the part of the project that it needs, but carries out none of its tests. */
const noTest = '-t "no test is called this"'

const tests: Row[] = [
  elsewhere('npm run check', '.ci/run', 'npm run check'),
  elsewhere('npm run test:all', '.ci/run', 'npm run test:all'),
  elsewhere('bash .ci/run', '.github/workflows/ci.yml', 'run: bash .ci/run'),
  run('npm test', /\n\d+ passed, 0 failed\n$/, '--project layout tests/layout/cycles.test.ts'),
  run('npm run test:unit', /Tests .*passed/, 'tests/unit/shared/applications/fee.test.ts'),
  run(
    'FAULT_ENDPOINTS=all npm run test:service -- tests/service/long/neighbour-faults.test.ts',
    /1 skipped/,
    noTest,
  ),
  run('BUNDLES=all npm run test:infra -- tests/infra/long/bundles.test.ts', /1 skipped/, noTest),
  run('SCENES=all npm run test:browser -- accessible whole-application dialogs', /9 skipped/, noTest),
  run('SYNTH=all npm run test:infra -- tests/infra/long/stacks-offline.test.ts', /1 skipped/, noTest),
  run(
    'SIMULATION_SEED=4711 SIMULATION_SEQUENCES=1 npm run test:service -- tests/service/long/simulation.test.ts',
    /Tests .*passed/,
  ),
  run(
    'YEARS_SEEDS=1,2,3 YEARS_PEOPLE=300 npm run test:service -- tests/service/long/thirty-years.test.ts',
    /3 skipped/,
    noTest,
  ),
]

const longRuns: Row[] = [
  run('npm run torture -- --kills 200 --writes 20000 --seed 1', /"lost": \[\]/, '--kills 1 --writes 40'),
  run('npm run simulation -- --sequences 20000 --seed 1', /"broken":0/, '--sequences 2'),
  run('npm run reinject', /All faults were found/, '--only e-mail'),
  run(
    'npm run old-books -- --rows 20000 --defects 400 --claims 200 --seed 1',
    /"wrong":0,/,
    '--rows 40 --defects 4 --claims 4',
  ),
  run('npm run fuzz -- --requests 50000 --seed 1', /"broken":0/, '--requests 20'),
  run(
    'npm run mutation -- --only http',
    /token-hash\.ts/,
    '--only data --file functions/accounts/data/sign-in/token-hash.ts',
  ),
  run('npm run restore:bench -- --items 100000', /The drill took/, '--items 200'),
  run(
    'npm run restore:bench -- --items 5000000 --made-up',
    /2000 items were restored: 2000 .*memory was \d+ MB/s,
    undefined,
    ['5000000', '2000'],
  ),
]

const madeFromTheCode: Row[] = [
  run('npm run gallery', /\n1 scenes, 2 pictures/, '--only "/verify as opened" --out FOLDER'),
  run('npm run gallery -- --readme', /certificate\.jpg \d+ KB/, '--out FOLDER'),
  run('npm run build', /built in/, '--outDir FOLDER'),
  run('npm run sbom', /npm sbom/),
  run('npm run openapi', /"openapi": "3\.1/),
  run('npm run field-access', /write-field-access/, '--out FOLDER'),
  run('npm run house', /Folders that import each other/),
  run('npm run bench', /'auth.login in a new browser'/, '--only requests'),
  elsewhere('npm run packages:audit', '.github/workflows/audit.yml', 'npm run packages:audit'),
  run(
    'npm run format',
    /Checked \d+ file/,
    '--vcs-enabled=true --vcs-client-kind=git --staged --no-errors-on-unmatched',
  ),
]

const templates: Row[] = [
  run('npm run synth -- -c env=prod', /cdk synth/, '--output FOLDER', ['env=prod', 'env=dev']),
  run('npm run templates', /Resources of/, '--only dev'),
  run('npm run release:drill', /Packaging becomes `route` \| needs steps/, '--only packaging'),
  elsewhere(
    'npm run release:diff -- --from cdk.out/before --to cdk.out/prod',
    '.ci/diff',
    'release:diff -- --from',
  ),
  run('npm run cost', /Alarms \(\d+/),
  run('npm run cost -- --region me-central-1', /none of me-central-1 is noted/),
  elsewhere('bash .ci/synth', '.github/workflows/ci.yml', 'run: bash .ci/synth'),
  elsewhere('bash .ci/diff origin/main', '.ci/report', '/diff" "$BASE"'),
]

const operators: Row[] = [
  dryRun('npm run doctor -- --env prod'),
  dryRun('npm run deploy -- --env prod'),
  dryRun('npm run deploy -- --env prod -- --require-approval never'),
  dryRun('npm run deploy -- --env prod --unwatched'),
  dryRun('npm run deploy -- --env prod --unwatched -- --require-approval never'),
  dryRun('npm run deploy:rights -- --env prod'),
  dryRun('npm run deploy:role -- --env prod --repository council/portal'),
  dryRun('npm run deploy:copies -- --env prod'),
  dryRun('npm run smoke -- --env prod'),
  dryRun(
    'npm run admin:create -- --env prod --email registrar@council.example --name "Their Name" --url $URL',
  ),
  dryRun('npm run admin:create -- --env prod --email registrar@council.example --url $URL --without-codes'),
  dryRun(
    'npm run admin:create -- --env prod --email registrar@council.example --url https://the-address-it-printed',
  ),
  dryRun('npm run keys:rotate -- --env prod'),
  dryRun('npm run keys:rotate -- --env prod --drop-old'),
  dryRun('npm run register:rekey -- --env prod --leaked the-id --url https://the-address-it-printed'),
  dryRun('npm run emails:resend -- --env prod --id the-id'),
  dryRun('npm run data:check -- --env prod'),
  dryRun('npm run data:check -- --env prod --table portal-prod-restored'),
  dryRun('npm run data:copy -- --env prod --from-table portal-prod-restored'),
  dryRun('npm run data:export -- --env prod --out /encrypted/portal-2026-11-24'),
  dryRun('npm run data:import -- --env prod --from /encrypted/portal-2026-11-24'),
  dryRun('npm run data:fees -- --env prod'),
  dryRun('npm run data:fees -- --env prod --from fees.json'),
  dryRun('npm run data:migrate -- --env prod'),
  dryRun('npm run restore:drill -- --env prod'),
  dryRun('npm run restore:drill -- --env prod --from vault'),
  dryRun('npm run probe:iam -- --env prod'),
  dryRun('npm run alarm:drill -- --env prod'),
  dryRun('npm run alarm:drill -- --env prod --only emails-late'),
  elsewhere(
    'npm run trace -- --release prod-1a2b3c4d5e6f',
    'tests/infra/long/bundles/traces.ts',
    'infra/operations/trace/run.ts',
  ),
  elsewhere(
    'npm run trace -- --release prod-1a2b3c4d5e6f --function send-emails',
    'tests/infra/long/trace.test.ts',
    "trace('--release', release, '--function', 'a-b'",
  ),
  elsewhere(
    'npm run trace -- --release prod-1a2b3c4d5e6f cases-act/index.mjs:13:647',
    'tests/infra/long/trace.test.ts',
    "trace('--release', release, place)",
  ),
]

export const rows: Row[] = [
  ...oneMachine,
  ...tests,
  ...longRuns,
  ...madeFromTheCode,
  ...templates,
  ...operators,
]
