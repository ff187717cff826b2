/**
 * The files that somebody reads to follow a click to the table and its answer back. A walk has legs; within one, each file is imported
 * by one before it. Between two legs is a call, or an item of the table, that names the next one.
 */
import { importsOf } from './source-files.ts'

type Leg = readonly string[]

const client = ['web/src/api/client.ts', 'web/src/api/create-client.ts']
const handler = ['functions/handler/handler.ts', 'functions/handler/authenticate.ts']
const table = ['functions/platform/table/record.ts', 'functions/platform/table/table.ts']

export const walks: Record<string, readonly Leg[]> = {
  'An address from its form to the table and back': [
    [
      'web/src/features/applications/contact-information/contact-information-form-page.tsx',
      'shared/applications/field-tables/contact-information.ts',
      'shared/applications/records/contact-information.ts',
      'web/src/ui/form/record-fields.tsx',
      'web/src/ui/form/use-saved-record.ts',
      ...client,
    ],
    ['shared/applications/contract/contact-information.ts'],
    handler,
    [
      'functions/applications/routes/contact-information.ts',
      'functions/applications/use-cases/change-living-record.ts',
      'functions/applications/use-cases/own-record.ts',
      'functions/accounts/data/person/user.ts',
      'functions/applications/data/own-record.ts',
      'functions/applications/data/form-lock.ts',
      'functions/platform/table/keys/applicants.ts',
      ...table,
    ],
  ],
  'An approval from its button to the e-mail': [
    [
      'web/src/features/cases/case/dialogs/approve-dialog.tsx',
      'web/src/features/cases/case/dialogs/case-command-dialog.tsx',
      'web/src/features/cases/case/use-case-review.ts',
      'web/src/features/cases/case/use-commands.ts',
      ...client,
    ],
    ['shared/cases/contract/cases.ts', 'shared/cases/records/case.ts'],
    handler,
    [
      'functions/cases/routes/cases.ts',
      'functions/cases/use-cases/actions/change-case.ts',
      'functions/cases/use-cases/load-case.ts',
      'functions/cases/use-cases/act-on-case.ts',
      'shared/applications/rules/application-lifecycle.ts',
      'functions/cases/use-cases/change-for-action.ts',
      'functions/cases/use-cases/actions/decision-changes.ts',
      'functions/cases/use-cases/actions/registration-changes.ts',
      'functions/cases/data/case.ts',
      'functions/applications/data/case/case-change.ts',
      'functions/platform/outbox/outbox.ts',
      ...table,
      'functions/cases/use-cases/present-case.ts',
    ],
    [
      'functions/workers/worker.ts',
      'functions/workers/compose-message.ts',
      'functions/applications/emails/compose-application-email.ts',
      'functions/applications/emails/step-texts.ts',
      'functions/platform/outbox/message.ts',
      'functions/platform/outbox/sender.ts',
    ],
  ],
}

/** The files of a walk to which nothing before them in their leg leads. */
export const lostOn = (walk: readonly Leg[]): string[] =>
  walk.flatMap((leg) =>
    leg.filter(
      (file, at) =>
        at > 0 && !leg.slice(0, at).some((one) => importsOf(one).some(({ target }) => target === file)),
    ),
  )
